/** Medians over interleaved rounds: a noisy machine disturbs both sides alike. */
export interface Sample {
  /** Milliseconds of CPU, all threads of the process. */
  cpu: number
  wall: number
}

export async function measure(run: () => unknown): Promise<Sample> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await run()
  const used = process.cpuUsage(cpu)
  return { cpu: (used.user + used.system) / 1000, wall: performance.now() - start }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

export function spread(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
}
