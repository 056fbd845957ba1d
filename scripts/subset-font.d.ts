declare module 'subset-font' {
  /** The part of a font that draws the given characters, in the given format. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>
}
