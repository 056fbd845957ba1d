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

/**
 * Search queries by page language. For each query, the titles of the seeded offers that the search must find, in the
 * order of the offers' ids.
 */
export const queries: Record<string, Record<string, string[]>> = {
  en: {
    react: [react, android],
    Prague: [devops, go],
    'data, prague': [devops],
    'prague; aws': [devops],
    Vienna: [data],
    MUNICH: [sap],
    'munich sap': [sap],
    slovak,
    czech,
    german,
    'german, scrum': [scrum],
    'remote flutter': [flutter],
    '.net': [dotnet],
    '.NET/C#': [dotnet],
    'S/4HANA': [sap],
    hana: [sap],
    k6: [qa],
    'typescript playwright': [react, qa],
    kosice: [qa],
    cobol: [],
  },
  sk: {
    Praha: [devops, go],
    'praha, devops': [devops],
    'Praha;devops': [devops],
    Viedeň: [data],
    vieden: [data],
    Mníchov: [sap],
    Berlín: [scrum, vue],
    Košice: [qa],
    KOŠICE: [qa],
    diaľku: remote,
    'na diaľku flutter': [flutter],
    slovenčina: slovak,
    slovencina: slovak,
    čeština: czech,
    nemčina: german,
    'angličtina, slovenčina': slovak,
    'angličtina bratislava': [java, android],
  },
  cz: {
    Praha: [devops, go],
    Vídeň: [data],
    viden: [data],
    Mnichov: [sap],
    dálku: remote,
    slovenština: slovak,
    němčina: german,
    'čeština, brno': [dotnet],
    'angličtina, playwright': [react, qa],
  },
  de: {
    Prag: [devops, go],
    Wien: [data],
    'Wien, Python': [data],
    München: [sap],
    Muenchen: [sap],
    munchen: [sap],
    Brünn: [dotnet],
    Bruenn: [dotnet],
    Slowakisch: slovak,
    Tschechisch: czech,
    Deutsch: german,
    'Englisch, Kubernetes': [java, devops, go],
    'Englisch Deutsch': german,
  },
}

/**
 * Key: query with characters that are special in URLs, API requests, JSON, `like` patterns or SQL. Value: the titles of
 * the offers that the query must find, as in `queries`.
 */
export const hostileQueries: Record<string, string[]> = {
  'sap%': [sap],
  '%sap': [sap],
  '(sap)': [sap],
  '"sap"': [sap],
  "sap'": [sap],
  'sap\\': [sap],
  'sap&select=id': [],
  'sap,or(id.gt.0)': [],
  "sap'; drop table offers; --": [],
  '{sap}': [sap],
  '[["sap"]]': [sap],
  '\u0000sap': [sap],
  'sap#': [],
  'sap+': [],
}
