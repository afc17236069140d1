/** Facts that an export stores about itself, so that the next one renders only changes. */

/** Facts about one address's answer. */
export interface KeptAnswer {
  /**
   * Tags of its reads (`page/load/reads.ts`); empty for an answer made from configuration alone.
   */
  tags: readonly string[]
  /** The time after which it is outdated, although nothing was published; ms since 1970. */
  validUntil?: number
  /** Paths in the folder. */
  files: readonly string[]
  /** Addresses of lists in other states. */
  leadsTo: readonly string[]
  /** Paths of pictures and files of the site that it names. */
  names: readonly string[]
  /** Whether it must be rendered again: something it read was published, or could not be read. */
  isStale?: boolean
}

export interface KeptFile {
  hash: string
  /** Size in bytes. */
  size: number
  /** Version of the file it was made from, where it was not rendered. */
  version?: string
}

export interface ExportManifest {
  /** Key of what everything depends on: build, configuration, content repository. */
  key: string
  /** Ref of the content. */
  contentRef: string
  /** Answers by address. */
  answers: Map<string, KeptAnswer>
  /** Files by path in the folder. */
  files: Map<string, KeptFile>
}

/** Version of the format: older manifests become worthless when it changes. */
const layout = 1

interface WrittenManifest {
  layout: number
  key: string
  contentRef: string
  tags: string[]
  answers: [address: string, answer: Omit<KeptAnswer, 'tags'> & { tags: number[] }][]
  files: [path: string, file: KeptFile][]
}

/** Each tag is written once: thousands of pages read the same. */
export function writeManifest({ key, contentRef, answers, files }: ExportManifest): string {
  const places = new Map<string, number>()
  const placeOf = (tag: string) => {
    const place = places.get(tag) ?? places.size
    places.set(tag, place)
    return place
  }
  const written: WrittenManifest = {
    layout,
    key,
    contentRef,
    tags: [],
    answers: [...answers].map(([address, answer]) => [
      address,
      { ...answer, tags: answer.tags.map(placeOf) },
    ]),
    files: [...files],
  }
  written.tags = [...places.keys()]
  return JSON.stringify(written)
}

/** @returns undefined for anything but a manifest of this layout */
export function readManifest(text: string): ExportManifest | undefined {
  const written = parse(text)
  if (written?.layout !== layout) return undefined
  const { key, contentRef, tags } = written
  const answers = written.answers.map(
    ([address, answer]) =>
      [address, { ...answer, tags: answer.tags.map((place) => tags[place]!) }] as const,
  )
  return { key, contentRef, answers: new Map(answers), files: new Map(written.files) }
}

function parse(text: string): WrittenManifest | undefined {
  try {
    return JSON.parse(text) as WrittenManifest
  } catch {
    return undefined
  }
}
