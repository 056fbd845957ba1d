/** As `toHaveTextContent` does. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
