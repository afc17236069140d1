/** The whole surface, as the code has it now, and as files of this folder have it. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { listDoors, readExports } from './read-exports.ts'
import { readCommands, readMessages, readTokens, readVariables } from './read-names.ts'
import { readMachineWords, readSections, readVocabularies } from './read-vocabularies.ts'
import { formatEntries, parseEntries, type Entries, type Surface } from './surface.ts'

/** What the code has. */
export const recorded = join(import.meta.dirname, 'recorded')
/** What the last version had that was released; its number is in `version.txt`. */
export const released = join(import.meta.dirname, 'released')

const ports = join(repositoryRoot, 'runtime/machines/host-ports.ts')

export async function recordSurface(): Promise<Surface> {
  const doors = listDoors()
  const exports = readExports(new Map([...doors, ['ports', ports]]))
  const named = [...doors.keys()].flatMap((door) =>
    [...exports.get(door)!].map(([name, shape]): [string, string] => [`${door} ${name}`, shape]),
  )
  return new Map<string, Entries>([
    ['exports', new Map(named)],
    ['ports', exports.get('ports')!],
    ['vocabularies', readVocabularies()],
    ['sections', readSections()],
    ['machines', readMachineWords()],
    ['messages', readMessages()],
    ['commands', await readCommands()],
    ['variables', readVariables()],
    ['tokens', readTokens()],
  ])
}

/** By the names of the files; empty where there is no folder. */
export function readSurface(folder: string): Surface {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((file) => file !== 'version.txt')
  return new Map(
    files.map((file) => [
      basename(file, '.txt'),
      parseEntries(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

export function writeSurface(folder: string, surface: Surface, version?: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [area, entries] of surface)
    writeFileSync(join(folder, `${area}.txt`), formatEntries(entries))
  if (version !== undefined) writeFileSync(join(folder, 'version.txt'), `${version}\n`)
}

export const readReleasedVersion = (): string =>
  readFileSync(join(released, 'version.txt'), 'utf8').trim()
