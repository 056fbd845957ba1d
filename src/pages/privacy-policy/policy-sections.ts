interface PolicyOutline {
  section: string
  paragraphs: readonly string[]
  /** Terms with their explanation. */
  points?: readonly string[]
  /** Terms that are names in code, and so the same in every language. */
  names?: Readonly<Record<string, string>>
  /** Purposes of processing, each with its legal basis and the data concerned. */
  purposes?: readonly string[]
  /** Paragraphs after the points or purposes. */
  closing?: readonly string[]
}

/** What the policy says, in order (spec 2): the keys of its texts in the catalogue. A section is also an anchor. */
export const policySections = [
  { section: 'administrator', paragraphs: ['who', 'scope'] },
  {
    section: 'processing',
    paragraphs: ['overview'],
    purposes: ['contact', 'company', 'specialist', 'application', 'operation'],
    closing: ['sensitive', 'automated'],
  },
  {
    section: 'sharing',
    paragraphs: ['overview'],
    points: ['hosting', 'database', 'mail', 'clients', 'authorities'],
    closing: ['processors'],
  },
  { section: 'retention', paragraphs: ['period', 'end', 'delivered'] },
  {
    section: 'security',
    paragraphs: ['overview'],
    points: ['encryption', 'access', 'minimization', 'incidents'],
  },
  {
    section: 'cookies',
    paragraphs: ['overview'],
    points: ['language', 'theme', 'promotion_closed', 'reloaded_for', 'sign_in'],
    names: {
      language: 'language',
      theme: 'theme',
      promotion_closed: 'promotion-closed',
      reloaded_for: 'reloaded-for',
    },
    closing: ['necessary'],
  },
  {
    section: 'rights',
    paragraphs: ['overview'],
    points: [
      'access',
      'rectification',
      'erasure',
      'restriction',
      'portability',
      'objection',
      'withdrawal',
      'complaint',
    ],
  },
  { section: 'changes', paragraphs: ['announcement'] },
  { section: 'contact', paragraphs: ['overview'] },
] as const satisfies readonly PolicyOutline[]

/** A section's texts, read by key. */
export type PolicySectionOutline = PolicyOutline & Pick<(typeof policySections)[number], 'section'>
