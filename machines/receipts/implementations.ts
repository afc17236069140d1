import { fromCallback, fromPromise } from 'xstate'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

const address = '/.netlify/functions/consent'

interface Decision {
  choices: Record<'necessary' | 'analytics' | 'ad', boolean>
  policyVersion: string | undefined
  gpc: boolean | undefined
  /** The time of the decision. */
  time: number | undefined
}

export const implementations: OwnImplementations<'page'> = (
  { clock, http, locks, page },
  system,
) => {
  const findConsent = () => system.get('consent')

  const watch = fromCallback(({ sendBack }) => {
    const consent = findConsent()
    let lastOwed = ''
    const tell = () => {
      const { decided, receipt, version, gpc, time, necessary, analytics, ad } =
        consent!.getSnapshot().context
      const choices = { necessary, analytics, ad }
      const decision: Decision = { choices, policyVersion: version, gpc, time }
      const owed = decided && !isId(receipt) ? JSON.stringify(decision) : ''
      if (owed && owed !== lastOwed) sendBack({ type: 'receipts.owed', decision })
      lastOwed = owed
    }
    if (!consent) return
    const { unsubscribe } = consent.subscribe(tell)
    tell()
    return unsubscribe
  })

  const textsOf = (selector: string) => page.attribute(`${selector}[data-texts]`, 'data-texts')

  const send = async (decision: Decision, signal: AbortSignal): Promise<string> => {
    const receipt = {
      ...decision,
      locale: page.attribute('html', 'data-locale'),
      texts: {
        banner: textsOf('[data-follow="consent banner"]'),
        modal: textsOf('[data-send="consent consent.save"]'),
      },
      time: new Date(clock.now()).toISOString(),
    }
    const response = await http(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(receipt),
      signal,
      // Completes even if the visitor leaves at once.
      keepalive: true,
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return ((await response.json()) as { id: string }).id
  }

  /** The cookie, which may hold anything. */
  const readCookie = (): Record<string, unknown> =>
    Object(system.toInput(system.documents.get('consent')!)['stored'])

  const post = fromPromise<string, { decision: Decision }>(({ input: { decision }, signal }) =>
    alone(locks, signal, async () => {
      // Another tab may already have posted the same decision.
      const known = readCookie()
      const { receipt } = known['time'] === decision.time ? known : {}
      const id = isId(receipt) ? receipt : await send(decision, signal)
      // Another tab may have made another decision meanwhile, which is newer and so stays.
      findConsent()?.send({
        type: 'consent.receipted',
        id,
        ...(decision.time !== undefined && { time: decision.time }),
      })
      // Within the lock, so that the next tab finds it. Chromium writes cookies asynchronously;
      // reading it back waits until other tabs can read it.
      readCookie()
      return id
    }),
  )

  return { actors: { 'receipts.watch': watch, 'receipts.post': post } }
}

const isId = (receipt: unknown): receipt is string => typeof receipt === 'string' && receipt !== ''

/** Runs it under the lock. Where the browser has no locks, or refuses them, tabs do not wait. */
async function alone<Result>(
  locks: OwnPorts['locks'],
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return run()
  let isHeld = false
  const hold = () => {
    isHeld = true
    return run()
  }
  return locks.request('consents', { signal }, hold).catch((error: unknown) => {
    if (isHeld || signal.aborted) throw error
    return run()
  })
}
