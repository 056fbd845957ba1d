export const editorTexts = {
  create: { heading: 'New case study', submit: 'Create' },
  update: { heading: 'Edit case study', submit: 'Update' },
  /** Second part of the submit button's label. On phones, only the first part is visible. */
  caseStudy: 'case study',
  cancel: 'Cancel',
  languages: 'Language versions',
  tab: { published: 'published', draft: 'draft', missing: 'missing', unsaved: 'unsaved', invalid: 'error' },
  sections: { study: 'The study', company: 'The client', testimonial: 'Testimonial' },
  publishedHint: 'Visitors see this language version once it is saved.',
  draftHint:
    'Only administrators see this language version. If it was public, its old page can be read without JavaScript until the site is built again.',
  incompleteHint: (fields: string) =>
    `Visitors see this language version once it is saved, but without: ${fields}.`,
  incomplete: (langs: string) => `Published although texts are missing: ${langs}.`,
  copyEnglish: 'Copy from English',
  copyQuestion: {
    title: 'Replace what is written here?',
    text: 'The English text takes its place in every field of this language.',
    confirm: 'Replace',
    cancel: 'Keep it',
  },
  publicPage: 'View page',
  showEnglish: 'Show English',
  hideEnglish: 'Hide English',
  english: (field: string) => `English: ${field}`,
  translation: {
    heading: 'Machine translation',
    marks: {
      unread: 'This is a machine translation that nobody has read yet.',
      outdated: 'The English text has changed since this translation was made.',
    },
    read: 'I have compared it with the English text',
    failure: 'The mark could not be saved. Please try again.',
    translate: 'Translate from English',
    translating: 'Translating...',
  },
} as const
