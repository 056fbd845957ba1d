/*
 * The technology options of spec 3: the one place that forms, contracts and mails take them from. Most are names
 * and the same in every language; a form translates the one that is a word (`other`).
 */

/** Company request: what is sent is what is shown. */
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

/** Specialist sign-up: value sent, label shown. */
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

/** Job application: its own labels in their order; spec 3 lists no values, so they are the sign-up's. */
export const applicationTechnologies = {
  java: 'Java',
  php: 'PHP',
  dotnet: '.NET / C#',
  nodejs: 'Node.js',
  python: 'Python',
  react: 'React',
  angular: 'Angular',
  vue: 'Vue.js',
  devops: 'DevOps',
  go: 'GoLang',
  other: 'Other',
  'ux-ui': 'UX/UI',
  qa: 'QA',
  pm: 'PM/Scrum Master',
} as const
