/*
 * The texts in this folder are not in catalogues, because they are not translated. Most are English, some are Slovak,
 * as in spec 2, 5 and 8 (D7). An element with a Slovak text needs `lang="sk"`.
 */

export const areaTexts = {
  signIn: {
    title: 'Admin sign-in',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    submitting: 'Signing in...',
    success: 'Signed in successfully',
    failure: 'Failed to sign in',
    draftKept: 'Your unsaved text is kept in this browser. It is offered back once you have signed in.',
  },
  header: {
    navigation: 'Administration',
    caseStudies: 'Case Studies',
    itProjects: 'IT Projekty',
    site: 'View site',
    signOut: 'Sign Out',
    signOutSuccess: 'Signed out successfully',
    signOutFailure: 'Failed to sign out',
  },
  noAccess: {
    title: 'No access',
    text: 'This account is not an administrator of the site. Sign out, then sign in with another account.',
  },
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
  itProjects: {
    title: 'IT Projekty',
    comingSoon: 'Správu IT projektov čoskoro pridáme.',
  },
  error: {
    title: 'Something went wrong',
    text: 'This part of the administration could not be shown.',
    reload: 'Reload the page',
  },
} as const
