/**
 * `npm run publish:verify [-- --origin https://www.example.com]`: whether visitors get what was published
 * last. Reads the receipts in `DATA_DIR`, asks for every answer until it is the one that was rendered,
 * and records what came of it. Exit code 1 when something is still stale after half a minute.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readVariable } from '#schemas/environment-variables.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { keepVerified, readReceipts } from '../../runtime/server/publish/receipt-store.ts'
import { verifyPublication } from '../../runtime/server/publish/verify-publication.ts'

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { origin: { type: 'string' } } })
  const origin =
    values.origin ?? readVariable('SITE_BASE_URL') ?? `http://localhost:${readVariable('PORT')}`
  const files = createFileStore(resolve(readVariable('DATA_DIR')))
  const [receipt] = await readReceipts(files)
  if (!receipt) {
    console.log(`Nothing has been published since ${readVariable('DATA_DIR')} was made.`)
    return 0
  }
  console.log(`Published ${receipt.at}, ref ${receipt.to}: asking ${origin}`)
  const verified = await verifyPublication(receipt, {
    origin: new URL(origin).origin,
    onAnswer: ({ address, isFresh, ms }) =>
      console.log(`${isFresh ? 'fresh' : 'STALE'}  ${String(ms).padStart(6)} ms  ${address}`),
  })
  await keepVerified(files, receipt, verified)
  const stale = verified.filter(({ isFresh }) => !isFresh).length
  console.log(`${verified.length - stale} of ${verified.length} are fresh.`)
  return stale > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = await main()
