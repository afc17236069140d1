/** While many request what is expensive or missing, others must get their pages as before. */
import { ask, inParallel } from './ask.ts'
import { median } from '../measure.ts'
import { toRow, type SiegeRow } from './row.ts'

export interface Attacked {
  origin: string
  /** Resident memory of the server, in bytes. */
  memory(): number
}

const probes = ['/pricing', '/blog', '/favicon.svg']
const seconds = 8

/** Sixty visitors request one picture in all possible versions, again and again, and leave. */
export async function attackPictures({ origin }: Attacked, picture: string): Promise<SiegeRow> {
  const widths = [640, 828, 1200, 2048, 3840]
  const spellings = [
    picture,
    `/media/./${picture.slice(7)}`,
    `/media//${picture.slice(7)}`,
    `${picture}?x`,
  ]
  const targets = spellings.flatMap((url) =>
    widths.flatMap((width) =>
      ['webp', 'avif', 'jpg', 'png'].flatMap((format) =>
        [75, 80, 100].map(
          (quality) =>
            `/.netlify/images?${new URLSearchParams({ url })}&w=${width}&fm=${format}&q=${quality}`,
        ),
      ),
    ),
  )
  return underPressure('one picture in every variant', origin, targets, 12, [200, 400, 404, 503])
}

/** Every picture of the site in every version, by more visitors than there is room for. */
export async function attackAllPictures(
  { origin }: Attacked,
  pictures: readonly string[],
): Promise<SiegeRow> {
  return underPressure('all pictures at once', origin, pictures, 60, [200, 503])
}

export async function attackUnknown(attacked: Attacked): Promise<SiegeRow[]> {
  const before = attacked.memory()
  const paths = ['/blog/', '/customers/', '/de/blog/', '/', '/form/', '/events/', '/lp/']
  let at = 0
  const unknown = Array.from({ length: 20_000 }, () => `${paths[at % 7]}nothing-${at++}`)
  const parameters = Array.from(
    { length: 20_000 },
    () => `/blog?utm_source=${at++}&page=${at % 50}&gclid=${at}`,
  )
  const rows = [
    await underPressure('20,000 unknown addresses', attacked.origin, unknown, 16, [404]),
    await underPressure('20,000 queries', attacked.origin, parameters, 16, [200, 302, 404]),
  ]
  const grown = (attacked.memory() - before) / 1e6
  const faults = grown > 200 ? [`memory grew by ${grown.toFixed(0)} MB`] : []
  return [...rows, toRow('memory over both', 40_000, faults, `${grown.toFixed(0)} MB more`)]
}

/**
 * Pages are requested at rest, then during the attack: the median may at most double, and only
 * expected answers may come. Ends when the targets are used up, or after some seconds.
 */
async function underPressure(
  attack: string,
  origin: string,
  targets: readonly string[],
  atOnce: number,
  expected: readonly number[],
): Promise<SiegeRow> {
  const rest = await probe(origin, 40)
  const faults: string[] = []
  const end = Date.now() + seconds * 1000
  let tried = 0
  const over = new AbortController()
  const storm = inParallel(targets, atOnce, async (target) => {
    if (Date.now() > end) return
    tried++
    const status = await ask(origin, target).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    )
    if (!expected.includes(status as number)) faults.push(`${target.slice(0, 80)}: ${status}`)
  }).finally(() => over.abort())
  const during: number[] = []
  while (!over.signal.aborted) during.push(...(await probe(origin, probes.length)))
  await storm
  const [calm, pressed] = [median(rest), median(during)]
  // Below some milliseconds a ratio measures the scheduler.
  if (pressed > Math.max(2 * calm, calm + 5)) {
    faults.push(`pages took ${pressed.toFixed(1)} ms, at rest ${calm.toFixed(1)} ms`)
  }
  const note = `pages ${calm.toFixed(1)} ms at rest, ${pressed.toFixed(1)} ms meanwhile, ${Math.max(...during).toFixed(0)} ms at most`
  return toRow(attack, tried, faults, note)
}

async function probe(origin: string, times: number): Promise<number[]> {
  const found: number[] = []
  for (let at = 0; at < times; at++) found.push((await ask(origin, probes[at % probes.length]!)).ms)
  return found
}
