/**
 * Facts about the company (D1). Replace them to use the site for another company. Contact and registration data are
 * visible placeholders, such as `example.com` and `00 000 000`.
 */
export const company = {
  brand: 'Tidebridge',
  shortName: 'tb',
  legalName: 'Tidebridge\u00a0s.r.o.',
  registrationNumber: '00\u00a0000\u00a0000',
  /** Entry in the commercial register. The law requires this entry on the website of a company. */
  register: 'Example Register, Sro\u00a000000/X',
  vatNumber: 'XX0000000000',
  email: 'hello@example.com',
  address: { street: 'Example Street 1', city: '000\u00a000\u00a0Example City' },
  foundedYear: 2010,
  social: {
    linkedin: 'https://example.com/linkedin/tidebridge',
    facebook: 'https://example.com/facebook/tidebridge',
    instagram: 'https://example.com/instagram/tidebridge',
  },
  hashtag: '#LifeAtTidebridge',
  awards: { thirtyUnderThirty: 2021, fastGrowing: 2023 },
  /**
   * Figures on the home page (spec 1). The page for IT specialists shows `technologies` too. The meta description of
   * the home page differs from `projects` on purpose: it says 500+ projects (D6).
   */
  statistics: { projects: 200, specialists: 12_000, technologies: 30, experienceYears: 15 },
  clients: ['CloudTalk', 'Powerful Medical', 'Duos', 'Kvartal', 'Lumen Labs', 'Oakfield'],
  press: { publication: 'Example Business Review', url: 'https://example.com/press/tidebridge' },
  /**
   * The team in four rows of three (spec 2). `role` is a key under `team.roles` in `about.json`. The text of the role
   * must fit the person's gender. `portrait` is a drawing in `src/components/art/team-portraits.ts`. To show a photo
   * instead, add its path, such as `photo: '/team/michal.avif'`. Without portrait and photo, the page shows the initial
   * of the name.
   */
  team: [
    {
      group: 'leadership',
      members: [
        { name: 'Michal', role: 'managing_director', portrait: 'beard' },
        { name: 'Katarína', role: 'operations', portrait: 'parting' },
        { name: 'Lukas', role: 'sales', portrait: 'quiff' },
      ],
    },
    {
      group: 'recruiting',
      members: [
        { name: 'Barbora', role: 'head_of_recruiting', portrait: 'ponytail' },
        { name: 'Simona', role: 'senior_recruiter', portrait: 'headset' },
        { name: 'Jakub', role: 'technical_recruiter', portrait: 'mug' },
      ],
    },
    {
      group: 'engineering',
      members: [
        { name: 'Ondřej', role: 'head_of_engineering', portrait: 'curls' },
        { name: 'Eliška', role: 'head_of_ai', portrait: 'bun' },
        { name: 'Filip', role: 'head_of_mobile', portrait: 'headphones' },
      ],
    },
    {
      group: 'care',
      members: [
        { name: 'Hannah', role: 'client_partner', portrait: 'phone' },
        { name: 'Veronika', role: 'community_manager', portrait: 'wave' },
        { name: 'Radek', role: 'finance', portrait: 'moustache' },
      ],
    },
  ],
  /** Date of the last update of the privacy policy: ISO date, and the text that the page shows (spec 9). */
  privacyPolicyUpdate: { date: '2022-08-30', text: '30.8.2022' },
  privacyContact: { name: 'Example Contact', email: 'privacy@example.com' },
} as const

/** Answer to one frequent question, by language. If the answer is missing in a language, the question is not shown. */
export type Answer = { readonly [language in 'en' | 'sk' | 'cz' | 'de']?: string }

/**
 * Answers to the frequent questions for companies and for specialists, in display order. They are empty, because only
 * the company knows the answers. The questions are under `questions` in `for-companies.json` and
 * `for-it-specialists.json`.
 */
export const answers = {
  companies: { minimum_term: {}, replacement: {}, security: {}, seniority: {}, cost: {} },
  specialists: { contract: {}, payment: {}, feedback: {} },
} satisfies Record<string, Record<string, Answer>>

/**
 * Switches the promotional popup on or off (D19). `from` and `until` are its first and last day, such as `2026-11-30`.
 */
export const promotion: { enabled: boolean; from?: string; until?: string } = { enabled: true }
