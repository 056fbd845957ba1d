export const historyTexts = {
  heading: 'Earlier texts',
  loading: 'Loading...',
  failed: 'The earlier texts cannot be loaded. Close and open this list to try again.',
  empty: 'There is no earlier text of this language. A text is kept for 90 days after it is replaced.',
  until: (time: string) => `Replaced on ${time}`,
  differs: (fields: string[]) => `Differs from the form in: ${fields.join(', ')}`,
  same: 'The same text as in the form',
  emptyField: '(empty)',
  restore: 'Restore',
  restored: (time: string) => `The text of ${time} is in the form. It is not saved yet.`,
  question: {
    title: 'Replace what is written here?',
    text: 'The earlier text takes its place in every field of this language. It is not saved until you save the form.',
    confirm: 'Replace',
    cancel: 'Keep it',
  },
} as const
