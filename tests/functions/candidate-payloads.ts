import { randomBytes } from 'node:crypto'

export const signatures = {
  pdf: Buffer.from('%PDF-1.7\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b030414000600', 'hex'),
  exe: Buffer.from('4d5a9000', 'hex'),
}
type FileType = keyof typeof signatures

export const fileOf = (type: FileType, size = 3000) =>
  Buffer.concat([signatures[type], randomBytes(size - signatures[type].length)])

export const fileContaining = (type: FileType, text: string) =>
  Buffer.concat([fileOf(type, 500), Buffer.from(text), randomBytes(500)])

export const cvOf = (name: string, bytes: Buffer, type = 'application/pdf') => ({
  name,
  content: bytes.toString('base64'),
  type,
})

export const signUp = {
  name: 'Žofia Šťastná',
  email: 'zofia@example.org',
  phone: '+421 000 000 000',
  technology: 'dotnet',
  gdprConsent: true,
  formType: 'it-specialist',
  cvFile: null as ReturnType<typeof cvOf> | null,
}

export const application = {
  ...signUp,
  formType: 'job-application',
  jobTitle: 'Vývojář „React“ & Node',
  technology: '.NET / C#',
}
