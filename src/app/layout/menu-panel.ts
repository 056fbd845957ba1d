/** Look of a small panel that opens below a button of the header. */
export const menuPanel =
  'absolute right-0 top-full z-30 mt-2 min-w-44 rounded-surface border border-line bg-surface p-1.5 shadow-float'
