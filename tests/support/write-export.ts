/**
 * A process that replaces one export by another and kills itself after a number of calls of a file
 * system function.
 */
import sync from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Worker } from 'node:worker_threads'
import { openExportFolder } from '../../adapters/node/export-folder.ts'
import { toManifest } from './export-files.ts'

const [folder, stateFolder, text, name, limit] = process.argv.slice(1) as [
  string,
  string,
  string,
  'renameSync' | 'rm' | 'postMessage',
  string,
]
/** A thread writes files; they are sent to it. */
const owners = { renameSync: sync, rm: fs, postMessage: Worker.prototype }
const owner = owners[name]
const original = Reflect.get(owner, name) as (this: unknown, ...args: unknown[]) => unknown
let calls = 0
Object.assign(owner, {
  [name](this: unknown, ...args: unknown[]) {
    if (++calls === Number(limit)) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, args)
  },
})
syncBuiltinESMExports()
const opened = await openExportFolder({ folder, stateFolder, toleratesForeign: false })
const manifest = toManifest(text)
for (const path of manifest.files.keys()) await opened.write(path, text)
await opened.commit(manifest)
