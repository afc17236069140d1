/** Puts wrong values into document files, at random but reproducibly by seed. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface DamagedDocument {
  document: Json
  /** Pointers of the replaced values. */
  damaged: string[]
}

/** Values that replace expected ones, some as hostile as content can be. */
const wrongValues: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e21,
  '',
  ' ',
  'the third of May',
  'x'.repeat(5000),
  'A\u0000B\u000bC\ufffe<script>&',
  '\ud800',
  '__proto__',
  [],
  [null],
  [[{}]],
  [{ type: 'paragraph', text: null, spans: [null] }],
  {},
  { text: 7 },
  { link_type: 'Document' },
  { link_type: 'Document', id: 'none', type: 'constructor', data: [null] },
  { link_type: 'Web', url: 'javascript:alert(1)' },
  { url: 'https://', dimensions: { width: 'wide', height: null } },
]

/** Numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @param share - of all values, lists and sets of fields among them */
export function damageDocument(
  document: Json,
  share: number,
  random: () => number,
): DamagedDocument {
  const damaged: string[] = []
  const visit = (value: Json, at: string): Json => {
    if (at !== '' && random() < share) {
      damaged.push(at)
      return wrongValues[Math.floor(random() * wrongValues.length)]!
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${at}/${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, visit(item, `${at}/${key}`)]),
    )
  }
  return { document: visit(document, ''), damaged }
}
