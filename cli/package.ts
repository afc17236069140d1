/** `npx slicewright package`: the built site as a folder that runs without the repository. `-- --help` describes it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { findRoots } from '#compiler/read/roots.ts'
import { writeBillOfMaterials } from './shipping/bill-of-materials.ts'
import { billFile, packageNames, writePackage } from './shipping/write-package.ts'
import { ensureBuilt } from './build.ts'
import { outDir } from '#compiler/build/built-site.ts'
import { refuseFile } from './named-files.ts'
import { Refusal, type Command } from './run-command.ts'

export const packageSite: Command = {
  help: `slicewright package [OPTIONS]
Writes the built site as a folder that runs anywhere Node does, without the repository and its packages:
\`npm start\` in it serves the site. It may be read-only; the server writes to DATA_DIR alone.
  --out FOLDER  where to; ${relative(process.cwd(), defaultFolder())} unless set
  --archive     also writes FOLDER.tar.gz
The folder holds the content of the site's folders, the binaries of this machine's kind of system, the
licences of all packages in it and a bill of materials (CycloneDX).`,
  options: { out: { type: 'string' }, archive: { type: 'boolean' } },
  async run({ values }) {
    const folder = resolve(String(values['out'] ?? defaultFolder()))
    refuseForeign(folder)
    await ensureBuilt(() => console.log('Building the site ...'))
    const draft = `${folder}.draft`
    const { bytes, files } = await writePackage({
      buildFolder: outDir(),
      folder: draft,
      roots: findRoots(),
    })
    writeFileSync(join(draft, billFile), writeBillOfMaterials())
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    console.log(`${folder}: ${toMegabytes(bytes)}, ${files} files. To start it: npm start`)
    if (values['archive']) await writeArchive(folder)
    return 0
  },
}

/**
 * Refuses a folder that is not a package, or one with data that a server started in it has
 * received.
 */
function refuseForeign(folder: string): void {
  refuseFile(folder)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const isPackage = names.includes(billFile)
  const others = isPackage ? names.filter((name) => !packageNames.has(name)) : names
  if (others.length === 0) return
  throw new Refusal(
    `${folder} ${isPackage ? '' : 'is not a package, and '}holds ${others.slice(0, 3).join(', ')}, which would be deleted. Move it elsewhere, or name another folder with --out.`,
  )
}

function defaultFolder(): string {
  return join(outDir(), 'package')
}

async function writeArchive(folder: string): Promise<void> {
  const archive = `${folder}.tar.gz`
  const { status, stderr } = spawnSync(
    'tar',
    ['-czf', archive, '-C', dirname(folder), basename(folder)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Refusal(`tar could not write ${archive}: ${stderr}`)
  console.log(`${archive}: ${toMegabytes(statSync(archive).size)}`)
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
