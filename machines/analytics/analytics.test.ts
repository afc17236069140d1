import { expect, it } from 'vitest'
import { startSystem } from '#tests/support/start-system.ts'
import document from './machine.json' with { type: 'json' }

// Its work with the session is tested in machines/analytics-session/in-a-browser.test.ts.

const page = (path: string) => ({
  type: 'page.shown',
  path,
  url: path,
  routeName: 'a',
  pageName: 'a',
  title: 'A',
  locale: 'en',
})
/** Accepts pages, and nothing else. */
const session = {
  id: 'analytics-session',
  initial: 'listening',
  states: {
    listening: {
      on: {
        'page.reached': { actions: [{ type: 'tell', params: { event: { '@expr': 'event' } } }] },
      },
    },
  },
}
const visit = {
  type: 'visit.ready',
  traffic: { initial: null, mostRecent: null },
  campaign: { utm_source: 'mail' },
  referringDomain: 'a.example',
}

/** Starts it with a session that records its events and lets pages be reported. */
function start() {
  const told: Record<string, unknown>[] = []
  const system = startSystem({
    documents: [document, session],
    extras: [
      {
        actions: {
          tell: (_: unknown, { event }: { event: { isAsked: boolean; page: unknown } }) => {
            told.push(event)
            const ready = { type: 'session.ready', isRepeat: false }
            if (event.isAsked && event.page) system.send('analytics', ready)
          },
        },
      },
    ],
  })
  system.spawn('analytics-session', 'analytics-session')
  system.spawn('analytics', 'analytics')
  const send = (event: { type: string }) => system.send('analytics', event)
  return { send, told, ports: system.ports }
}

it('[ANALYTICS-04] tells the session once how the document was come to', () => {
  const { send, told } = start()
  send(page('/a'))
  send({ type: 'session.started', id: '7' } as never)
  send(visit)
  send(page('/b'))
  expect(told.map(({ arrival }) => arrival)).toEqual([
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
