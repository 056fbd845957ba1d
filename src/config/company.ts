/** Replace these facts to use the site for another company (D1). */
export const company = {
  brand: 'Tidebridge',
  shortName: 'tb',
  legalName: 'Tidebridge\u00a0s.r.o.',
  registrationNumber: '00\u00a0000\u00a0000',
  /** Required by law on the website of a company. */
  register: 'Example Register, Sro\u00a000000/X',
  vatNumber: 'XX0000000000',
  email: 'hello@example.com',
  address: { street: 'Example Street\u00a01', city: '000\u00a000\u00a0Example City' },
  foundedYear: 2010,
  social: {
    linkedin: 'https://example.com/linkedin/tidebridge',
    facebook: 'https://example.com/facebook/tidebridge',
    instagram: 'https://example.com/instagram/tidebridge',
  },
  hashtag: '#LifeAtTidebridge',
  /** Spec 1 gives the years. The organizers are placeholders (D62). */
  awards: {
    thirty: { organizer: 'Example Magazine', year: 2021 },
    growth: { organizer: 'Example Ranking', year: 2023 },
  },
  reviewPlatform: 'Example Reviews',
  /** Spec 1. The meta description of the home page says 500+ projects on purpose (D6). */
  statistics: { projects: 200, specialists: 12_000, technologies: 30, experienceYears: 15 },
  clients: ['CloudTalk', 'Powerful Medical', 'Duos', 'Kvartal', 'Lumen Labs', 'Oakfield'],
  press: { publication: 'Example Business Review', url: 'https://example.com/press/tidebridge' },
  /** Four rows of three (spec 2). `role` is a key in `about.json`, whose text must fit the person's gender. */
  team: [
    {
      group: 'leadership',
      members: [
        { name: 'Michal', role: 'managing_director', photo: '/team/michal.svg' },
        { name: 'Katarína', role: 'operations', photo: '/team/katarina.svg' },
        { name: 'Lukas', role: 'sales', photo: '/team/lukas.svg' },
      ],
    },
    {
      group: 'recruiting',
      members: [
        { name: 'Barbora', role: 'head_of_recruiting', photo: '/team/barbora.svg' },
        { name: 'Simona', role: 'senior_recruiter', photo: '/team/simona.svg' },
        { name: 'Jakub', role: 'technical_recruiter', photo: '/team/jakub.svg' },
      ],
    },
    {
      group: 'engineering',
      members: [
        { name: 'Ondřej', role: 'head_of_engineering', photo: '/team/ondrej.svg' },
        { name: 'Eliška', role: 'head_of_ai', photo: '/team/eliska.svg' },
        { name: 'Filip', role: 'head_of_mobile', photo: '/team/filip.svg' },
      ],
    },
    {
      group: 'care',
      members: [
        { name: 'Hannah', role: 'client_partner', photo: '/team/hannah.svg' },
        { name: 'Veronika', role: 'community_manager', photo: '/team/veronika.svg' },
        { name: 'Radek', role: 'finance', photo: '/team/radek.svg' },
      ],
    },
  ],
  privacyPolicyUpdate: { date: '2022-08-30', text: '30.8.2022' },
  privacyContact: { name: 'Example Contact', email: 'privacy@example.com' },
} as const

/** `from` and `until` (D19) are days in UTC, such as `2026-11-30`. Both are inclusive. */
export const promotion: { enabled: boolean; from?: string; until?: string } = { enabled: true }
