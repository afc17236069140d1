/**
 * `npx slicewright consent verify`: whether the log of cookie decisions is intact. `-- --help`
 * describes it.
 */
import { readVariable } from '#schemas/environment-variables.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFileStore } from '../adapters/node/file-store.ts'
import { verifyReceipts, type Verification } from '../functions/consent/verify-receipts.ts'
import { Refusal, type Command } from './run-command.ts'

/** The report for people. */
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

function toJson({ counts, ...rest }: Verification): string {
  const choices = [...counts].map(([version, byChoice]) => [version, Object.fromEntries(byChoice)])
  return JSON.stringify({ ...rest, counts: Object.fromEntries(choices) })
}

export const verifyConsent: Command = {
  help: `slicewright consent verify [OPTIONS]
Checks that the log of cookie decisions is intact: every line, its order and its texts.
Exits with 0 when it is, with 1 when something is wrong, with 2 when it could not be read.
  --file NAME  one month: receipts-2026-11.jsonl; earlier ones are trusted
  --json       what was counted, and the fault, if there is one
Environment: DATA_DIR, which has the log in its folder consent`,
  options: { file: { type: 'string' }, json: { type: 'boolean' } },
  async run({ values }) {
    const folder = resolve(readVariable('DATA_DIR'))
    const log = join(folder, 'consent')
    if (!existsSync(log))
      throw new Refusal(`There is no consent log in ${folder}. Set DATA_DIR as the site has it.`)
    const file = values['file'] === undefined ? undefined : String(values['file'])
    if (file !== undefined && !existsSync(join(log, file)))
      throw new Refusal(`${join(log, file)} does not exist.`)
    const verification = await verifyReceipts(createFileStore(folder), file)
    console.log(values['json'] ? toJson(verification) : toReport(verification))
    return verification.fault ? 1 : 0
  },
}
