/**
 * Every fact about the company, and the only place that states one (D1). Replace these values to make the
 * site another company's; placeholders that would be somebody's are visibly so (`example.com`, `00 000 000`).
 */
export const company = {
  brand: 'Tidebridge',
  shortName: 'tb',
  legalName: 'Tidebridge s.r.o.',
  registrationNumber: '00\u00a0000\u00a0000',
  email: 'hello@example.com',
  address: { street: 'Example Street 1', city: '000\u00a000 Example City' },
  foundedYear: 2010,
  social: {
    linkedin: 'https://example.com/linkedin/tidebridge',
    facebook: 'https://example.com/facebook/tidebridge',
    instagram: 'https://example.com/instagram/tidebridge',
  },
  /** Marks the pictures of life at the company; they are collected on the Instagram profile (spec 2). */
  hashtag: '#LifeAtTidebridge',
  awards: { thirtyUnderThirty: 2021, fastGrowing: 2023 },
  /** Figures of the statistics block (spec 1); the home description claims 500+ projects as well (D6). */
  statistics: { projects: 200, specialists: 12_000, technologies: 30, experienceYears: 15 },
  /** Word marks of the client carousel, in order (spec 2). */
  clients: ['CloudTalk', 'Powerful Medical', 'Duos', 'Kvartal', 'Lumen Labs', 'Oakfield'],
  /** The article that the about page leads to (spec 2). */
  press: { publication: 'Example Business Review', url: 'https://example.com/press/tidebridge' },
  /**
   * The team in four rows of three (spec 2): first name and role. `about.json` words the role to fit the person's
   * gender. `portrait` names a drawing in `src/components/art/team-portraits.ts`. A photo takes its place: add a path
   * on this site, such as `photo: '/team/michal.avif'`. A person with neither is shown by the initial.
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
  /** Last update of the privacy policy: for machines, and as it is written (spec 9). */
  privacyPolicyUpdate: { date: '2022-08-30', text: '30.8.2022' },
  /** Answers questions about personal data; named in the privacy policy. */
  privacyContact: { name: 'Example Contact', email: 'privacy@example.com' },
} as const

/** The promotional popup's one switch (D19): off, or on between two optional ISO dates. */
export const promotion: { enabled: boolean; from?: string; until?: string } = { enabled: true }
