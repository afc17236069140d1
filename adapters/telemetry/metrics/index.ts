export { aggregateMetrics } from './aggregate-metrics.ts'
export { createMetrics, type Metrics, type MetricsSnapshot } from './create-metrics.ts'
export { startMetricsServer, type MetricsServer } from './metrics-server.ts'
