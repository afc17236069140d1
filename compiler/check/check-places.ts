/** Files under names that nothing looks for: what they say is missed nowhere else. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../read/fault.ts'
import { findNearest } from '../../schemas/find-nearest.ts'

/** Each folder in these is found by this file. */
const markers = [
  ['slice-registry/slices', 'schema.json'],
  ['machines', 'machine.json'],
] as const

const configuration = [
  'behaviours.json',
  'email-domains.json',
  'events.json',
  'mark.svg',
  'privacy.json',
  'site.json',
  'theme.css',
  'traffic.json',
  'vendors.json',
]

export function checkPlaces(roots: readonly string[]): Fault[] {
  return roots.flatMap((root) => [
    ...markers.flatMap(([place, marker]) => findWithout(join(root, place), marker)),
    ...findMisnamed(join(root, 'site-config')),
  ])
}

function findWithout(place: string, marker: string): Fault[] {
  return listFolders(place).flatMap((name) => {
    const files = readdirSync(join(place, name))
    if (name === 'generated' || files.length === 0 || files.includes(marker)) return []
    const near = findNearest(marker, files)
    return {
      file: join(place, name, marker),
      path: '',
      message: 'The file is missing: nothing in its folder is used.',
      hint: near ? `Rename ${near} to it.` : 'Add it, or remove the folder.',
    }
  })
}

/** A name that is there already is not meant by another. */
function findMisnamed(folder: string): Fault[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const absent = configuration.filter((name) => !names.includes(name))
  return names.flatMap((name) => {
    const near = configuration.includes(name) ? undefined : findNearest(name, absent)
    if (near === undefined) return []
    const hint = `Rename it to ${near}, or put it elsewhere.`
    return { file: join(folder, name), path: '', message: 'Nothing reads this file.', hint }
  })
}

function listFolders(place: string): string[] {
  if (!existsSync(place)) return []
  const entries = readdirSync(place, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
