/** What an export knows of itself, so that the next one renders only what has changed. */

/** What was rendered of one address. */
export interface KeptAnswer {
  /** What was read (`page/load/reads.ts`); nothing for what is made of configuration alone. */
  tags: readonly string[]
  /** The time after which it is outdated, although nothing was published; ms since 1970. */
  validUntil?: number
  /** Paths in the folder. */
  files: readonly string[]
  /** Addresses of lists in other states. */
  leadsTo: readonly string[]
  /** Paths of pictures and files of the site that it names. */
  names: readonly string[]
  /** To be rendered again: something it read was published, or could not be read. */
  isStale?: boolean
}

export interface KeptFile {
  hash: string
  /** In bytes. */
  size: number
  /** Of the file it was made from, where it was not rendered. */
  version?: string
}

export interface ExportManifest {
  /** What everything depends on: build, configuration, content repository. */
  key: string
  /** Of the content. */
  contentRef: string
  /** By address. */
  answers: Map<string, KeptAnswer>
  /** By path in the folder. */
  files: Map<string, KeptFile>
}

/** Another shape makes a manifest of before worthless. */
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

/** @returns undefined for what is no manifest of this layout */
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
