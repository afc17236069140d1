/**
 * `npm run consent:verify [-- --file receipts-2026-11.jsonl]`: whether the log of decisions about
 * cookies is whole. Reads the folder `consent` of `DATA_DIR`; exit code 1 when something is wrong.
 */
import { readVariable } from '#schemas/environment-variables.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { verifyReceipts, type Verification } from '../../functions/verify-receipts.ts'

/** What people read of it. */
export function toReport({
  files,
  receipts,
  counts,
  unknownTexts,
  startsAfter,
  fault,
}: Verification): string {
  const choices = [...counts].flatMap(([version, byChoice]) =>
    [...byChoice]
      .toSorted(([, a], [, b]) => b - a)
      .map(([choice, count]) => `  ${String(count).padStart(8)}  policy ${version}: ${choice}`),
  )
  return [
    `${receipts} receipts in ${files.length} files.`,
    ...(startsAfter
      ? [`Receipts 1 to ${startsAfter} are from months that have been deleted.`]
      : []),
    ...choices,
    ...(unknownTexts > 0 ? [`  ${unknownTexts} with texts the site never had.`] : []),
    fault
      ? `BROKEN at ${fault.file}, line ${fault.line}: ${fault.problem}.`
      : 'The log is intact: every line, its order and its texts.',
  ].join('\n')
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { file: { type: 'string' } } })
  const folder = resolve(readVariable('DATA_DIR'))
  const { file } = values
  if (file !== undefined && !existsSync(join(folder, 'consent', file))) {
    console.error(`${join(folder, 'consent', file)} does not exist.`)
    return 1
  }
  const verification = await verifyReceipts(createFileStore(folder), file)
  console.log(toReport(verification))
  return verification.fault ? 1 : 0
}

if (import.meta.main) process.exitCode = await main()
