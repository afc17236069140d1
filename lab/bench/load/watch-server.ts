import { setTimeout as wait } from 'node:timers/promises'

/** Figures of a server under load, from its own `/metrics`. */
export interface ServerFigures {
  /** MB. */
  memory: number
  /** 99th percentile of the delay of the event loop since the last look, ms. */
  delay: number
  /** Pages rendered so far. */
  renders: number
}

export async function readFigures(metrics: string): Promise<ServerFigures> {
  const text = await (await fetch(metrics)).text()
  const find = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    memory: find('process_resident_memory_bytes') / 1e6,
    delay: find('nodejs_eventloop_lag_p99_seconds') * 1000,
    renders: [...text.matchAll(/^slicewright_page_render_duration_seconds_count\S* (\d+)$/gm)]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0),
  }
}

/** Waits until nothing is rendered any more for visitors who have left; at most ten seconds. */
export async function untilIdle(metrics: string): Promise<ServerFigures> {
  let before = await readFigures(metrics)
  for (let look = 0; look < 40; look++) {
    await wait(250)
    const now = await readFigures(metrics)
    if (now.renders === before.renders) return now
    before = now
  }
  return before
}
