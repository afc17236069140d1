/** Statistics of shares, with their uncertainty. Tests compare every figure with published ones. */

/** Limits of an interval. */
export type Interval = readonly [low: number, high: number]

/** A count out of a total. */
export interface Share {
  count: number
  /** At least 1. */
  of: number
}

/** The 97.5th percentile of the normal distribution, for 95% intervals. */
const z95 = 1.959963984540054

/**
 * Wilson's interval (1927), without continuity correction: valid near 0 and 1, too, unlike p ± 1.96
 * s.
 */
export function toWilsonInterval({ count, of }: Share, z = z95): Interval {
  const rate = count / of
  const middle = rate + (z * z) / (2 * of)
  const reach = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}

/** Interval of the difference a - b: R. G. Newcombe (1998), method 10, from Wilson's intervals. */
export function toDifferenceInterval(a: Share, b: Share): Interval {
  const [rateA, rateB] = [a.count / a.of, b.count / b.of]
  const [lowA, highA] = toWilsonInterval(a)
  const [lowB, highB] = toWilsonInterval(b)
  const difference = rateA - rateB
  return [
    difference - Math.hypot(rateA - lowA, highB - rateB),
    difference + Math.hypot(highA - rateA, rateB - lowB),
  ]
}

/**
 * Probability that two shares differ this much although both have the same rate: the two-sided
 * z-test of two proportions with a common variance. 1 where nobody, or everybody, is counted in
 * both.
 */
export function compareShares(a: Share, b: Share): number {
  const common = (a.count + b.count) / (a.of + b.of)
  const error = Math.sqrt(common * (1 - common) * (1 / a.of + 1 / b.of))
  if (error === 0) return 1
  return complementOfError(Math.abs(a.count / a.of - b.count / b.of) / error / Math.SQRT2)
}

/** Probability that counts deviate this much from the weights: Pearson's χ² test. */
export function compareToWeights(counts: readonly number[], weights: readonly number[]): number {
  const all = sum(counts)
  if (all === 0 || counts.length < 2) return 1
  const whole = sum(weights)
  const distance = sum(
    counts.map((count, index) => {
      const expected = (all * weights[index]!) / whole
      return (count - expected) ** 2 / expected
    }),
  )
  return exceedChiSquare(distance, counts.length - 1)
}

/**
 * Probability that χ² with these degrees of freedom is larger: Abramowitz and Stegun, 26.4.4 and
 * 26.4.5.
 */
export function exceedChiSquare(value: number, degrees: number): number {
  const isOdd = degrees % 2 === 1
  let chance = isOdd ? complementOfError(Math.sqrt(value / 2)) : Math.exp(-value / 2)
  let term = isOdd
    ? Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2)
    : (Math.exp(-value / 2) * value) / 2
  for (let known = isOdd ? 1 : 2; known < degrees; known += 2) {
    chance += term
    term *= value / (known + 2)
  }
  return Math.min(1, chance)
}

/** erfc, which is 1 - erf, by a series of positive terms (Abramowitz and Stegun, 7.1.6). */
function complementOfError(x: number): number {
  // Too small for the precision of 1 - erf.
  if (x > 6) return 0
  let term = x
  let series = x
  for (let n = 1; term > series * Number.EPSILON; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    series += term
  }
  return Math.max(0, 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * series)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
