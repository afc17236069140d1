/** The guarantees of subscriptions, mails and codes, over every database that can keep them. */
import { describe, expect, it } from 'vitest'
import type { PeopleStores } from '../../adapters/leads/open-lead-store.ts'

export interface PeopleStoresContract {
  name: string
  /** Another process's view of the same database. */
  open(options?: { now?: () => number }): Promise<PeopleStores>
}

const day = 86_400_000
const person = () => `${crypto.randomUUID()}@engines.example`

export function testPeopleStores({ name, open }: PeopleStoresContract): void {
  describe(`people in ${name}`, () => {
    it('give 50 codes to 80 people who ask twice at once in two processes: one each, none twice', async () => {
      const stores = [await open(), await open()] as const
      const pool = `pool-${crypto.randomUUID().slice(0, 8)}`
      const codes = Array.from({ length: 50 }, (_, at) => `C${at}`)
      expect(await stores[0].redemptionCodes.add(pool, [...codes, 'C1'])).toBe(50)
      expect(await stores[1].redemptionCodes.add(pool, codes)).toBe(0)
      const people = Array.from({ length: 80 }, person)
      const given = await Promise.all(
        [...people, ...people].map((email, at) =>
          stores[at % 2 ? 0 : 1].redemptionCodes.take({ pool, email }),
        ),
      )
      const listed = (await stores[0].redemptionCodes.list(pool)).filter(({ email }) => email)
      expect(new Set(listed.map(({ email }) => email)).size).toBe(50)
      expect(await stores[0].redemptionCodes.count()).toContainEqual({ pool, free: 0, given: 50 })
      // Both requests of a person get the same answer.
      for (const [at, email] of people.entries()) {
        const known = listed.find((one) => one.email === email)?.code
        expect([given[at]?.code, given[at + 80]?.code]).toEqual([known, known])
      }
      expect(given.filter((one) => one?.isNew)).toHaveLength(50)
      await Promise.all(stores.map(({ leads }) => leads.close()))
    })

    it('give a spare code once the pool is empty, one to each', async () => {
      const { redemptionCodes, leads } = await open()
      const wish = { pool: 'spare', email: person() }
      const [first, second] = await Promise.all([
        redemptionCodes.take({ ...wish, spare: 'S1' }),
        redemptionCodes.take({ ...wish, spare: 'S2' }),
      ])
      expect(first!.code).toBe(second!.code)
      expect(await redemptionCodes.find(first!.id)).toEqual({
        id: first!.id,
        pool: 'spare',
        code: first!.code,
      })
      expect(await redemptionCodes.find('nobody')).toBeUndefined()
      await leads.close()
    })

    it('subscribe, confirm, pause and end', async () => {
      let now = Date.UTC(2026, 0, 1)
      const { mailPreferences, outbox, leads } = await open({ now: () => now })
      const email = person()
      const wish = { email: ` ${email.toUpperCase()} `, locale: 'de', topics: ['letter'] }
      await Promise.all([mailPreferences.subscribe(wish), mailPreferences.subscribe(wish)])
      const { id } = (await mailPreferences.findByEmail(email))!
      expect(await mailPreferences.find(id)).toEqual({
        id,
        email,
        locale: 'de',
        state: 'pending',
        topics: [],
        requestedAt: now,
        changedAt: now,
      })
      now += 1000
      expect(await mailPreferences.confirm(id)).toMatchObject({
        state: 'confirmed',
        topics: ['letter'],
        confirmedAt: now,
      })
      const paused = await mailPreferences.change(id, { topics: ['a', 'b', 'a'], pauseDays: 30 })
      expect(paused).toMatchObject({ state: 'paused', topics: ['a', 'b'] })
      expect(paused!.pausedUntil).toBe(now + 30 * day)
      expect(await mailPreferences.change(id, { topics: ['a'] })).toMatchObject({ state: 'paused' })
      now += 30 * day
      expect(await mailPreferences.change(id, { topics: ['a'] })).toMatchObject({
        state: 'confirmed',
      })
      expect(await mailPreferences.unsubscribe(id)).toMatchObject({
        state: 'unsubscribed',
        topics: [],
      })
      expect(await mailPreferences.confirm(id)).toMatchObject({ state: 'unsubscribed' })
      expect(await mailPreferences.change('nobody', { topics: ['a'] })).toBeUndefined()
      expect((await outbox.list(500)).filter((one) => one.email === email).length).toBeGreaterThan(
        0,
      )
      await leads.close()
    })

    it('tell each change to those who get leads, in the order in which they were made', async () => {
      let now = Date.UTC(2026, 3, 1)
      const { mailPreferences, leads } = await open({ now: () => now })
      const email = person()
      await mailPreferences.subscribe({ email, locale: 'en', topics: ['letter'] })
      const { id } = (await mailPreferences.findByEmail(email))!
      await mailPreferences.confirm(id)
      // The clock stands still, and goes back.
      await mailPreferences.unsubscribe(id)
      now -= 1000
      await Promise.all([
        mailPreferences.unsubscribe(id),
        mailPreferences.confirm(id),
        mailPreferences.confirm(id),
      ])
      const all = await leads.list({ email, limit: 50 })
      expect(
        all.map(({ notice }) => notice.type === 'lead.created' && notice.lead.fields['state']),
      ).toEqual(['unsubscribed', 'confirmed'])
      const [last, first] = all
      const order = { destination: 'webhook' as const, limit: 100, leaseMs: 60_000 }
      await leads.replay({ destination: 'webhook' })
      now += 60_000
      const taken = async () =>
        (await leads.take(order))
          .map((delivery) => delivery.id)
          .filter((one) => one === first!.id || one === last!.id)
      expect(await taken()).toEqual([first!.id])
      // While the first is under way, or waits for its next attempt, the second waits too.
      expect(await taken()).toEqual([])
      await leads.settle({ id: first!.id, destination: 'webhook' }, { state: 'delivered' })
      expect(await taken()).toEqual([last!.id])
      await leads.close()
    })

    it('let one of two workers have a mail, and the other after the lease', async () => {
      let now = Date.UTC(2027, 0, 1)
      const [one, other] = [await open({ now: () => now }), await open({ now: () => now })]
      const email = person()
      await one.outbox.add({ kind: 'preferences', email, locale: 'en' })
      await other.outbox.add({ kind: 'preferences', email, locale: 'en' })
      const order = { limit: 100, leaseMs: 1000 }
      const taken = await Promise.all([one.outbox.take(order), other.outbox.take(order)])
      const mine = taken.flat().filter((mail) => mail.email === email)
      expect(mine).toHaveLength(1)
      now += 1001
      const again = (await other.outbox.take(order)).find((mail) => mail.email === email)!
      expect(again.attempts).toBe(2)
      // A holder whose lease has expired settles nothing.
      await one.outbox.settle(mine[0]!, { state: 'dead', reason: 'late' })
      await other.outbox.settle(again, { state: 'sent' })
      const found = (await one.outbox.list(500)).find((mail) => mail.email === email)
      expect(found).toMatchObject({ state: 'sent' })
      await one.leads.close()
      await other.leads.close()
    })

    it('let kept mails wait again, unless they are too old, and one of several that say the same', async () => {
      let now = Date.UTC(2027, 1, 1)
      const { outbox, leads } = await open({ now: () => now })
      const email = person()
      const keep = async (kind: 'confirm' | 'preferences') => {
        await outbox.add({ kind, email, locale: 'en' })
        const mail = (await outbox.take({ limit: 100, leaseMs: 1000 })).find(
          (one) => one.email === email,
        )!
        await outbox.settle(mail, { state: 'kept', text: 'https://…' })
        now += hour
      }
      const hour = 3_600_000
      await keep('confirm')
      const since = now
      for (const kind of ['preferences', 'confirm', 'confirm'] as const) await keep(kind)
      const statesOf = async () =>
        (await outbox.list(500))
          .filter((mail) => mail.email === email)
          .map(({ kind, state, text }) => [kind, state, text])
      expect(await outbox.resume(now)).toBe(0)
      expect(await outbox.resume(since)).toBe(2)
      expect(await statesOf()).toEqual([
        ['confirm', 'waiting', undefined],
        ['confirm', 'kept', 'https://…'],
        ['preferences', 'waiting', undefined],
        ['confirm', 'kept', 'https://…'],
      ])
      expect(await outbox.resume(since)).toBe(0)
      await leads.close()
    })
  })
}
