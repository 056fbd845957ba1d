/**
 * Texts of the private area. It has no catalogues: spec 2 and 8 word it once, part English, part Slovak (D7).
 * Where Slovak ones are shown, the element carries `lang="sk"`.
 */
export const texts = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  signIn: {
    title: 'Admin sign-in',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    submitting: 'Signing in...',
    success: 'Signed in successfully',
    failure: 'Failed to sign in',
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
  caseStudies: {
    title: 'Manage Case Studies',
    loadFailure: 'Failed to load case studies',
    retry: 'Try again',
    empty: 'Zatiaľ žiadne case studies.',
    published: 'Published',
    draft: 'Draft',
    missing: 'Missing',
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
