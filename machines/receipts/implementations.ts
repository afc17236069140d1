import { fromCallback, fromPromise, type AnyActorRef } from 'xstate'
import { sharedSystem, type Implementations } from '#runtime/machines'

const address = '/.netlify/functions/consent'

interface Consent {
  necessary: boolean
  analytics: boolean
  ad: boolean
  decided: boolean
  gpc: boolean
  version?: string
  receipt?: string
}

interface Decision {
  choices: Record<'necessary' | 'analytics' | 'ad', boolean>
  policyVersion: string | undefined
  gpc: boolean
}

const findConsent = (): AnyActorRef | undefined => sharedSystem('receipts').get('consent')

const watch = fromCallback(({ sendBack }) => {
  const consent = findConsent()
  let told = ''
  const tell = () => {
    const { decided, receipt, version, gpc, necessary, analytics, ad } = consent!.getSnapshot()
      .context as Consent
    const choices = { necessary, analytics, ad }
    const decision: Decision = { choices, policyVersion: version, gpc }
    const owed = decided && !receipt ? JSON.stringify(decision) : ''
    if (owed && owed !== told) sendBack({ type: 'receipts.owed', decision })
    told = owed
  }
  if (!consent) return
  const { unsubscribe } = consent.subscribe(tell)
  tell()
  return unsubscribe
})

const post = fromPromise<string, { decision: Decision }>(({ input, signal }) =>
  alone(async () => {
    // Another tab that heard of the same decision may have been first.
    const { receipt } = readCookie()
    return receipt ?? (await send(input.decision, signal))
  }),
)

async function send(decision: Decision, signal: AbortSignal): Promise<string> {
  const textsOf = (selector: string) =>
    document.querySelector<HTMLElement>(`${selector}[data-texts]`)?.dataset.texts
  const receipt = {
    ...decision,
    locale: document.documentElement.dataset.locale,
    texts: {
      banner: textsOf('[data-follow="consent banner"]'),
      modal: textsOf('[data-send="consent consent.save"]'),
    },
    time: new Date().toISOString(),
  }
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(receipt),
    signal,
    // Also when the visitor leaves at once.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { id } = (await response.json()) as { id: string }
  // While the lock is held, so that the next tab finds it.
  findConsent()?.send({ type: 'consent.receipted', id })
  return id
}

/** Where the browser knows no locks, or refuses them, nobody waits for anybody. */
async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request('consents', run) : run()
}

function readCookie(): Partial<Consent> {
  try {
    const value = /(?:^|; )consents=([^;]*)/.exec(document.cookie)?.[1] ?? '{}'
    return JSON.parse(decodeURIComponent(value)) as Partial<Consent>
  } catch {
    return {}
  }
}

export const implementations = {
  actors: { 'receipts.watch': watch, 'receipts.post': post },
} satisfies Implementations
