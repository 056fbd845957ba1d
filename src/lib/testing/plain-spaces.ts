/** Replaces non-breaking spaces, as `toHaveTextContent` does with the text of the element before it compares. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
