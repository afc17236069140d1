/** Requests pages past the cache, as anybody can who knows the published ref. */
import { ask } from './ask.ts'
import { toRow, type SiegeRow } from './row.ts'

/** @param seconds - processor time the server has used so far */
export async function attackPreviews(origin: string, seconds: () => number): Promise<SiegeRow> {
  const health = JSON.parse((await ask(origin, '/healthz')).body.toString()) as {
    contentRef: string
  }
  const previewed = { 'x-preview': encodeURIComponent(health.contentRef) }
  const measure = async (headers: Record<string, string>) => {
    const before = seconds()
    for (let count = 0; count < 500; count += 1) await ask(origin, '/pricing', { headers })
    return seconds() - before
  }
  await measure({})
  const [kept, asked] = [await measure({}), await measure(previewed)]
  // Answered by the handler, not by the listener in front of it.
  const share = asked / Math.max(kept, 0.05)
  const faults = share > 6 ? [`takes ${share.toFixed(1)} times what a kept page takes`] : []
  return toRow(
    'the published ref as a preview',
    500,
    faults,
    `${share.toFixed(1)} times a kept page`,
  )
}
