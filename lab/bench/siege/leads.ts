/** People send forms while servers are killed: every confirmed lead is forwarded exactly once. */
import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { toReason } from '../../../runtime/model/errors/index.ts'
import { startLeadReceiver, type LeadReceiver } from '../../../tests/support/lead-receiver.ts'
import type { Killable } from './receipts.ts'
import { toRow, type SiegeRow } from './row.ts'

export interface LeadSiege {
  attack: string
  rounds: number
  /** Starts a server over the same store each time, which forwards leads to the receiver. */
  start(receiverUrl: string): Promise<Killable>
  /** Sends a form as a browser does. @returns whether the visitor got a confirmation @throws the reason why not */
  submit(origin: string, submission: string): Promise<boolean>
  /** Longest life of a server while people send, in ms. */
  lifetime: number
  /** Time to deliver the rest after the last kill, in ms: longer than a lease of the worker. */
  patience: number
}

/**
 * A server is killed in every round, at a random moment, while it accepts and forwards leads. In
 * every other round a second one shares its store, and takes over the killed one's work. Visitors
 * without an answer send the same submission again, as people do.
 */
export async function attackLeads(siege: LeadSiege): Promise<SiegeRow> {
  const receiver = await startLeadReceiver()
  // Long enough that kills fall between what the receiver did and what the server knows of it.
  receiver.behave({ delayMs: () => Math.random() * 40 })
  const told = new Set<string>()
  let tried = 0
  try {
    for (let round = 0; round < siege.rounds; round++) {
      const count = 1 + (round % 2)
      const servers = await Promise.all(
        Array.from({ length: count }, () => siege.start(receiver.url)),
      )
      const over = new AbortController()
      const visit = async () => {
        while (!over.signal.aborted) {
          const submission = randomUUID()
          for (let again = 0; again < 5 && !told.has(submission); again++) {
            tried++
            const { origin } = servers[tried % count]!
            if (await siege.submit(origin, submission).catch(() => false)) told.add(submission)
            else if (over.signal.aborted) break
          }
        }
      }
      const visits = [visit(), visit(), visit()]
      await wait(50 + Math.random() * (siege.lifetime - 50))
      await servers[0]!.kill()
      await wait(Math.random() * 100)
      over.abort()
      await Promise.all(visits)
      await Promise.all(servers.slice(1).map((server) => server.kill()))
    }
    const last = await siege.start(receiver.url)
    await settle(receiver, told, siege.patience)
    await last.kill()
  } finally {
    await receiver.close()
  }
  const repeated = receiver.requests.length - receiver.done.size
  const note = `${told.size} told, ${receiver.done.size} done, ${repeated} asked again under the same key`
  return toRow(siege.attack, tried, findFaults(receiver, told), note)
}

/** A crowd sends at the same moment, to two servers over one store. */
export async function attackWithCrowd(
  siege: Omit<LeadSiege, 'lifetime' | 'rounds'>,
  people: number,
): Promise<SiegeRow> {
  const receiver = await startLeadReceiver()
  const told = new Set<string>()
  const reasons = new Set<string>()
  const faults: string[] = []
  try {
    const servers = [await siege.start(receiver.url), await siege.start(receiver.url)]
    const visit = async (at: number) => {
      const submission = randomUUID()
      const { origin } = servers[at % 2]!
      const answer = await siege.submit(origin, submission).catch(toReason)
      if (answer === true) told.add(submission)
      else reasons.add(String(answer))
    }
    await Promise.all(Array.from({ length: people }, (_, at) => visit(at)))
    if (told.size < people) {
      faults.push(`${people - told.size} were not told of success: ${[...reasons].join(', ')}`)
    }
    await settle(receiver, told, siege.patience)
    for (const server of servers) await server.kill()
  } finally {
    await receiver.close()
  }
  faults.push(...findFaults(receiver, told))
  const note = `${told.size} told, ${receiver.done.size} done`
  return toRow(siege.attack, people, faults, note)
}

/** Waits until every confirmed lead has arrived, or the time is up. */
async function settle(
  receiver: LeadReceiver,
  told: ReadonlySet<string>,
  patience: number,
): Promise<void> {
  const start = Date.now()
  while (Date.now() - start < patience) {
    const arrived = new Set(submissionsOf(receiver))
    if ([...told].every((submission) => arrived.has(submission))) return
    await wait(50)
  }
}

function findFaults(receiver: LeadReceiver, told: ReadonlySet<string>): string[] {
  const arrived = submissionsOf(receiver)
  const counts = Map.groupBy(arrived, (submission) => submission)
  const lost = [...told].filter((submission) => !counts.has(submission))
  const twice = [...counts].filter(([, { length }]) => length > 1)
  return [
    ...(lost.length > 0 ? [`${lost.length} lost`] : []),
    ...(twice.length > 0 ? [`${twice.length} done twice`] : []),
    ...(receiver.overlaps.length > 0 ? [`${receiver.overlaps.length} by two at once`] : []),
    ...(told.size === 0 ? ['nobody got a confirmation'] : []),
  ]
}

/** Submissions that the receiver processed. */
function submissionsOf({ done }: LeadReceiver): string[] {
  return [...done.values()].map(({ body }) => body.data.submission ?? '')
}
