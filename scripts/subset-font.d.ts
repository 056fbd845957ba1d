declare module 'subset-font' {
  /** Returns the subset of a font for the given characters. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>
}
