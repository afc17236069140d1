/** Reports on one experiment, variant by variant. */
import type { Experiment } from '../../runtime/model/config/experiment.ts'
import type { MeasuredEvent } from './read-events.ts'
import {
  compareShares,
  compareToWeights,
  toDifferenceInterval,
  toWilsonInterval,
  type Interval,
} from './statistics.ts'

export interface ExperimentReport {
  name: string
  experiment: Experiment
  /** People who saw more than one variant, and are left out. */
  mixed: number
  /** Probability of the split, if visitors were assigned by the weights. */
  split: number
  goals: GoalReport[]
}

export interface GoalReport {
  goal: string
  /** Variants in the experiment's order; the first is the control. */
  variants: VariantReport[]
}

export interface VariantReport {
  name: string
  exposed: number
  converted: number
  /** Undefined while nobody was exposed. */
  rate?: { value: number; interval: Interval }
  /**
   * Difference from the control; undefined for the control, and while one of the two has nobody.
   */
  difference?: { value: number; interval: Interval; p: number }
}

/** The event as the site reports it. */
const exposureEvent = 'Experiment viewed'

export function toExperimentReport(
  name: string,
  experiment: Experiment,
  events: readonly MeasuredEvent[],
): ExperimentReport {
  const ordered = events.toSorted((a, b) => a.time - b.time)
  const { exposures, mixed } = findExposures(name, experiment, ordered)
  const names = experiment.variants.map((variant) => variant.name)
  const counts = names.map((variant) => count(exposures, (seen) => seen.variant === variant))
  const weights = experiment.variants.map(({ weight = 1 }) => weight)
  return {
    name,
    experiment,
    mixed,
    split: compareToWeights(counts, weights),
    goals: experiment.goals.map((goal) => {
      const reached = findConverted(goal, exposures, ordered)
      const variants = names.map((variant, index) => ({
        name: variant,
        exposed: counts[index]!,
        converted: count(
          exposures,
          (seen, person) => seen.variant === variant && reached.has(person),
        ),
      }))
      return { goal, variants: variants.map((variant) => compare(variant, variants)) }
    }),
  }
}

interface Exposure {
  variant: string
  time: number
}

/** First exposures by person, without people who saw several variants, or an unknown one. */
function findExposures(
  name: string,
  { variants }: Experiment,
  ordered: readonly MeasuredEvent[],
): { exposures: Map<string, Exposure>; mixed: number } {
  const exposures = new Map<string, Exposure>()
  const mixed = new Set<string>()
  for (const { name: event, person, time, properties } of ordered) {
    if (event !== exposureEvent || properties['experiment'] !== name) continue
    const variant = String(properties['variant'])
    if (!variants.some((known) => known.name === variant)) continue
    const first = exposures.get(person)
    if (!first) exposures.set(person, { variant, time })
    else if (first.variant !== variant) mixed.add(person)
  }
  for (const person of mixed) exposures.delete(person)
  return { exposures, mixed: mixed.size }
}

/** People who converted after their exposure; earlier events prove nothing. */
function findConverted(
  goal: string,
  exposures: ReadonlyMap<string, Exposure>,
  ordered: readonly MeasuredEvent[],
): Set<string> {
  const converted = ordered.filter(({ name, person, time }) => {
    const exposure = exposures.get(person)
    return name === goal && exposure !== undefined && time >= exposure.time
  })
  return new Set(converted.map(({ person }) => person))
}

type Counted = Pick<VariantReport, 'name' | 'exposed' | 'converted'>

function compare(variant: Counted, variants: readonly Counted[]): VariantReport {
  const [control] = variants as [Counted]
  const share = { count: variant.converted, of: variant.exposed }
  if (share.of === 0) return variant
  const rate = { value: share.count / share.of, interval: toWilsonInterval(share) }
  const base = { count: control.converted, of: control.exposed }
  if (variant === control || base.of === 0) return { ...variant, rate }
  const comparisons = variants.length - 1
  return {
    ...variant,
    rate,
    difference: {
      value: rate.value - base.count / base.of,
      interval: toDifferenceInterval(share, base),
      // Bonferroni: many comparisons find differences by chance.
      p: Math.min(1, compareShares(share, base) * comparisons),
    },
  }
}

function count<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  test: (value: Value, key: Key) => boolean,
): number {
  return [...map].filter(([key, value]) => test(value, key)).length
}
