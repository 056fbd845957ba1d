const react = 'Senior React Developer'
export const java = 'Java Backend Engineer, Payments'
const devops = 'DevOps Engineer'
const flutter = 'Flutter Developer'
const data = 'Data Engineer'
const qa = 'QA Automation Engineer'
const dotnet = '.NET Developer, Manufacturing'
export const sap = 'SAP Consultant, S/4HANA Logistics (m/f/d)'
const scrum = 'Scrum Master (m/f/d)'
const vue = 'Full-Stack Developer, Vue.js and Node.js (m/f/d)'
const android = 'Android Developer (Kotlin)'
const shop = 'E-commerce Developer (Shopify, PHP)'
export const go = 'Full-Stack Developer (Go, Angular)'

const learning = 'Machine Learning Engineer, Language Models'
const developers = [react, java, devops, flutter, data, qa, dotnet, learning, vue, android, shop, go]
const slovak = [react, java, qa, android]
const german = [data, sap, scrum, vue]

/** Key: query. Value: the titles of the seeded offers that the search finds, in the order of their ids. */
export const searches: Record<string, string[]> = {
  // Several words, punctuation, starts of words, whole short words
  react: [react, android],
  'typescript playwright': [react, qa],
  '.net': [dotnet],
  'S/4HANA': [sap],
  typescr: [react, qa, vue],
  Script: [],
  Go: [go],
  'go-live': [sap],

  // Kinds of remote work (D86)
  remote: [react, flutter, learning, shop],
  'na dálku python': [learning],
  'Hybrid, Kubernetes': [java, devops, go],
  'vor Ort': [dotnet],
  'remote on-site': [react, flutter, dotnet, learning, shop],

  // Names that are written as one word
  nodejs: [vue],
  vuejs: [vue],
  reactjs: [react, android],

  // Job words
  Entwickler: developers,
  vývojářka: developers,
  'Java programmer': [java],
  fullstack: [vue, go],
  frontend: [react, vue, android, go],
  Beraterin: [sap],
  testerka: [qa],

  // Names of places, with and without diacritics
  Praha: [devops, go],
  'Wien, Python': [data],
  'MNÍCHOV sap': [sap],
  Brünn: [dotnet],
  'na diaľku flutter': [flutter],

  // Names of languages
  Slowakisch: slovak,
  němčina: german,
  'Englisch, Kubernetes': [java, devops, go],

  // Characters that are special in URLs, requests to the API, JSON, `like` patterns or SQL
  'sap%': [sap],
  'sap\\': [sap],
  'sap,or(id.gt.0)': [],
  "sap'; drop table offers; --": [],
  '\u0000sap': [sap],
}
