declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font: the part that is used. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff' | 'woff2'
      variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
