/** The technologies of our projects by area (spec 2). `other` has no filter of its own; Flutter has two areas. */
export const technologyAreas = {
  frontend: ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter'],
  backend: ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go'],
  mobile: ['Flutter', 'Kotlin', 'React Native'],
  cloud: ['AWS', 'Azure', 'Docker', 'Kubernetes'],
  other: ['DevOps', 'AI/ML', 'Shopify'],
} as const satisfies Record<string, readonly string[]>
