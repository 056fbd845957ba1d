const react = 'Senior React Developer'
const java = 'Java Backend Engineer, Payments'
const devops = 'DevOps Engineer'
const flutter = 'Flutter Developer'
const data = 'Data Engineer'
const qa = 'QA Automation Engineer'
const dotnet = '.NET Developer, Manufacturing'
const ml = 'Machine Learning Engineer, Language Models'
export const sap = 'SAP Consultant (S/4HANA, Logistics)'
const scrum = 'Scrum Master'

const remote = [react, flutter, ml]
const slovak = [react, java, qa]
const czech = [devops, dotnet]
const german = [data, sap, scrum]

/** Search queries by page language, and the titles of the seeded offers that each must find, ordered by id. */
export const queries: Record<string, Record<string, string[]>> = {
  en: {
    react: [react],
    Prague: [devops],
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
    Praha: [devops],
    'praha, devops': [devops],
    'Praha;devops': [devops],
    Viedeň: [data],
    vieden: [data],
    Mníchov: [sap],
    Berlín: [scrum],
    Košice: [qa],
    KOŠICE: [qa],
    diaľku: remote,
    'na diaľku flutter': [flutter],
    slovenčina: slovak,
    slovencina: slovak,
    čeština: czech,
    nemčina: german,
    'angličtina, slovenčina': slovak,
    'angličtina bratislava': [java],
  },
  cz: {
    Praha: [devops],
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
    Prag: [devops],
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
    'Englisch, Kubernetes': [java, devops],
    'Englisch Deutsch': german,
  },
}
