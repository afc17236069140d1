import { describe, expect, it } from 'vitest'
import { lines as plainLines } from '#tests/support/experiments.ts'
import { drawReports } from './draw-reports.ts'
import { toExperimentReport } from './experiment-report.ts'
import { printReports } from './print-reports.ts'
import { parseEvents, type MeasuredEvent } from './read-events.ts'

const lines = { ...plainLines, title: 'Lines & words' }

const viewed = (person: string, variant: string, time: number, experiment = 'lines') =>
  ({ name: 'Experiment viewed', person, time, properties: { experiment, variant } }) as const
const reached = (person: string, time: number, name = 'Contact requested') =>
  ({ name, person, time, properties: {} }) as const

/** Events of people who saw a variant, some of whom converted. */
const people = (variant: string, exposed: number, converted: number): MeasuredEvent[] =>
  Array.from({ length: exposed }, (_, index) => `${variant}-${index}`).flatMap((person, index) => [
    viewed(person, variant, index),
    ...(index < converted ? [reached(person, index + 1000)] : []),
  ])

const countsOf = (events: readonly MeasuredEvent[], experiment = lines) => {
  const { goals, mixed } = toExperimentReport('lines', experiment, events)
  const counts = goals[0]!.variants.map(({ exposed, converted }) => `${converted}/${exposed}`)
  return { counts, mixed }
}

describe('[ANALYTICS-07] people of an experiment', () => {
  it('count once, from the first view on, whatever the order of the events', () => {
    const events = [
      reached('early', 5),
      viewed('early', 'short', 10),
      reached('late', 30),
      viewed('late', 'long', 20),
      viewed('late', 'long', 40),
      reached('late', 50),
      reached('late', 60),
      reached('stranger', 60),
      reached('late', 70, 'Newsletter subscribed'),
    ]
    expect(countsOf(events)).toEqual({ counts: ['0/1', '1/1'], mixed: 0 })
    expect(countsOf(events.toReversed())).toEqual(countsOf(events))
  })

  it('are left out who saw two variants; other experiments and unknown variants do not count', () => {
    const events = [
      viewed('both', 'short', 1),
      viewed('both', 'long', 2),
      reached('both', 3),
      viewed('one', 'short', 1),
      viewed('one', 'middle', 2),
      viewed('one', 'long', 3, 'others'),
    ]
    expect(countsOf(events)).toEqual({ counts: ['0/1', '0/0'], mixed: 1 })
  })
})

describe('[ANALYTICS-07] a report', () => {
  const print = (events: readonly MeasuredEvent[], experiment = lines) =>
    printReports([toExperimentReport('lines', experiment, events)])

  it('says which variant is better, by how much, and how sure that is', () => {
    const text = print([...people('short', 80, 48), ...people('long', 70, 56)])
    expect(text).toContain(
      [
        '  variant  exposed  converted  rate                    difference             p',
        '  short    80       48         60.0% (49.0% to 70.0%)  –                      –',
        '  long     70       56         80.0% (69.2% to 87.7%)  +20.0 (+5.2 to +33.4)  0.0080',
      ].join('\n'),
    )
    expect(text).toContain('Contact requested: "long" converts better than the control.')
  })

  it('says so when nothing can be told, nobody came, or visitors were not spread as declared', () => {
    expect(print(people('short', 3, 1))).toMatch(/too few to tell[^]*No variant differs/)
    expect(print([])).toContain('  short    0        0          –     –           –')
    expect(print([...people('short', 400, 40), ...people('long', 300, 60)])).toContain(
      'Visitors were not spread as declared (χ², p = 0.0002)',
    )
    const weighted = {
      ...lines,
      variants: [{ ...lines.variants[0]!, weight: 4 }, lines.variants[1]!],
    }
    expect(
      print([...people('short', 400, 40), ...people('long', 100, 10)], weighted),
    ).not.toContain('spread')
  })

  it('corrects for looking several times', () => {
    const three = {
      ...lines,
      variants: [...lines.variants, { name: 'none', description: 'No line.' }],
    }
    const events = [
      ...people('short', 200, 38),
      ...people('long', 200, 57),
      ...people('none', 200, 38),
    ]
    const [, long] = toExperimentReport('lines', three, events).goals[0]!.variants
    const [, alone] = toExperimentReport('lines', lines, events).goals[0]!.variants
    expect(alone!.difference!.p).toBeLessThan(0.05)
    expect(long!.difference!.p).toBeCloseTo(2 * alone!.difference!.p, 12)
  })

  it('is a page without script, in which texts stay texts', () => {
    const report = toExperimentReport(
      'lines',
      { ...lines, title: '<script>alert(1)</script>' },
      people('long', 40, 4),
    )
    const html = drawReports([report])
    expect(html).not.toContain('<script')
    expect(html).toContain('<td>10.0% (4.0% to 23.1%)</td>')
  })
})

describe('events of a file', () => {
  const event = {
    event: 'Experiment viewed',
    timestamp: '2026-11-20T12:00:00Z',
    properties: { distinct_id: 'a', experiment: 'lines' },
  }
  const read = { name: event.event, person: 'a', time: Date.parse(event.timestamp) }

  it('are a list, or one a line', () => {
    const outside = { ...event, distinct_id: 'a', properties: {} }
    expect(parseEvents(JSON.stringify([event, { nonsense: 1 }]))).toMatchObject([read])
    expect(parseEvents(`${JSON.stringify(outside)}\n\n${JSON.stringify(event)}\n`)).toMatchObject([
      read,
      read,
    ])
  })

  it('are told by their line when they are none', () => {
    expect(() => parseEvents(`${JSON.stringify(event)}\n{`)).toThrow('Line 2 is not a JSON object.')
  })
})
