import { AggregatorRegistry } from 'prom-client'
import type { MetricsSnapshot } from './create-metrics.ts'

/**
 * One text of what several processes counted: counters, histograms and memory are added up; of figures
 * that all of them see, such as leads that wait, the largest counts.
 */
export async function aggregateMetrics(snapshots: readonly MetricsSnapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics()
}
