import type { FieldName } from '@contracts/case-study'

const numberFormat = new Intl.NumberFormat('en')
const count = (characters: number) => numberFormat.format(characters)

/** Texts of the case-study form (spec 2, 5 and 8). `lang` is a language code in upper case, such as `SK`. */
export const editorTexts = {
  create: { heading: 'New case study', submit: 'Create' },
  update: { heading: 'Edit case study', submit: 'Update' },
  /** Second part of the submit button's label. Phones show only the first part. */
  caseStudy: 'case study',
  cancel: 'Cancel',
  saving: 'Saving...',
  languages: 'Language versions',
  tab: { published: 'published', draft: 'draft', missing: 'missing', unsaved: 'unsaved', invalid: 'error' },
  fields: {
    title: 'Title',
    client_name: 'Client',
    category: 'Category',
    featured_image: 'Featured image',
    excerpt: 'Short description',
    content: 'Content (HTML)',
    about_company: 'About company (HTML)',
    testimonial_text: 'Testimonial quote',
    testimonial_author: 'Testimonial author',
    testimonial_author_role: 'Testimonial role',
    testimonial_image: 'Testimonial photo',
    published: 'Published',
  } satisfies Record<FieldName | 'published', string>,
  sections: { study: 'The study', company: 'The client', testimonial: 'Testimonial' },
  publishedHint: 'Visitors see this language version once it is saved.',
  draftHint: 'Only administrators see this language version.',
  path: (path: string) => `Address: ${path}`,
  pathUnknown: 'The address is made from the letters a to z and the digits of the English title.',
  notSavedWithoutTitle: 'Without a title this language is not saved.',
  keptWithoutTitle: 'Without a title this language is skipped: the version stored before stays as it is.',
  length: (length: number, max: number) => `${count(length)} of ${count(max)} characters`,
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
  preview: 'Preview',
  previewEmpty: 'Nothing to show yet.',
  html: {
    removed: 'Visitors will not see:',
    removedTags: (tags: string) => `tags (most keep their text): ${tags}`,
    removedAttributes: (names: string) => `attributes: ${names}`,
    removedPictures: (urls: string) => `pictures, because their address must start with https: ${urls}`,
    removedLinks: (urls: string) => `link targets: ${urls}`,
  },
  image: {
    choose: 'Upload a picture',
    hint: 'JPG, PNG, WEBP, up to 5 MB; or drop it here',
    uploading: 'Uploading...',
    clear: (field: string) => `Remove: ${field}`,
    broken: 'The picture cannot be loaded from this address.',
    size: (width: number, height: number) => `${width} × ${height} px`,
    wrongType: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
    tooLarge: 'Obrázok je príliš veľký. Maximum je 5MB',
    success: 'Obrázok nahratý úspešne',
    failure: 'Nepodarilo sa nahrať obrázok',
  },
  errors: {
    required: 'Please fill in this field.',
    tooLong: (length: number, max: number) =>
      `This text has ${count(length)} characters. At most ${count(max)} are allowed.`,
    image: 'Please give an address that starts with https://, or upload a picture.',
    noSlug: 'No address can be made from this title: it needs a letter from a to z or a digit.',
    slugTaken: (slug: string) =>
      `A case study with the address “${slug}” exists already. Choose another title.`,
    summary: 'Some fields need your attention.',
  },
  state: {
    unsaved: 'Unsaved changes',
    unkept: 'Unsaved changes. The storage of this browser is full or blocked: closing the tab loses them.',
    saved: 'Saved',
    clean: 'No changes',
  },
  save: {
    success: 'Case study uložená úspešne',
    failure: 'Nepodarilo sa uložiť case study',
    updateFailure: (lang: string, message: string) => `Chyba pri aktualizácii ${lang}: ${message}`,
    insertFailure: (lang: string, message: string) => `Chyba pri vytváraní ${lang}: ${message}`,
    changedMeanwhile: 'verziu medzitým zmenil niekto iný',
    deletedMeanwhile: 'verzia už neexistuje alebo ju nesmiete meniť',
    refused: 'na túto zmenu nemáte oprávnenie',
    done: (langs: string) => `Saved: ${langs}.`,
    open: (langs: string) => `Not saved: ${langs}.`,
    kept: 'Nothing that you wrote is lost.',
  },
  conflict: {
    changed: (lang: string) => `Somebody else has saved the ${lang} version since you opened it.`,
    deleted: (lang: string) => `The ${lang} version is not there any more.`,
    load: 'Load their version',
    overwrite: 'Overwrite with mine',
    drop: 'Empty this language',
    saveAnew: 'Save mine as a new version',
  },
  draft: {
    ofNew: (title: string, age: string) =>
      `There is unsaved text of a new case study${title && ` (“${title}”)`}, written ${age}.`,
    of: (slug: string, age: string) => `There is unsaved text of “${slug}”, written ${age}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
} as const
