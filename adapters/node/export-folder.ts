/**
 * Writes the folder of an export. Files are staged beside it, and moved once all are there. A
 * manifest lists the files being moved, so that the next process can finish for one that ended
 * halfway.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import {
  ExportFolderForeign,
  ExportUnwritable,
  readManifest,
  siteError,
  writeManifest,
  type ExportFolder,
  type ExportManifest,
} from '#runtime'
import { createFileWriter } from './file-writer.ts'

export interface ExportFolderOptions {
  /** Absolute path. */
  folder: string
  /** Absolute path on the same file system; never served. */
  stateFolder: string
  /** Whether foreign files may be there: they stay, unless an exported file has the same path. */
  toleratesForeign: boolean
}

/** @throws SiteError ExportUnwritable, ExportFolderForeign */
export async function openExportFolder({
  folder,
  stateFolder,
  toleratesForeign,
}: ExportFolderOptions): Promise<ExportFolder> {
  const staged = join(stateFolder, 'staged')
  const current = join(stateFolder, 'manifest.json')
  const next = join(stateFolder, 'next.json')

  async function noteIn(file: string, manifest: ExportManifest): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`
    await writing(file, async () => {
      await mkdir(stateFolder, { recursive: true })
      await writeFile(unfinished, writeManifest(manifest))
      await rename(unfinished, file)
    })
  }

  /** Can be repeated from any point. */
  async function finish(manifest: ExportManifest): Promise<{ written: number; deleted: number }> {
    const waiting = await listFiles(staged)
    const arrived = waiting.filter((path) => manifest.files.has(path))
    await writing(folder, async () => {
      for (const path of waiting) if (!manifest.files.has(path)) await removeFile(path, staged)
      if (arrived.length > 0) move(staged, folder)
      else await mkdir(folder, { recursive: true })
    })
    const before = (await readFrom(current))?.files.keys() ?? []
    const gone = [...before].filter((path) => !manifest.files.has(path))
    await writing(folder, async () => {
      for (const path of gone) await removeFile(path)
      await rename(next, current)
      await rm(staged, { recursive: true, force: true })
    })
    return { written: arrived.length, deleted: gone.length }
  }

  /** Removes a file, and folders that become empty. */
  async function removeFile(path: string, from = folder): Promise<void> {
    await rm(join(from, path), { force: true })
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      const isRemoved = await rmdir(join(from, above)).then(
        () => true,
        () => false,
      )
      if (!isRemoved) return
    }
  }

  async function refuseForeign(known: ExportManifest | undefined): Promise<void> {
    const foreign = (await listFiles(folder)).filter(
      (path) => !known?.files.has(path) && !isOfTools(path),
    )
    if (foreign.length === 0 || toleratesForeign) return
    throw siteError(ExportFolderForeign, [folder, foreign.sort().slice(0, 3), foreign.length])
  }

  const unfinished = await readFrom(next)
  if (unfinished) await finish(unfinished)
  const manifest = await readFrom(current)
  await refuseForeign(manifest)
  await writing(staged, () => rm(staged, { recursive: true, force: true }))
  const writer = createFileWriter()

  return {
    manifest,
    async isIntact(path, { size }) {
      const found = await stat(join(folder, path)).catch(() => undefined)
      return found?.isFile() === true && found.size === size
    },
    async write(path, content, before) {
      const place = join(staged, path)
      // Content decides what a picture is called.
      if (!place.startsWith(staged + sep)) throw new Error(`${path} leads out of the export`)
      const kept = before && { ...before, place: join(folder, path) }
      return writing(place, () => writer.write(place, content, kept))
    },
    note: (noted) => noteIn(current, noted),
    async commit(last) {
      await noteIn(next, last)
      return finish(last)
    },
  }
}

/**
 * Writes configurations of hosts beside the folder, so that they are not served.
 * @param folder - the export's. @returns their folder. @throws SiteError ExportUnwritable
 */
export async function writeHostFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const place = `${folder}.hosts`
  await writing(place, async () => {
    await mkdir(place, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text)
  })
  return place
}

/** Moves a file or folder; a folder without a counterpart moves as a whole. */
function move(from: string, to: string): void {
  if (!existsSync(to)) {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
    return
  }
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [place, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) move(place, target)
    else renameSync(place, target)
  }
}

/** Whether it belongs to Git or to a deployment tool. */
function isOfTools(path: string): boolean {
  return path.startsWith('.') && !path.startsWith('.well-known/')
}

async function readFrom(file: string): Promise<ExportManifest | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : readManifest(text)
}

/** Paths relative to a folder, with `/`; none when it does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw siteError(ExportUnwritable, [folder, error.message], { cause: error })
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

async function writing<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw siteError(ExportUnwritable, [path, (error as Error).message], { cause: error })
  }
}
