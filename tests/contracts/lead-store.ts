import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLead } from '#tests/support/create-lead.ts'
import type { Delivery, Destination, LeadStore } from '#runtime'

export interface LeadStoreHarness {
  /** Another connection to the same leads, as another process has. Closed by the harness. */
  open(options: { destinations: readonly Destination[]; now: () => number }): LeadStore
  /** Closes what was opened, and erases everything. */
  close(): Promise<void>
}

export interface LeadStoreContract {
  name: string
  /** Creates an empty store. */
  create(): Promise<LeadStoreHarness>
}

const day = 86_400_000
const leaseMs = 60_000

/** Tests the guarantees that the site relies on, whichever database keeps the leads. */
export function testLeadStore({ name, create }: LeadStoreContract): void {
  describe(`lead store: ${name}`, () => {
    let harness: LeadStoreHarness
    let time: number
    let store: LeadStore
    const open = (...destinations: Destination[]) => harness.open({ destinations, now: () => time })
    const take = (from: LeadStore, destination: Destination = 'crm', limit = 100) =>
      from.take({ destination, limit, leaseMs })
    const idsOf = (deliveries: readonly { id: string }[]) => deliveries.map(({ id }) => id)
    const statusOf = async (id: string, destination: Destination = 'crm') => {
      const [kept] = await store.list({ id, limit: 1 })
      return kept?.deliveries.find((delivery) => delivery.destination === destination)
    }
    const everything = () => store.list({ limit: 1000 })

    beforeEach(async () => {
      time = Date.UTC(2026, 10, 22, 12)
      harness = await create()
      store = open('crm')
    })
    afterEach(() => harness.close())

    describe('accepting', () => {
      it('keeps a lead with a delivery for each destination, for whoever looks', async () => {
        const both = open('crm', 'webhook')
        const lead = createLead({ attribution: { utm_source: 'mail' } })
        const { id, isNew } = await both.accept(lead)
        expect(isNew).toBe(true)
        expect(await open().list({ limit: 10 })).toEqual([
          {
            id,
            acceptedAt: time,
            notice: { type: 'lead.created', lead },
            deliveries: [
              { destination: 'crm', state: 'waiting', attempts: 0, at: time },
              { destination: 'webhook', state: 'waiting', attempts: 0, at: time },
            ],
          },
        ])
      })

      it('keeps what people type as they type it', async () => {
        const fields = {
          message: `"O'Hara"; DROP TABLE leads;--\r\n=1+1\0 \u{1f600} $1 ? \\`,
          'naïve key': 'ß',
        }
        const { id } = await store.accept(createLead({ fields }))
        const [kept] = await store.list({ id, limit: 1 })
        expect(kept?.notice).toMatchObject({ lead: { fields } })
      })

      it('takes the same submission for one lead, also when it comes twice at once', async () => {
        const lead = createLead()
        const stores = [store, open('crm'), open('crm')]
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, at) =>
            stores[at % stores.length]!.accept({ ...lead, page: `/${at}` }),
          ),
        )
        expect(new Set(idsOf(answers)).size).toBe(1)
        expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
        expect(await store.count()).toEqual({
          suspected: 0,
          leads: 1,
          waiting: 1,
          dead: 0,
          waitingSince: expect.any(Number),
        })
      })

      it('keeps 200 that come at once, each with its delivery', async () => {
        const stores = [store, open('crm')]
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, at) => stores[at % 2]!.accept(createLead())),
        )
        expect(new Set(idsOf(answers)).size).toBe(200)
        expect(await store.count()).toMatchObject({ leads: 200, waiting: 200, dead: 0 })
      })

      it.each(['password', 'pw', 'Password', 'password_confirmation'])(
        'refuses a field called %s, and keeps nothing',
        async (key) => {
          const lead = createLead({ fields: { [key]: 'hunter2' } })
          await expect(store.accept(lead)).rejects.toMatchObject({ code: 'LeadHoldsPassword' })
          const person = { lang: 'de', companyName: 'Northwind', [key]: 'hunter2' }
          await expect(
            store.accept(createLead(), { for: 'freeTrial', person }),
          ).rejects.toMatchObject({ code: 'LeadHoldsPassword' })
          expect(await everything()).toEqual([])
        },
      )
    })

    describe('delivering', () => {
      it('gives what is due to one worker, the oldest first, and counts the attempt', async () => {
        const first = await store.accept(createLead())
        time += 1
        const lead = createLead()
        const second = await store.accept(lead)
        expect(await take(store, 'webhook')).toEqual([])
        expect(idsOf(await take(store, 'crm', 1))).toEqual([first.id])
        expect(await take(open('crm'))).toEqual([
          {
            id: second.id,
            destination: 'crm',
            notice: { type: 'lead.created', lead },
            acceptedAt: time,
            attempt: 1,
            lease: expect.any(String),
          },
        ])
        expect(await take(store)).toEqual([])
      })

      it('gives none to two of many that take at once', async () => {
        const accepted = await Promise.all(
          Array.from({ length: 60 }, () => store.accept(createLead())),
        )
        const workers = [store, open('crm'), open('crm'), open('crm')]
        const taken: Delivery[] = []
        await Promise.all(
          workers.map(async (worker) => {
            for (let batch = await take(worker, 'crm', 3); batch.length > 0;) {
              taken.push(...batch)
              batch = await take(worker, 'crm', 3)
            }
          }),
        )
        expect(idsOf(taken).toSorted()).toEqual(idsOf(accepted).toSorted())
      })

      it('gives what was accepted under a clock that was a day ahead', async () => {
        const day = 86_400_000
        time += day
        const { id } = await store.accept(createLead())
        time -= day
        expect(idsOf(await take(store))).toEqual([id])
        expect(await take(store)).toEqual([])
      })

      it('gives it to another when the lease is over', async () => {
        const { id } = await store.accept(createLead())
        await take(store)
        time += leaseMs - 1
        expect(await take(open('crm'))).toEqual([])
        time += 1
        expect(await take(open('crm'))).toMatchObject([{ id, attempt: 2 }])
      })

      it('keeps what is delivered, and does not give it again', async () => {
        const { id } = await store.accept(createLead())
        const [delivery] = await take(store)
        await store.settle(delivery!, { state: 'delivered' })
        time += 10 * day
        expect(await take(store)).toEqual([])
        expect(await statusOf(id)).toMatchObject({ state: 'delivered', attempts: 1 })
      })

      it('gives again what failed when its time has come, and tells why it failed', async () => {
        const { id } = await store.accept(createLead())
        const [delivery] = await take(store)
        const dueAt = time + 5000
        await store.settle(delivery!, { state: 'waiting', reason: 'it answered with 503', dueAt })
        expect(await statusOf(id)).toMatchObject({ at: dueAt, reason: 'it answered with 503' })
        time = dueAt - 1
        expect(await take(store)).toEqual([])
        time = dueAt
        expect(await take(store)).toMatchObject([{ id, attempt: 2 }])
      })

      it('never gives a dead letter again by itself', async () => {
        const { id } = await store.accept(createLead())
        const [delivery] = await take(store)
        await store.settle(delivery!, { state: 'dead', reason: 'it answered with 400' })
        time += 10 * day
        expect(await take(store)).toEqual([])
        expect(await statusOf(id)).toMatchObject({ state: 'dead', reason: 'it answered with 400' })
        expect(await store.count()).toEqual({ leads: 1, suspected: 0, waiting: 0, dead: 1 })
      })

      it('believes who lost the lease that it is delivered, and nothing else', async () => {
        const { id } = await store.accept(createLead())
        const [late] = await take(store)
        time += leaseMs
        const [current] = await take(open('crm'))
        await store.settle(late!, { state: 'dead', reason: 'late' })
        await store.settle(late!, { state: 'waiting', reason: 'late', dueAt: 0 })
        expect(await statusOf(id)).toMatchObject({ state: 'waiting', at: time + leaseMs })
        await store.settle(late!, { state: 'delivered' })
        await store.settle(current!, { state: 'waiting', reason: 'late', dueAt: 0 })
        expect(await statusOf(id)).toMatchObject({ state: 'delivered' })
      })
    })

    describe('a registration', () => {
      const person = { lang: 'de', companyName: 'Mein Unternehmen', mail: 'ada@northwind.example' }

      it('is left for half a minute to whoever accepted the lead', async () => {
        const { id } = await store.accept(createLead(), { for: 'freeTrial', person })
        expect(await take(store, 'platform')).toEqual([])
        await store.settle({ id, destination: 'platform' }, { state: 'delivered' })
        time += 10 * day
        expect(await take(store, 'platform')).toEqual([])
        expect(await statusOf(id, 'platform')).toMatchObject({ state: 'delivered', attempts: 1 })
      })

      it('is given to a worker afterwards, with what it needs', async () => {
        const { id } = await store.accept(createLead(), { for: 'freeTrial', person })
        time += 30_000
        expect(await take(store, 'platform')).toMatchObject([
          { id, attempt: 2, notice: { registration: { for: 'freeTrial', person } } },
        ])
      })

      it('can be given up by whoever accepted the lead', async () => {
        const { id } = await store.accept(createLead(), { for: 'freeTrial', person })
        await store.settle({ id, destination: 'platform' }, { state: 'dead', reason: 'no' })
        expect(await statusOf(id, 'platform')).toMatchObject({ state: 'dead' })
      })
    })

    describe('listing', () => {
      it('shows the newest first, page by page', async () => {
        const ids: string[] = []
        for (let at = 0; at < 7; at++) {
          // Some are of the same moment.
          time += at % 2
          ids.push((await store.accept(createLead())).id)
        }
        const seen: string[] = []
        for (let page = await store.list({ limit: 2 }); page.length > 0;) {
          expect(page.length).toBeLessThanOrEqual(2)
          seen.push(...idsOf(page))
          page = await store.list({ limit: 2, after: page.at(-1)! })
        }
        expect(seen.toSorted()).toEqual(ids.toSorted())
        const times = (await everything()).map(({ acceptedAt }) => acceptedAt)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
      })

      it('keeps suspected leads apart, until somebody names them or they come without suspicion', async () => {
        const robot = createLead()
        const person = createLead({ email: 'bob@northwind.example' })
        const options = { isSuspected: true }
        const { id } = await store.accept(robot, undefined, options)
        const { id: second } = await store.accept(person, undefined, options)
        expect(await take(store)).toEqual([])
        expect(await store.count()).toMatchObject({ leads: 0, suspected: 2, waiting: 0 })
        expect(idsOf(await store.list({ type: 'lead.suspected', limit: 9 })).toSorted()).toEqual(
          [id, second].toSorted(),
        )
        expect(await store.list({ type: 'lead.created', limit: 9 })).toEqual([])
        // Replays for a new destination, or of dead letters, leave suspected leads out.
        expect(await store.replay()).toBe(0)
        expect(await store.replay({ destination: 'crm' })).toBe(0)
        expect(await store.replay({ id })).toBe(1)
        expect(await store.replay({ id })).toBe(0)
        expect(idsOf(await take(store))).toEqual([id])
        expect(await store.accept(person)).toEqual({ id: second, isNew: false })
        expect(idsOf(await take(store))).toEqual([second])
        expect(await store.count()).toMatchObject({ leads: 2, suspected: 0 })
        await store.accept(createLead({ email: 'eve@northwind.example' }), undefined, options)
        expect(await store.forget('eve@northwind.example')).toMatchObject({ leads: 1 })
      })

      it('finds by person and by state', async () => {
        const ada = await store.accept(createLead({ email: ' Ada@Northwind.example ' }))
        const bob = await store.accept(createLead({ email: 'bob@northwind.example' }))
        await store.accept(createLead({ email: undefined as never }))
        const delivery = (await take(store)).find(({ id }) => id === bob.id)
        await store.settle(delivery!, { state: 'dead', reason: 'no' })
        expect(idsOf(await store.list({ email: 'ADA@northwind.example', limit: 9 }))).toEqual([
          ada.id,
        ])
        expect(idsOf(await store.list({ state: 'dead', limit: 9 }))).toEqual([bob.id])
        expect(await store.list({ state: 'delivered', limit: 9 })).toEqual([])
      })
    })

    describe('replaying', () => {
      const kill = async (id: string) => {
        const delivery = (await take(store)).find((taken) => taken.id === id)
        await store.settle(delivery!, { state: 'dead', reason: 'it answered with 400' })
      }

      it('makes one dead letter wait again with all its attempts, or all of them', async () => {
        const { id: first } = await store.accept(createLead())
        await kill(first)
        const { id: second } = await store.accept(createLead())
        await kill(second)
        expect(await store.replay({ id: 'nobody' })).toBe(0)
        expect(await store.replay({ id: first })).toBe(1)
        expect(await take(store)).toMatchObject([{ id: first, attempt: 1 }])
        expect(await store.replay()).toBe(1)
        expect(await take(store)).toMatchObject([{ id: second, attempt: 1 }])
      })

      it('leaves alone what is delivered', async () => {
        await store.accept(createLead())
        const [delivery] = await take(store)
        await store.settle(delivery!, { state: 'delivered' })
        expect(await store.replay()).toBe(0)
        expect(await store.replay({ id: delivery!.id, destination: 'crm' })).toBe(0)
      })

      it('gives leads to a destination that was set up later', async () => {
        const early = open()
        const { id: first } = await early.accept(createLead())
        const { id: second } = await early.accept(createLead())
        expect(await store.replay({ id: second, destination: 'crm' })).toBe(1)
        expect(idsOf(await take(store))).toEqual([second])
        expect(await store.replay({ destination: 'crm' })).toBe(1)
        expect(idsOf(await take(store))).toEqual([first])
      })
    })

    describe('forgetting', () => {
      it('erases every lead of the person and nobody else’s, and has destinations told once', async () => {
        const both = open('crm', 'webhook')
        await both.accept(createLead())
        await both.accept(createLead({ email: 'Ada@Northwind.EXAMPLE' }))
        const other = await both.accept(createLead({ email: 'bob@northwind.example' }))
        const { leads, told } = await both.forget(' ADA@northwind.example')
        expect([leads, told]).toEqual([2, ['crm', 'webhook']])
        const [notice, rest] = [
          await store.list({ type: 'lead.forgotten', limit: 9 }),
          await store.list({ type: 'lead.created', limit: 9 }),
        ]
        expect(notice).toMatchObject([
          { notice: { type: 'lead.forgotten', email: 'ada@northwind.example' } },
        ])
        expect(idsOf(rest)).toEqual([other.id])

        const due = [...(await take(both, 'crm')), ...(await take(both, 'webhook'))]
        const notices = due.filter((delivery) => delivery.notice.type === 'lead.forgotten')
        expect(notices).toHaveLength(2)
        for (const delivery of notices) await both.settle(delivery, { state: 'delivered' })
        expect(JSON.stringify(await everything())).not.toContain('ada@')
      })

      it('waits until nobody can be passing on a lead of the person any more', async () => {
        await store.accept(createLead())
        const [delivery] = await take(store)
        time += 10_000
        await store.forget('ada@northwind.example')
        expect(await take(store)).toEqual([])
        // Too late: the lead is gone.
        await store.settle(delivery!, { state: 'delivered' })
        time += leaseMs - 10_000
        expect(await take(store)).toMatchObject([{ notice: { type: 'lead.forgotten' } }])
      })

      it('tells also destinations that were set up once, and of people who are purged by now', async () => {
        await store.accept(createLead({ email: 'bob@northwind.example' }))
        const { leads, told } = await open('webhook').forget('ada@northwind.example')
        expect([leads, told]).toEqual([0, ['crm', 'webhook']])
      })

      it('asked again, has all told anew, once', async () => {
        const first = await store.forget('ada@northwind.example')
        const [delivery] = await take(store)
        await store.settle(delivery!, { state: 'dead', reason: 'it answered with 400' })
        const { id, leads, told } = await store.forget('ada@northwind.example')
        expect([leads, told]).toEqual([0, first.told])
        const notices = await store.list({ type: 'lead.forgotten', limit: 9 })
        expect(notices).toMatchObject([{ id, deliveries: [{ state: 'waiting' }] }])
      })

      it('leaves no trace where nobody is to be told', async () => {
        const alone = open()
        await alone.accept(createLead())
        expect(await alone.forget('ada@northwind.example')).toMatchObject({ leads: 1, told: [] })
        expect(await everything()).toEqual([])
      })
    })

    describe('purging', () => {
      it('erases by age what is delivered everywhere, and later what is not', async () => {
        const both = open('crm', 'webhook')
        const whole = await both.accept(createLead())
        const half = await both.accept(createLead())
        const kept = await open().accept(createLead())
        for (const delivery of await take(both)) await both.settle(delivery, { state: 'delivered' })
        for (const delivery of await take(both, 'webhook')) {
          const dead = { state: 'dead', reason: 'no' } as const
          await both.settle(delivery, delivery.id === whole.id ? { state: 'delivered' } : dead)
        }
        const purge = (delivered: number, undelivered: number) =>
          both.purge({ delivered: time - delivered * day, undelivered: time - undelivered * day })

        time += 90 * day
        expect(await purge(90, 365)).toEqual({ delivered: 0, undelivered: 0 })
        time += 1
        expect(await purge(90, 365)).toEqual({ delivered: 1, undelivered: 0 })
        expect(idsOf(await everything()).toSorted()).toEqual([half.id, kept.id].toSorted())
        time += 365 * day
        expect(await purge(90, 365)).toEqual({ delivered: 0, undelivered: 2 })
        expect(await store.count()).toEqual({ leads: 0, suspected: 0, waiting: 0, dead: 0 })
      })
    })
  })
}
