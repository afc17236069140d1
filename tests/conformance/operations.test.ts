/** The board and the alerts for operators name only what a server shows, and its guide says the same. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from '../../adapters/telemetry/metrics/index.ts'
import { findMetricNames } from '#tests/support/metric-names.ts'
import { readAlerts } from '#tests/support/read-alerts.ts'
import { keptEntries } from '../../adapters/node/data-folder.ts'

const board = JSON.parse(readFileSync('docs/operations/grafana.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const guide = ['operations/operate', 'reference/observability']
  .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
  .join('\n')

const boardQueries = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const alerts = readAlerts()

const text = await createMetrics({ buildId: 'b', slices: [], picturePath: '/p' }).text()
/** A histogram has three names. */
const shown = new Set(
  [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
  ),
)
/** Prometheus makes it, of every server it reads. */
const foreign = new Set(['up'])

it.each([...boardQueries, ...alerts.map(({ query }) => query)])('there is all of %s', (query) => {
  const names = findMetricNames(query)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !shown.has(name) && !foreign.has(name))).toEqual([])
})

it('the board shows every figure of ours', () => {
  const names = new Set(boardQueries.flatMap(findMetricNames))
  const ours = [...text.matchAll(/^# TYPE (slicewright_\S+)/gm)].map(([, name]) => name!)
  const unseen = ours.filter((name) => ![...names].some((one) => one.startsWith(name)))
  expect(unseen).toEqual([])
})

it('codes that alerts look for are in our sources', () => {
  const codes = alerts.flatMap(({ query }) =>
    [...query.matchAll(/code="(\w+)"/g)].map(([, code]) => code!),
  )
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) {
    const found = execFileSync('git', [
      'grep',
      '-l',
      `'${code}'`,
      '--',
      'runtime',
      'functions',
      'renderer',
    ])
    expect(String(found)).not.toBe('')
  }
})

it('the guide has a row for each alert, with how long and what to do', () => {
  const rows = guide.split('\n').filter((line) => /^\| `[A-Z][a-z]\w+` \| `\w+` \|/.test(line))
  expect(rows.map((row) => row.split(' | ')).map((cells) => cells[0]!.slice(3, -1))).toEqual(
    alerts.map(({ name }) => name),
  )
  rows.forEach((row, at) => {
    const [, figure, , duration, severity, advice] = row.slice(2, -2).split(' | ')
    const alert = alerts[at]!
    expect(duration).toBe(alert.for === '0' ? 'at once' : `${alert.for} min`)
    expect([severity, advice]).toEqual([alert.severity, alert.advice])
    expect(alert.query).toContain(figure!.slice(1, -1))
  })
})

it('the guide says of all that a backup holds that it is a copy of nothing, and of nothing else', () => {
  const rows = guide.matchAll(/^\| `([\w.]+)`.* \| [^|]+ \| nothing \|$/gm)
  expect([...rows].map(([, name]) => name)).toEqual([...keptEntries])
})

it.each([
  ['sum by (kind) (rate(a_total{job="$job"}[5m])) > 1', ['a_total']],
  ['a / ignoring(b) group_left sum(c{d=~"e|f"})', ['a', 'c']],
  ['max(process_resident_memory_bytes) > 600e6', ['process_resident_memory_bytes']],
])('finds the names in %s', (query, names) => {
  expect(findMetricNames(query)).toEqual(names)
})
