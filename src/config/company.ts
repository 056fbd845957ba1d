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
  awards: { thirtyUnderThirty: 2021, fastGrowing: 2023 },
  /** Figures of the statistics block (spec 1); the home description claims 500+ projects as well (D6). */
  statistics: { projects: 200, specialists: 12_000, technologies: 30, experienceYears: 15 },
  /** Word marks of the client carousel, in order (spec 2). */
  clients: ['CloudTalk', 'Powerful Medical', 'Duos', 'Kvartal', 'Lumen Labs', 'Oakfield'],
} as const

/** The promotional popup's one switch (D19): off, or on between two optional ISO dates. */
export const promotion: { enabled: boolean; from?: string; until?: string } = { enabled: true }
