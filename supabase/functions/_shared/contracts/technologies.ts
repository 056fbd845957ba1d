/*
 * The technology options of spec 3, for forms, contracts and mails. Most are names and the same in every language;
 * a form translates the label "Other".
 */

/** Company request: sends the label. */
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

/** Specialist sign-up: sends the key, shows the label. */
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

/** Job application: sends the label, because spec 3 lists labels only (D54). */
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
