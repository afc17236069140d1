/** Extracts from Lighthouse's results the scores, the audits that lost points, and its notes. */
import { median } from '../measure.ts'

/**
 * The part of a result that is read.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
export interface Audited {
  environment: { benchmarkIndex: number }
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    {
      title: string
      score: number | null
      scoreDisplayMode: string
      displayValue?: string
      numericValue?: number
    }
  >
}

export interface PageResult {
  name: string
  path: string
  /** 0 to 100, the median of the rounds. */
  scores: Record<string, number>
  /** In ms, the median of the rounds. */
  largestPaint: number
  blocking: number
  /** Audits that lost points in any round. */
  lost: string[]
  /** Audits below their best that do not count. */
  noted: string[]
}

/**
 * The factor by which this machine is slowed to match Lighthouse's phone: 4 for a fast desktop,
 * whose index is 1750, and less for a slower machine.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export function toSlowdown(benchmarkIndex: number): number {
  return Math.max(1, Math.round((40 * benchmarkIndex) / 1750) / 10)
}

export function toResult(name: string, path: string, rounds: readonly Audited[]): PageResult {
  const [first] = rounds as [Audited]
  const scores = Object.fromEntries(
    Object.entries(first.categories).map(([id, { title }]) => [
      title,
      Math.round(100 * median(rounds.map(({ categories }) => categories[id]!.score ?? 0))),
    ]),
  )
  const value = (id: string) =>
    Math.round(median(rounds.map(({ audits }) => audits[id]?.numericValue ?? 0)))
  const faults = (counts: boolean) => [
    ...new Set(rounds.flatMap((round) => listFaults(round, counts))),
  ]
  return {
    name,
    path,
    scores,
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    lost: faults(true),
    noted: faults(false),
  }
}

function listFaults({ categories, audits }: Audited, counts: boolean): string[] {
  const weights = new Map<string, number>()
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) weights.set(id, Math.max(weight, weights.get(id) ?? 0))
  }
  return [...weights]
    .filter(([id, weight]) => {
      const { score, scoreDisplayMode } = audits[id]!
      const isJudged = scoreDisplayMode !== 'notApplicable' && scoreDisplayMode !== 'manual'
      return isJudged && score !== null && score < 0.9 && weight > 0 === counts
    })
    .map(([id]) => {
      const { title, displayValue } = audits[id]!
      return displayValue ? `${title} (${displayValue})` : title
    })
}

export function toMarkdown(results: readonly PageResult[]): string {
  const titles = Object.keys(results[0]?.scores ?? {})
  const below = results.filter(({ scores }) => Object.values(scores).some((score) => score < 100))
  const rows = results.map(
    ({ path, scores, largestPaint, blocking }) =>
      `| ${path} | ${titles.map((title) => scores[title]).join(' | ')} | ${largestPaint} | ${blocking} |`,
  )
  return [
    `${results.length} pages, ${results.length - below.length} with 100 in all.`,
    '',
    `| page | ${titles.join(' | ')} | largest paint, ms | blocking, ms |`,
    `|---|${'---|'.repeat(titles.length + 2)}`,
    ...rows,
    ...toList('What lost points', results, 'lost'),
    ...toList('What is noted beside', results, 'noted'),
    '',
  ].join('\n')
}

/** Each finding once, with the number of pages that have it and one of them. */
function toList(title: string, results: readonly PageResult[], kind: 'lost' | 'noted'): string[] {
  const pages = new Map<string, string[]>()
  for (const result of results) {
    // The measured figures differ from page to page.
    for (const fault of new Set(result[kind].map((one) => one.replace(/ \(.*\)$/, ''))))
      pages.set(fault, [...(pages.get(fault) ?? []), result.path])
  }
  if (pages.size === 0) return []
  const entries = [...pages].map(([fault, paths]) => `- ${fault}: ${paths.length}, as ${paths[0]}`)
  return ['', `${title}:`, '', ...entries]
}
