/**
 * `npx slicewright backup create` and `restore`: everything in `DATA_DIR` and the lead database
 * that cannot be recreated.
 */
import { resolve } from 'node:path'
import { readEnvironment } from '../runtime/model/config/environment.ts'
import { backUp } from './back-up-data.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { restore } from './restore-data.ts'
import { Refusal, type Command } from './run-command.ts'

const secretNote =
  'LINK_SECRET is not in it: keep it where you keep secrets. Links of mails that were sent, and cookies, are good with the same one only.'

function toCounts({ counts }: BackupManifest): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

/** @throws Refusal */
function readFolder(words: readonly string[]): string {
  if (words[0] === undefined) throw new Refusal('Name a folder.')
  return resolve(words[0])
}

export const backup: Command = {
  help: `slicewright backup create FOLDER
Copies everything that cannot be recreated into a folder that is empty or missing: leads, mails, subscribers, codes, consent,
assessments, and records of publications and mails. The site may keep running, and is not blocked. Exits with 1 when
something is missing, or the consent log is damaged.
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: {},
  words: 1,
  async run({ words }) {
    const { dataDir, leadDatabaseUrl } = readEnvironment(process.env)
    const folder = readFolder(words)
    const { manifest, problems } = await backUp(resolve(dataDir), leadDatabaseUrl, folder)
    console.log(`${toCounts(manifest)}, in ${folder}.\n${secretNote}`)
    for (const problem of problems) console.error(problem)
    return problems.length > 0 ? 1 : 0
  },
}

export const restoreBackup: Command = {
  help: `slicewright backup restore FOLDER
Puts what npx slicewright backup create has copied into DATA_DIR, and into the database of LEAD_DATABASE_URL if it comes from one.
Neither may hold data of people yet, and the site must not run. Exits with 1 when the restored data differs from the backup.
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: {},
  words: 1,
  async run({ words }) {
    const { dataDir, leadDatabaseUrl } = readEnvironment(process.env)
    const { manifest, problems } = await restore(
      readFolder(words),
      resolve(dataDir),
      leadDatabaseUrl,
    )
    console.log(`${toCounts(manifest)} of ${manifest.time} restored, in ${resolve(dataDir)}.`)
    console.log('Start the site with the LINK_SECRET that it had.')
    for (const problem of problems) console.error(problem)
    return problems.length > 0 ? 1 : 0
  },
}
