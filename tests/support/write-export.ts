/** A process that replaces an export by another and ends the hard way after so many calls of a function of the disk. */
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
/** Files are written by a thread, which is sent them. */
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
