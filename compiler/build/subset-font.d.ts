declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font: what is used of it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer>
}
