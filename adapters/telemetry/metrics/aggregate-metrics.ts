import { AggregatorRegistry } from 'prom-client'
import type { MetricsSnapshot } from './create-metrics.ts'

/**
 * Merges the metrics of several processes: adds up counters, histograms and memory, and takes the
 * largest of figures that all of them see, such as waiting leads.
 */
export async function aggregateMetrics(snapshots: readonly MetricsSnapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics()
}
