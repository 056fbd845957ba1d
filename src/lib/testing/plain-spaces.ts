/** Replaces non-breaking spaces by spaces. `toHaveTextContent` does the same with the text of an element. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
