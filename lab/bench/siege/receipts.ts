/**
 * Visitors decide on cookies while servers are killed: every confirmed decision must be recorded
 * exactly once.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { verifyReceipts } from '../../../functions/consent/verify-receipts.ts'
import { createFileStore } from '../../../adapters/node/file-store.ts'
import { ask } from './ask.ts'
import { toRow, type SiegeRow } from './row.ts'

export interface Killable {
  origin: string
  kill(): Promise<void>
}

export interface ReceiptSiege {
  dataDir: string
  /** A server over that folder. */
  start(): Promise<Killable>
  rounds: number
}

/** Two servers share the log; one of them is killed in every round, while both are asked. */
export async function attackReceipts({ dataDir, start, rounds }: ReceiptSiege): Promise<SiegeRow> {
  const faults: string[] = []
  const told: string[] = []
  let tried = 0
  const lasting = await start()
  try {
    for (let round = 0; round < rounds; round++) {
      const killed = await start()
      const over = new AbortController()
      const visit = async (origin: string) => {
        while (!over.signal.aborted) {
          tried++
          const id = await decide(origin, tried)
          if (id !== undefined) told.push(id)
        }
      }
      const visits = [lasting, killed, lasting, killed].map(({ origin }) => visit(origin))
      await wait(300 + ((round * 137) % 500))
      await killed.kill()
      await wait(200)
      over.abort()
      await Promise.all(visits)
    }
    if ((await decide(lasting.origin, tried)) === undefined)
      faults.push('nothing is recorded any more')
  } finally {
    await lasting.kill()
  }
  const files = createFileStore(dataDir)
  const { fault, receipts } = await verifyReceipts(files)
  if (fault) faults.push(`${fault.file}, line ${fault.line}: ${fault.problem}`)
  const ids = await readIds(dataDir)
  const lost = told.filter((id) => !ids.includes(id))
  if (lost.length > 0) faults.push(`${lost.length} lost`)
  if (new Set(ids).size !== ids.length) faults.push('a receipt was recorded twice')
  return toRow(
    'receipts while servers are killed',
    tried,
    faults,
    `${told.length} acknowledged, ${receipts} recorded`,
  )
}

/** @returns the id of the receipt; nothing when the server did not answer with one */
async function decide(origin: string, visitor: number): Promise<string | undefined> {
  const body = JSON.stringify({
    choices: { necessary: true, analytics: visitor % 2 === 0, ad: false },
    policyVersion: '1',
    gpc: false,
    locale: 'en',
    texts: { banner: 'a'.repeat(64), modal: 'b'.repeat(64) },
    time: new Date().toISOString(),
  })
  const headers = {
    'content-type': 'application/json',
    // A different visitor each time, or the rate limit by address would answer.
    'x-visitor': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  const path = '/.netlify/functions/consent'
  const answer = await ask(origin, path, { method: 'POST', headers, body }).catch(() => undefined)
  if (answer?.status !== 201) return undefined
  return (JSON.parse(answer.body.toString('utf8')) as { id: string }).id
}

async function readIds(dataDir: string): Promise<string[]> {
  const files = createFileStore(dataDir)
  const ids: string[] = []
  for (const name of await files.list('consent')) {
    if (!name.endsWith('.jsonl')) continue
    const text = (await files.read(`consent/${name}`)) ?? ''
    for (const line of text.trim().split('\n')) ids.push((JSON.parse(line) as { id: string }).id)
  }
  return ids
}
