const person = { name: 'Žofia Šťastná', email: 'zofia@example.org', gdprConsent: true }

export const contactWithoutFormType = {
  ...person,
  company: 'Příliš žluťoučký kůň s. r. o.',
  message: 'We need two engineers.',
}
export const contact = { ...contactWithoutFormType, formType: 'contact' }

export const companyRequest = {
  ...person,
  formType: 'company',
  company: 'Příliš žluťoučký kůň s. r. o.',
  phone: '+421 000 000 000',
  technologies: ['React', '.NET / C#'],
}

export const cvFile = { name: 'cv.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' }

const candidate = { ...person, phone: '+421 000 000 000', cvFile: null as typeof cvFile | null }

export const signUp = { ...candidate, formType: 'it-specialist', technology: 'dotnet' }

export const application = {
  ...candidate,
  formType: 'job-application',
  jobTitle: 'Vývojář „React“ & Node',
  technology: 'GoLang',
}
