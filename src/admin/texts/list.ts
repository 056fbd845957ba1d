export const listTexts = {
  publicPage: (label: string, of: string) => `${label}: ${of} (public page, opens in a new tab)`,
  loading: 'Loading...',
  studyLoadFailure: 'Failed to load the case study',
  notFound: 'This case study does not exist. It may have been deleted.',
  create: 'New case study',
} as const
