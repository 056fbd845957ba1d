/** Options of the company form (spec 3). The form sends the labels. */
export const companyTechnologies = [
  'React',
  'Angular',
  'Vue.js',
  'Node.js',
  'Java',
  'PHP',
  '.NET / C#',
  'Python',
] as const

/** Options of the specialist sign-up (spec 3), by the value that the form sends. */
export const specialistTechnologies = {
  java: 'Java',
  php: 'PHP',
  dotnet: '.NET / C#',
  nodejs: 'Node.js',
  python: 'Python',
  react: 'React',
  angular: 'Angular',
  vue: 'Vue.js',
  flutter: 'Flutter',
  kotlin: 'Kotlin',
  go: 'Go',
  devops: 'DevOps',
  'ux-ui': 'UX/UI',
  qa: 'QA',
  pm: 'PM/Scrum Master',
  other: 'Other',
} as const

/** Options of the job application. The form sends the labels, because spec 3 lists no values for them (D54). */
export const applicationTechnologies = [
  'Java',
  'PHP',
  '.NET / C#',
  'Node.js',
  'Python',
  'React',
  'Angular',
  'Vue.js',
  'DevOps',
  'GoLang',
  'Other',
  'UX/UI',
  'QA',
  'PM/Scrum Master',
] as const
