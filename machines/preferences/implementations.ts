import { fromPromise } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'

const address = '/.netlify/functions/mail-preferences'

export const implementations: OwnImplementations = ({ dom, http }) => {
  let last: Promise<unknown> = Promise.resolve()
  let newest: object

  async function post(values: object): Promise<unknown> {
    const response = await http(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ values }),
      // Leaving the page or the slice does not abort it: the actor's signal is not used.
      keepalive: true,
      // Limited, since the next request waits for this one.
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.json()
  }

  const save = fromPromise<unknown, { values: object }>(async ({ input: { values } }) => {
    newest = values
    let stop = () => {}
    const left = new Promise<void>((leave) => {
      stop = dom.listen('window', 'pagehide', () => leave())
    })
    // Parallel requests may arrive in either order. A visitor who leaves cannot wait.
    await Promise.race([last, left])
    stop()
    if (newest !== values) return undefined
    const sent = post(values)
    last = sent.catch(() => {})
    return sent
  })

  return { actors: { 'preferences.save': save } }
}
