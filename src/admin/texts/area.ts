export const areaTexts = {
  unsaved: {
    title: 'Leave without saving?',
    text: 'There are unsaved changes in the form. Leaving discards them.',
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
  session: {
    missing: 'Nie ste prihlásený. Prihláste sa prosím.',
    expired: 'Session vypršala. Prihláste sa znova.',
  },
} as const
