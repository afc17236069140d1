/** The texts and figures of a report, shared by the terminal and the page. */
import type { ExperimentReport, VariantReport } from './experiment-report.ts'
import type { Interval } from './statistics.ts'

/** Below it the split cannot be chance: the counting is wrong, and so is everything else. */
const suspiciousSplit = 0.001

const fewPeople = 30

const method =
  'Rates with Wilson’s, differences with Newcombe’s 95% intervals; p of the two-sided z-test of two proportions, by Bonferroni.'

export const headings = ['variant', 'exposed', 'converted', 'rate', 'difference', 'p'] as const

export function toCells(variant: VariantReport): string[] {
  const { name, exposed, converted, rate, difference } = variant
  return [
    name,
    String(exposed),
    String(converted),
    rate ? `${toPercent(rate.value)} (${toRange(rate.interval)})` : '–',
    difference ? `${toPoints(difference.value)} (${toRange(difference.interval, toPoints)})` : '–',
    difference ? (difference.p < 0.0001 ? '< 0.0001' : difference.p.toFixed(4)) : '–',
  ]
}

/** Conclusions that are certain, doubts first. */
export function listConclusions(report: ExperimentReport): string[] {
  const { goals, split, mixed, experiment } = report
  const people = goals[0]?.variants ?? []
  const doubts = [
    ...(split < suspiciousSplit
      ? [
          `Visitors were not spread as declared (χ², p ${split < 0.0001 ? '< 0.0001' : `= ${split.toFixed(4)}`}): something is wrong with the counting, so believe nothing below.`,
        ]
      : []),
    ...(people.some(({ exposed }) => exposed < fewPeople)
      ? [`Fewer than ${fewPeople} people have seen some of the variants: too few to tell.`]
      : []),
    ...(mixed > 0 ? [`${mixed} saw more than one variant and are left out.`] : []),
    ...(experiment.winner === undefined ? [] : [`It is over: "${experiment.winner}" is shown.`]),
  ]
  const found = goals.flatMap(({ goal, variants }) =>
    variants.flatMap(({ name, difference }) =>
      difference && difference.p < 0.05
        ? [
            `${goal}: "${name}" converts ${difference.value > 0 ? 'better' : 'worse'} than the control.`,
          ]
        : [],
    ),
  )
  const nothing = 'No variant differs from the control by more than chance explains.'
  return [...doubts, ...(found.length > 0 ? found : [nothing]), method]
}

function toPercent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}

/** Formats percentage points. */
function toPoints(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`
}

function toRange([low, high]: Interval, print = toPercent): string {
  return `${print(low)} to ${print(high)}`
}
