/** Bounds of a measured vital (RUM-04): good is at most `good`, poor is more than `poor`. */
export const vitalBounds = {
  FCP: { good: 1800, poor: 3000, unit: 'ms' },
  LCP: { good: 2500, poor: 4000, unit: 'ms' },
  CLS: { good: 0.1, poor: 0.25, unit: '' },
  INP: { good: 200, poor: 500, unit: 'ms' },
  TTFB: { good: 800, poor: 1800, unit: 'ms' },
} as const

export type VitalName = keyof typeof vitalBounds

export type VitalRating = 'good' | 'needs improvement' | 'poor'

/** A value on a bound counts as the better class. */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitalBounds[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}
