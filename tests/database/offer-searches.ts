const react = 'Senior React Developer'
const java = 'Java Backend Engineer, Payments'
const devops = 'DevOps Engineer'
const flutter = 'Flutter Developer'
const data = 'Data Engineer'
const qa = 'QA Automation Engineer'
const dotnet = '.NET Developer, Manufacturing'
const ml = 'Machine Learning Engineer, Language Models'
export const sap = 'SAP Consultant, S/4HANA Logistics (m/f/d)'
const scrum = 'Scrum Master (m/f/d)'
const vue = 'Full-Stack Developer, Vue.js and Node.js (m/f/d)'
const android = 'Android Developer (Kotlin)'
const shop = 'E-commerce Developer (Shopify, PHP)'
const go = 'Full-Stack Developer (Go, Angular)'

const remote = [react, flutter, ml, shop]
const slovak = [react, java, qa, android]
const czech = [devops, dotnet, shop, go]
const german = [data, sap, scrum, vue]

/** Key: query. Value: the titles of the seeded offers that the search finds, in the order of their ids. */
export const searches: Record<string, string[]> = {
  // Several words, punctuation, parts of words
  react: [react, android],
  'typescript playwright': [react, qa],
  '.net': [dotnet],
  '.NET/C#': [dotnet],
  'S/4HANA': [sap],
  hana: [sap],
  cobol: [],

  // Names of places, with and without diacritics
  Prague: [devops, go],
  Praha: [devops, go],
  Vienna: [data],
  Viedeň: [data],
  'Wien, Python': [data],
  'MUNICH sap': [sap],
  München: [sap],
  Muenchen: [sap],
  Berlín: [scrum, vue],
  KOŠICE: [qa],
  Brünn: [dotnet],
  diaľku: remote,
  'na diaľku flutter': [flutter],

  // Names of languages
  slovak,
  slovenčina: slovak,
  Slowakisch: slovak,
  čeština: czech,
  'čeština, brno': [dotnet],
  němčina: german,
  'german, scrum': [scrum],
  'Englisch Deutsch': german,
  'angličtina bratislava': [java, android],
  'Englisch, Kubernetes': [java, devops, go],

  // Characters that are special in URLs, requests to the API, JSON, `like` patterns or SQL
  'sap%': [sap],
  '(sap)': [sap],
  '"sap"': [sap],
  'sap\\': [sap],
  'sap,or(id.gt.0)': [],
  "sap'; drop table offers; --": [],
  '[["sap"]]': [sap],
  '\u0000sap': [sap],
  'sap+': [],
}
