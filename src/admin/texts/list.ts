const translationReasons: Readonly<Record<string, string>> = {
  html_changed: 'saved as a draft: the markup differs from the English text, please check it',
  unchanged: 'saved as a draft: a text came back in English, please translate it',
  unexpected_characters: 'saved as a draft: a text contains invisible characters, please check it',
  in_progress: 'another run is creating this version',
  no_english_version: 'the English version was deleted meanwhile',
  quota_exceeded: 'the quota of the translation service is used up',
  translation_key_refused: 'the translation service does not accept the key',
  translation_unavailable: 'the translation service cannot be reached',
  translation_refused: 'the translation service refused the text',
  translation_unusable: 'the translation service gave no usable text',
  time_limit: 'the time was up; run it again to go on',
  too_long: 'the translation is too long for the table',
  not_saved: 'the database did not take it',
  internal_error: 'an unexpected error',
}

export const listTexts = {
  title: 'Manage Case Studies',
  heading: 'All case studies',
  toList: 'All case studies',
  loading: 'Loading...',
  loadFailure: 'Failed to load case studies',
  studyLoadFailure: 'Failed to load the case study',
  empty: 'Zatiaľ žiadne case studies.',
  search: 'Search title, client or slug',
  found: (count: number) => (count === 1 ? '1 case study' : `${count} case studies`),
  /** @param filter label of the filter, or an empty text if all studies are shown */
  nothingShown: (filter: string, isSearch: boolean) =>
    isSearch
      ? `No case study${filter && ` under “${filter}”`} matches the search.`
      : `No case study is listed under “${filter}”.`,
  showAll: 'Show all case studies',
  filters: {
    label: 'Show',
    all: 'All',
    drafts: 'Drafts',
    missing: 'Missing',
    outdated: 'English changed',
    unread: 'Not read',
  },
  translateAll: {
    label: 'Translate all to',
    language: (lang: string, count: number) => `${lang} (${count})`,
  },
  publicPage: (label: string, of: string) => `${label}: ${of} (public page, opens in a new tab)`,
  published: 'Published',
  draft: 'Draft',
  missing: 'Missing',
  marks: { unread: 'translation not read yet', outdated: 'English changed since' },
  translate: 'Translate',
  edit: 'Edit',
  editing: 'Editing',
  delete: 'Delete',
  notFound: 'This case study does not exist. It may have been deleted.',
  create: 'New case study',
  deletion: {
    question: 'Naozaj chcete vymazať všetky jazykové verzie tejto case study?',
    confirm: 'Delete',
    cancel: 'Cancel',
    success: 'Case study deleted successfully',
    failure: 'Failed to delete case study',
  },
  deleted: {
    heading: (count: number) => `Deleted (${count})`,
    hint: 'Deleted texts are kept for 90 days. Until the site is built again, the old pages of published ones can be read without JavaScript.',
    deletedAt: (langs: string, time: string) => `${langs}: deleted on ${time}`,
    restore: 'Restore',
    question: {
      text: (langs: string) =>
        `The versions come back as they were: ${langs}. Visitors see the published ones again.`,
      confirm: 'Restore',
      cancel: 'Cancel',
    },
    success: 'Case study restored',
    failure: 'The case study could not be restored',
    loadFailure: 'The deleted case studies cannot be loaded.',
  },
  translations: {
    generate: 'Generate translations',
    generating: 'Generating...',
    title: 'Generate translations',
    question: (languages: readonly string[]) =>
      `Toto vytvorí ${languages.join('/').toUpperCase()} verzie všetkých anglických case studies. Pokračovať?`,
    confirm: 'Generate',
    cancel: 'Cancel',
    success: (count: number) => `Vytvorené ${count} prekladov`,
    failure: 'Nepodarilo sa vytvoriť preklady',
    progress: (count: number) =>
      count === 1 ? 'Translating... 1 version is saved.' : `Translating... ${count} versions are saved.`,
    elapsed: (seconds: number) =>
      `${seconds} s. The run ends after about two minutes at the latest; what is saved stays.`,
    openForm: 'Edit',
    openPage: 'View',
    created: 'Created',
    skipped: 'Left as they are',
    failed: 'Not created',
    existing: (count: number) =>
      count === 1 ? '1 version existed already.' : `${count} versions existed already.`,
    /** Texts of the reasons in the report. The keys are the codes that the edge function returns. */
    reasons: translationReasons,
    nothingMissing: 'No language version was missing.',
    close: 'Close the report',
  },
} as const
