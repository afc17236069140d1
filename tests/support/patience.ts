/**
 * The time a test may hang before it is ended: one number, scaled to this machine. No passing test
 * waits for it.
 */

/** Duration of the fixed piece of work on a good core, in milliseconds. */
const goodCore = 60

/** Times some integer and string work that no engine can optimize away. */
function timeWork(): number {
  const start = performance.now()
  let hash = 0
  for (let round = 0; round < 300_000; round++) {
    const text = `${round}:${hash}`
    for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  }
  if (hash === 0.5) throw new Error('unreachable')
  return performance.now() - start
}

/**
 * How many times slower than a good core this machine is, from 1 to 10: the median of three measurements. Measured by the
 * process that starts a run, and inherited by its workers, so that all of them agree.
 */
function measure(): number {
  const times = [timeWork(), timeWork(), timeWork()].toSorted((a, b) => a - b)
  return Math.min(10, Math.max(1, times[1]! / goodCore))
}

const inherited = Number(process.env['TEST_PATIENCE'])

export const patience: number = inherited >= 1 ? inherited : measure()
process.env['TEST_PATIENCE'] = String(patience)

/**
 * Milliseconds after which an expected event is considered missing. Tests and hooks take multiples
 * of it.
 */
export const hangLimit: number = Math.round(60_000 * patience)
