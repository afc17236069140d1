/** A process that replaces an export of many files by another, for tests that end it midway. */
import { openExportFolder } from '../../adapters/node/export-folder.ts'
import { toManifest } from './export-files.ts'

const [folder, stateFolder, text] = process.argv.slice(1) as [string, string, string]
const opened = await openExportFolder({ folder, stateFolder, toleratesForeign: false })
const manifest = toManifest(text)
for (const path of manifest.files.keys()) await opened.write(path, text)
process.stdout.write('committing\n')
await opened.commit(manifest)
process.stdout.write('done\n')
