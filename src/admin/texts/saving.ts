/** The parameter `lang` of the functions in `savingTexts` is the code of a language, such as `SK`. */
export const savingTexts = {
  saving: 'Saving...',
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
  /**
   * Texts for the deletion of one language version. `question` begins with the same words as the question before the
   * deletion of a whole study (spec 8).
   */
  deletion: {
    button: (lang: string) => `Delete the ${lang} version`,
    question: (lang: string, { isLast, isChanged }: { isLast: boolean; isChanged: boolean }) =>
      [
        `Naozaj chcete vymazať ${lang} verziu tejto case study?`,
        isLast && 'Je to posledná jazyková verzia, preto sa vymaže celá case study.',
        isChanged && 'Neuložené zmeny v tejto verzii sa stratia.',
      ]
        .filter(Boolean)
        .join(' '),
    confirm: 'Delete',
    cancel: 'Cancel',
    success: (lang: string) => `${lang} version deleted successfully`,
    failure: (lang: string) => `Failed to delete the ${lang} version`,
  },
  draft: {
    ofNew: (title: string, age: string) =>
      `There is unsaved text of a new case study${title && ` (“${title}”)`}, written ${age}.`,
    of: (slug: string, age: string) => `There is unsaved text of “${slug}”, written ${age}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
} as const
