import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import type { MachineInput } from '#runtime/machines'
import document from './machine.json' with { type: 'json' }

const all = { necessary: true, analytics: true, ad: true }
const none = { necessary: false, analytics: false, ad: false }

let ports: MemoryPorts
beforeEach(() => {
  ports = createMemoryPorts({
    tagManager: {
      consent: (command, state) => void ports.effects.push(['tagManager', command, state]),
    },
    adsTracker: { consent: (granted) => void ports.effects.push(['ads', granted]) },
  })
  ports.answers['/_geo.json'] = { eu: true }
})

const start = async (input: MachineInput = {}) => {
  const consent = startMachine(document, { ports, input })
  await settle()
  return consent
}
const stored = () => JSON.parse(ports.jar.get('consents')?.value ?? 'null')
const store = (value: unknown) =>
  ports.jar.set('consents', { value: JSON.stringify(value), attributes: {} })
const effectsAfter = (run: () => void) => {
  ports.effects.length = 0
  run()
  return [...ports.effects]
}

describe('consent', () => {
  it('[CONSENT-01] keeps three booleans in the cookie consents for 182 days', async () => {
    await start()
    expect(stored()).toEqual({ ...none, decided: false, gpc: false })
    expect(ports.jar.get('consents')?.attributes).toEqual({
      days: 182,
      sameSite: 'lax',
      secure: true,
    })
  })

  it.each(['necessary', 'analytics', 'ad'] as const)(
    '[CONSENT-02] grants and denies %s alone',
    async (category) => {
      const { send, state } = await start()
      send({ type: 'consent.grant', category })
      expect(state().context).toMatchObject({ ...none, [category]: true, decided: true })
      send({ type: 'consent.accept-all' })
      send({ type: 'consent.deny', category })
      expect(state().context).toMatchObject({ ...all, [category]: false, decided: true })
    },
  )

  it('[CONSENT-02] grants and denies all', async () => {
    const { send, state } = await start()
    send({ type: 'consent.accept-all' })
    expect(state().context).toMatchObject({ ...all, decided: true })
    send({ type: 'consent.refuse-all' })
    expect(state().context).toMatchObject({ ...none, decided: true })
  })

  it('[CONSENT-03] grants all outside the EU region, without asking', async () => {
    ports.answers['/_geo.json'] = { eu: false }
    const { state } = await start()
    expect(state()).toMatchObject({ context: { ...all, decided: false }, tags: [] })
    expect(stored()).toMatchObject({ ...all, decided: false })
  })

  it.each([
    ['inside the EU region', { eu: true }],
    ['when the region is unknown', {}],
    ['when the answer is not JSON', new Response('<html>')],
    ['when the location cannot be had', new Error('offline')],
  ])('[CONSENT-03] denies all and asks %s', async (_, answer) => {
    ports.answers['/_geo.json'] = answer
    const { state } = await start()
    expect(state()).toMatchObject({ context: { ...none, decided: false }, tags: ['banner'] })
  })

  it('[CONSENT-03] derives an undecided state anew at each start', async () => {
    store({ ...all, decided: false })
    const { state } = await start()
    expect(state()).toMatchObject({ context: none, tags: ['banner'] })
  })

  it('[CONSENT-04] stores the derived state before the tag manager is enabled', async () => {
    const consent = startMachine(document, { ports })
    expect(consent.state().tags).toEqual(['pending'])
    await settle()
    expect(ports.effects.map(([name, ...args]) => [name, args[0]])).toEqual([
      ['http', 'GET'],
      ['cookie', 'consents'],
      ['tagManager', 'default'],
      ['ads', false],
      ['log', 'info'],
    ])
  })

  it('[CONSENT-03] asks after three seconds when nobody says where the visitor is', async () => {
    ports.http = () => new Promise(() => {})
    const { send, state } = await start()
    ports.clock.advance(2999)
    expect(state().tags).toEqual(['pending'])
    ports.clock.advance(1)
    expect(state()).toMatchObject({ context: { ...none, decided: false }, tags: ['banner'] })
    send({ type: 'consent.refuse-all' })
    expect(state()).toMatchObject({ context: { ...none, decided: true }, tags: [] })
  })

  it('[CONSENT-04] takes a stored decision without asking anyone', async () => {
    store({ necessary: true, analytics: true, ad: false, decided: true })
    const { state } = await start()
    expect(state()).toMatchObject({
      context: { necessary: true, analytics: true, ad: false, decided: true },
      tags: [],
    })
    expect(ports.effects.filter(([name]) => name === 'http')).toEqual([])
  })

  it.each([
    '{nope',
    '"yes"',
    '{"decided":true}',
    '{"decided":true,"necessary":1,"analytics":1,"ad":1}',
  ])('[CONSENT-04] counts the malformed cookie %s as absent', async (value) => {
    ports.jar.set('consents', { value, attributes: {} })
    const { state } = await start()
    expect(state()).toMatchObject({ context: { ...none, decided: false }, tags: ['banner'] })
  })

  it('[CONSENT-05] saves every change to the cookie', async () => {
    const { send, state } = await start()
    const changes = [
      { type: 'consent.grant', category: 'ad' },
      { type: 'consent.deny', category: 'ad' },
      { type: 'consent.accept-all' },
      { type: 'consent.save', values: { analytics: false } },
      { type: 'consent.refuse-all' },
    ]
    for (const change of changes) {
      send(change)
      expect(stored(), change.type).toEqual(state().context)
    }
  })

  it('[CONSENT-06] tells the tag manager granted or denied for each of its kinds', async () => {
    const { send } = await start()
    const effects = effectsAfter(() =>
      send({ type: 'consent.save', values: { necessary: true, analytics: false, ad: true } }),
    )
    expect(effects).toContainEqual([
      'tagManager',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'denied',
        functionality_storage: 'granted',
        personalization_storage: 'granted',
        security_storage: 'granted',
      },
    ])
  })

  it('[CONSENT-07] lets the default wait 500 ms for an update', async () => {
    await start()
    const defaults = ports.effects.filter(([, command]) => command === 'default')
    expect(defaults).toEqual([
      [
        'tagManager',
        'default',
        expect.objectContaining({ wait_for_update: 500, ad_storage: 'denied' }),
      ],
    ])
  })

  it('[CONSENT-08] passes ad consent to the ads tracker', async () => {
    const { send } = await start()
    expect(effectsAfter(() => send({ type: 'consent.accept-all' }))).toContainEqual(['ads', true])
    expect(effectsAfter(() => send({ type: 'consent.refuse-all' }))).toContainEqual(['ads', false])
  })

  it('[CONSENT-09] logs that consents are initialized', async () => {
    await start()
    expect(ports.effects.at(-1)).toEqual([
      'log',
      'info',
      'CONSENTS_INITIALIZED',
      { message: 'consents initialized' },
    ])
  })

  it('[CONSENT-09] logs nothing where no tag manager is configured, and keeps choices all the same', async () => {
    delete ports.tagManager
    const { send, state } = await start()
    expect(state().value).toMatchObject({ choice: { running: 'unmanaged' } })
    expect(ports.effects.filter(([name]) => name === 'log')).toEqual([])
    send({ type: 'consent.accept-all' })
    expect(state().context).toMatchObject({ ...all, decided: true })
    expect(stored()).toMatchObject({ ...all, decided: true })
  })

  it('[CONSENT-09] logs an error when the tag manager does not load', async () => {
    const { send, state } = await start()
    send({ type: 'consent.accept-all' })
    send({ type: 'vendor.failed', vendor: 'rum', error: 'blocked' })
    expect(state().value).toMatchObject({ choice: { running: 'initialized' } })
    send({ type: 'vendor.failed', vendor: 'tag-manager', error: 'blocked' })
    expect(state().value).toMatchObject({ choice: { running: 'unmanaged' } })
    expect(ports.effects.at(-1)).toEqual([
      'log',
      'error',
      'CONSENTS_INITIALIZATION_FAILED',
      'blocked',
    ])
  })

  it('[CONSENT-10] opens and closes the modal, which the banner outlives until the visitor acts', async () => {
    const { send, state } = await start()
    send({ type: 'modal.open' })
    expect(state().tags).toEqual(['banner', 'modal'])
    send({ type: 'modal.close' })
    expect(state().tags).toEqual(['banner'])
    send({ type: 'modal.open' })
    send({ type: 'consent.grant', category: 'analytics' })
    expect(state().tags).toEqual(['modal'])
    send({ type: 'consent.save', values: {} })
    expect(state().tags).toEqual([])
  })

  it('[CONSENT-10] opens the modal again after a decision', async () => {
    store({ ...all, decided: true })
    const { send, state } = await start()
    expect(effectsAfter(() => send({ type: 'modal.open' }))).toEqual([
      ['rememberFocus', 'consent'],
      ['lockScroll', true],
    ])
    expect(effectsAfter(() => send({ type: 'modal.close' }))).toEqual([
      ['lockScroll', false],
      ['restoreFocus', 'consent'],
    ])
    expect(state().tags).toEqual([])
  })

  it('takes a decision made while the location is still asked for', async () => {
    const consent = startMachine(document, { ports })
    consent.send({ type: 'consent.accept-all' })
    await settle()
    expect(consent.state()).toMatchObject({ context: { ...all, decided: true }, tags: [] })
    expect(ports.effects.filter(([name]) => name === 'tagManager')).toEqual([
      ['tagManager', 'default', expect.objectContaining({ ad_storage: 'granted' })],
    ])
  })

  it.each([
    ['another policy', { version: '1' }],
    ['no policy', {}],
  ])('asks again, granting nothing, after a decision on %s', async (_, version) => {
    store({ ...all, decided: true, ...version })
    const { state } = await start({ policyVersion: '2' })
    expect(state()).toMatchObject({ context: { ...none, decided: false }, tags: ['banner'] })
    expect(stored()).toMatchObject({ ...none, decided: false })
  })

  it('grants nothing of a decision that no longer counts while the location is asked for', () => {
    store({ ...all, decided: true, version: '1' })
    const { state } = startMachine(document, { ports, input: { policyVersion: '2' } })
    expect(state()).toMatchObject({ context: { ...none, decided: false }, tags: ['pending'] })
  })

  it('keeps the version of the policy with the decision', async () => {
    const { send } = await start({ policyVersion: '2' })
    send({ type: 'consent.accept-all' })
    expect(stored()).toEqual({ ...all, decided: true, gpc: false, version: '2', time: 0 })
  })

  it('writes nothing when a decision still counts: its cookie ends 182 days after it', async () => {
    store({ ...all, decided: true, version: '2' })
    await start({ policyVersion: '2' })
    expect(ports.effects.filter(([name]) => name === 'cookie')).toEqual([])
  })

  it.each([
    ['the browser says so', { refusesTracking: true }, { eu: false }],
    ['the request says so', {}, { eu: false, gpc: true }],
    ['the request says so, in Europe', {}, { eu: true, gpc: true }],
  ])('denies all and asks nobody who refuses tracking: %s', async (_, input, answer) => {
    ports.answers['/_geo.json'] = answer
    const { state } = await start(input)
    expect(state()).toMatchObject({ context: { ...none, decided: false, gpc: true }, tags: [] })
    expect(stored()).toMatchObject({ ...none, decided: false })
    expect(ports.effects).toContainEqual([
      'tagManager',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ])
  })

  it('counts a choice made in spite of the signal, and remembers that it was', async () => {
    const refusing = { refusesTracking: true }
    const { send } = await start(refusing)
    send({ type: 'modal.open' })
    send({ type: 'consent.accept-all' })
    expect(stored()).toMatchObject({ ...all, decided: true, gpc: true })
    expect((await start(refusing)).state().context).toMatchObject({ ...all, decided: true })
  })

  it('leaves analytics and ads out of a decision made without the signal', async () => {
    store({ ...all, decided: true, gpc: false })
    const { state } = await start({ refusesTracking: true })
    expect(state()).toMatchObject({
      context: { necessary: true, analytics: false, ad: false, decided: true },
      tags: [],
    })
  })

  it.each([
    ['accepted', all],
    ['refused', none],
  ])('[CONSENT-05] takes over what another tab has stored, once: %s', async (_, choice) => {
    const { state, emitted } = await start()
    expect(state().tags).toEqual(['banner'])
    const theirs = { ...choice, decided: true, gpc: false, receipt: 'r1', time: 5 }
    const effects = effectsAfter(() => {
      ports.changeCookie('consents', JSON.stringify(theirs))
      // Its own write is observed as well.
      ports.changeCookie('consents', ports.jar.get('consents')!.value)
    })
    expect(state()).toMatchObject({ context: theirs, tags: [] })
    expect(stored()).toEqual(theirs)
    expect(effects.filter(([name]) => name === 'cookie')).toHaveLength(1)
    expect(effects.filter(([name]) => name === 'tagManager')).toHaveLength(1)
    expect(emitted.slice(1)).toEqual([{ type: 'consent.changed', ...choice, decided: true }])
  })

  it.each(['{nope', '"x"', JSON.stringify({ ...all, decided: false })])(
    'takes over no cookie that holds no decision: %s',
    async (value) => {
      const { state, emitted } = await start()
      ports.changeCookie('consents', value)
      expect(state()).toMatchObject({ context: none, tags: ['banner'] })
      expect(emitted).toHaveLength(1)
    },
  )

  const now = Date.UTC(2026, 10, 21)
  const accepted = { ...all, decided: true, gpc: false, time: now }
  const refused = { ...none, decided: true, gpc: false, time: now + 1 }

  it('[CONSENT-05] keeps a later refusal of another tab, whatever this tab writes before it hears of it', async () => {
    ports.clock.advance(now)
    const { send, state } = await start()
    send({ type: 'consent.accept-all' })
    expect(stored()).toEqual(accepted)
    store(refused)
    send({ type: 'consent.receipted', id: 'r1', time: now })
    expect(stored()).toEqual(refused)
    send({ type: 'consent.stored', value: refused })
    expect([state().context, stored()]).toEqual([refused, refused])
    send({ type: 'consent.receipted', id: 'r1', time: now })
    expect(stored()).toEqual(refused)
  })

  it('[CONSENT-05] writes its refusal again when another tab has written an earlier consent over it', async () => {
    ports.clock.advance(now + 1)
    const { send, state } = await start()
    send({ type: 'consent.refuse-all' })
    ports.changeCookie('consents', JSON.stringify(accepted))
    expect([state().context, stored()]).toEqual([refused, refused])
  })

  it('[CONSENT-05] is not overruled by a tab that only now learns where the visitor is', async () => {
    ports.answers['/_geo.json'] = { eu: false }
    const consent = startMachine(document, { ports })
    store(refused)
    await settle()
    expect([consent.state().context, stored()]).toEqual([refused, refused])
  })

  it('makes every decision later than the one before, also when the clock was set back', async () => {
    store({ ...accepted, time: now + 60_000 })
    ports.clock.advance(now)
    const { send } = await start()
    send({ type: 'consent.refuse-all' })
    expect(stored()).toMatchObject({ ...none, time: now + 60_001 })
  })

  it('takes over a decision that has no time, as earlier versions of the site stored it', async () => {
    ports.clock.advance(now)
    const { send, state } = await start()
    send({ type: 'consent.accept-all' })
    ports.changeCookie('consents', JSON.stringify({ ...none, decided: true, gpc: false }))
    expect(state().context).toEqual({ ...refused, time: now + 1 })
  })

  it('keeps the id of the receipt until the next decision', async () => {
    const { send, state } = await start()
    send({ type: 'consent.accept-all' })
    send({ type: 'consent.receipted', id: 'r1', time: state().context['time'] })
    expect(stored()).toMatchObject({ ...all, receipt: 'r1' })
    send({ type: 'consent.refuse-all' })
    expect(stored()).not.toHaveProperty('receipt')
  })

  it('emits the state once at the start and with every change', async () => {
    const { send, emitted } = await start()
    send({ type: 'consent.accept-all' })
    expect(emitted).toEqual([
      { type: 'consent.changed', ...none, decided: false },
      { type: 'consent.changed', ...all, decided: true },
    ])
  })
})
