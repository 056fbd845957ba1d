/* The technology options of spec 3. Names of technologies are not translated; only the label "Other" is, by the form. */

/** Options of the company form, which sends the labels. */
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

/** Options of the specialist sign-up, from the value that is sent to its label. */
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

/** Options of the job application, which sends the label because spec 3 lists no values (D54). */
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
