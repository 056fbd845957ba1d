import type { FieldName } from '@contracts/case-study'

const numberFormat = new Intl.NumberFormat('en')
const count = (characters: number) => numberFormat.format(characters)

/** Returns a file size in Slovak, such as `412 kB` or `12,3 MB`. */
function fileSize(bytes: number): string {
  const isLarge = bytes >= 2 ** 20
  return new Intl.NumberFormat('sk', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 2 ** 20 : Math.ceil(bytes / 1024))
}

export const fieldTexts = {
  labels: {
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
  path: (path: string) => `Address: ${path}`,
  pathUnknown: 'The address is made from the letters a to z and the digits of the English title.',
  notSavedWithoutTitle: 'Without a title this language is not saved.',
  keptWithoutTitle: 'Without a title this language is skipped: the version stored before stays as it is.',
  length: (length: number, max: number) => `${count(length)} of ${count(max)} characters`,
  preview: 'Preview',
  previewEmpty: 'Nothing to show yet.',
  image: {
    choose: 'Upload a picture',
    hint: 'JPG, PNG, WEBP; or drop it here. Large pictures are made smaller.',
    uploading: 'Uploading...',
    clear: (field: string) => `Remove: ${field}`,
    broken: 'The picture cannot be loaded from this address.',
    size: (width: number, height: number) => `${width} × ${height} px`,
    copy: 'Use for all languages',
    copyName: (field: string) => `Use for all languages: ${field}`,
    copied: (langs: string) => `The picture is in the form for ${langs}. It is not saved yet.`,
    noOther: 'No other language with a text has another picture.',
    wrongType: 'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
    tooLarge: 'Obrázok je príliš veľký. Maximum je 5MB',
    success: 'Obrázok nahratý úspešne',
    failure: 'Nepodarilo sa nahrať obrázok',
    unreadable: (name: string) => `Súbor „${name}“ sa nedá otvoriť ako obrázok.`,
    stored: (format: string, size: string, bytes: number, bytesBefore: number) =>
      `Uložené: ${format}, ${size}, ${fileSize(bytes)} (vybraný súbor: ${fileSize(bytesBefore)})`,
    storedUnchanged: (size: string, bytes: number) => `Uložené bez zmeny: ${size}, ${fileSize(bytes)}`,
  },
  errors: {
    required: 'Please fill in this field.',
    tooLong: (length: number, max: number) =>
      `This text has ${count(length)} characters. At most ${count(max)} are allowed.`,
    image: 'Please give an address that starts with https://, or upload a picture.',
    noSlug: 'No address can be made from this title: it needs a letter from a to z or a digit.',
    slugTaken: (slug: string) =>
      `A case study with the address “${slug}” exists already. Choose another title.`,
  },
} as const
