/** Spec 2. `other` is visible only under All. */
export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

interface Technology {
  name: string
  areas: readonly ((typeof filterAreas)[number] | 'other')[]
  /** Default: `name`. */
  query?: string
}

export const technologyList: readonly Technology[] = [
  { name: 'React', areas: ['frontend'] },
  { name: 'Angular', areas: ['frontend'] },
  { name: 'Vue.js', areas: ['frontend'] },
  { name: 'TypeScript', areas: ['frontend'] },
  { name: 'Flutter', areas: ['frontend', 'mobile'] },
  { name: 'Node.js', areas: ['backend'] },
  { name: 'Python', areas: ['backend'] },
  { name: 'Java', areas: ['backend'] },
  { name: 'PHP', areas: ['backend'] },
  { name: '.NET/C#', areas: ['backend'], query: '.NET C#' },
  { name: 'Go', areas: ['backend'] },
  { name: 'Kotlin', areas: ['mobile'] },
  { name: 'React Native', areas: ['mobile'] },
  { name: 'AWS', areas: ['cloud'] },
  { name: 'Azure', areas: ['cloud'] },
  { name: 'Docker', areas: ['cloud'] },
  { name: 'Kubernetes', areas: ['cloud'] },
  { name: 'DevOps', areas: ['other'] },
  { name: 'AI/ML', areas: ['other'], query: 'machine learning' },
  { name: 'Shopify', areas: ['other'] },
]
