import { fromCallback, type EventObject } from 'xstate'
import { expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

// What it does together with the session it invokes: runtime/browser/consent/keep-session.test.ts.

const page = (path: string) => ({
  type: 'page.shown',
  path,
  url: path,
  routeName: 'a',
  pageName: 'a',
  title: 'A',
  locale: 'en',
})
const visit = {
  type: 'visit.ready',
  traffic: { initial: null, mostRecent: null },
  campaign: { utm_source: 'mail' },
  referringDomain: 'a.example',
}

/** With a session that only says what it was started with. */
function start() {
  const inputs: Record<string, unknown>[] = []
  const keepSession = fromCallback<EventObject, Record<string, unknown>>(({ input, sendBack }) => {
    inputs.push(input)
    if (input.isReporting && input.page)
      sendBack({ type: 'session.ready', isRepeat: false } as never)
  })
  const machine = startMachine(document, {
    input: { key: 'analytics_session', idleMinutes: 30, longestHours: 24 },
    implementations: [{ actors: { keepSession } }],
  })
  return { ...machine, inputs }
}

it('[OP28] keeps the session by the rules of its input, from the first moment', () => {
  expect(start().inputs).toEqual([
    {
      key: 'analytics_session',
      rules: { idle: 1_800_000, longest: 86_400_000 },
      page: null,
      arrival: null,
      isReporting: false,
    },
  ])
})

it('[ANALYTICS-04] tells the session once how the document was come to', () => {
  const { send, inputs } = start()
  send(page('/a'))
  send({ type: 'session.started', id: '7' })
  send(visit)
  send(page('/b'))
  expect(inputs.map(({ arrival }) => arrival)).toEqual([
    null,
    null,
    {
      campaign: { utm_source: 'mail' },
      domain: 'a.example',
      isExcluded: false,
      isInNewSession: true,
    },
    null,
  ])
})

it('[ANALYTICS-01] the branch is main unless the build says another', () => {
  const { send, ports } = start()
  send(visit)
  const [, properties] = ports.effects.find(([name]) => name === 'identify')!
  expect(properties).toMatchObject({ variation: 'main' })
})

it('knows who the visitor is before it reports the page', () => {
  const { send, ports } = start()
  send(page('/a'))
  send(visit)
  expect(ports.effects.map(([name]) => name)).toEqual(['identify', 'track'])
})
