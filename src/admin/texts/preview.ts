export const previewTexts = {
  open: 'Preview page',
  heading: (language: string) => `Preview: ${language}`,
  links: 'Links do not open here.',
  close: 'Close preview',
  loadFailure: 'The preview cannot be loaded. Please try again.',
  problems: 'Not ready yet:',
  draft: 'This language is a draft. Visitors see it when it is published and saved.',
  tabs: { page: 'Page', excerpts: 'Search result and shared link' },
  views: 'Views of the preview',
  search: {
    heading: 'In a search engine',
    hint: 'Search engines may show a shorter text or another part of the page.',
  },
  share: {
    heading: 'As a shared link',
    hint: 'Social networks and chats choose the size of the picture themselves.',
    brokenImage: 'The picture cannot be loaded.',
  },
} as const
