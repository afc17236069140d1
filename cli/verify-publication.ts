/** `npx slicewright publications verify`: whether visitors get what was published last. `-- --help` describes it. */
import { resolve } from 'node:path'
import { environmentVariables, readVariable } from '#schemas/environment-variables.ts'
import { createFileStore } from '../adapters/node/file-store.ts'
import { keepVerified, readReceipts } from '../runtime/server/publish/receipt-store.ts'
import { verifyPublication } from '../runtime/server/publish/verify-publication.ts'
import { isFolder } from './named-files.ts'
import { readValidVariable, Refusal, type Command } from './run-command.ts'

export const verify: Command = {
  help: `slicewright publications verify [OPTIONS]
Checks that visitors get the last publication: reads the newest receipt, requests every answer until it is the one that
was rendered, and records the outcome.
Exits with 0 when all are fresh, with 1 when something is still stale after half a minute, with 2 when it could not be checked.
  --origin ORIGIN  of the site: https://www.example.com
  --json           the receipt, and the outcome of each answer
Environment: DATA_DIR, which has the receipts; SITE_BASE_URL, or else PORT, where --origin is not set`,
  options: { origin: { type: 'string' }, json: { type: 'boolean' } },
  async run({ values }) {
    const origin = String(
      values['origin'] ??
        readValidVariable('SITE_BASE_URL') ??
        `http://localhost:${readValidVariable('PORT')}`,
    )
    if (!environmentVariables.SITE_BASE_URL.isValid(origin))
      throw new Refusal('--origin must be an origin: https://www.example.com')
    const folder = resolve(readVariable('DATA_DIR'))
    if (!isFolder(folder))
      throw new Refusal(`There is no folder ${folder}. Set DATA_DIR as the site has it.`)
    const files = createFileStore(folder)
    const [receipt] = await readReceipts(files)
    const say = values['json'] ? console.error : console.log
    if (!receipt) {
      say(`Nothing has been published since ${folder} was made.`)
      if (values['json']) console.log(JSON.stringify({ verified: [] }))
      return 0
    }
    say(`Published ${receipt.at}, ref ${receipt.to}: asking ${origin}`)
    const verified = await verifyPublication(receipt, {
      origin: new URL(origin).origin,
      onAnswer: ({ address, isFresh, ms }) =>
        say(`${isFresh ? 'fresh' : 'STALE'}  ${String(ms).padStart(6)} ms  ${address}`),
    })
    await keepVerified(files, receipt, verified)
    const stale = verified.filter(({ isFresh }) => !isFresh).length
    if (values['json']) console.log(JSON.stringify({ at: receipt.at, ref: receipt.to, verified }))
    say(`${verified.length - stale} of ${verified.length} are fresh.`)
    return stale > 0 ? 1 : 0
  },
}
