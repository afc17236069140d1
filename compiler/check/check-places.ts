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
  'facts.json',
  'mark.svg',
  'privacy.json',
  'site.json',
  'theme.css',
  'traffic.json',
  'vendors.json',
]

/** Folders of which every file is one of these. */
const endings = [
  ['schemas/documents', '.schema.json'],
  ['schemas/mixins', '.schema.json'],
  ['site-config/page-types', '.json'],
  ['site-config/layouts', '.json'],
  ['site-config/forms', '.json'],
  ['site-config/experiments', '.json'],
  ['site-config/messages', '.json'],
] as const

/** What a folder of one of these may hold beside its code. */
const filesOf = [
  ['slice-registry/slices', ['wiring.json', 'mocks.json', 'migrations.ts']],
  ['machines', ['implementations.json', 'implementations.ts']],
] as const

const folders = ['content', 'functions', 'machines', 'public', 'schemas', 'site-config']
const inside = [
  ['', [...folders, 'slice-registry']],
  ['schemas', ['documents', 'mixins']],
  ['slice-registry', ['parts', 'slices']],
  ['site-config', ['experiments', 'forms', 'layouts', 'messages', 'page-types']],
] as const

export function checkPlaces(roots: readonly string[]): Fault[] {
  return roots.flatMap((root) => [
    ...markers.flatMap(([place, marker]) => findWithout(join(root, place), marker)),
    ...findMisnamed(join(root, 'site-config'), configuration),
    ...filesOf.flatMap(([place, names]) =>
      listFolders(join(root, place)).flatMap((name) =>
        findMisnamed(join(root, place, name), names),
      ),
    ),
    ...endings.flatMap(([place, ending]) => findOtherEndings(join(root, place), ending)),
    ...inside.flatMap(([place, names]) => findMisnamed(join(root, place), names)),
  ])
}

function findOtherEndings(folder: string, ending: string): Fault[] {
  return listFiles(folder).flatMap((name) => {
    if (name.endsWith(ending) || /^\.|\.md$|~$/.test(name)) return []
    const better = `${name.replace(/\..*$/, '')}${ending}`
    const hint = `Call it ${better}, or put it elsewhere.`
    return { file: join(folder, name), path: '', message: nothingReads, hint }
  })
}

const nothingReads = 'Nothing reads this file.'

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
function findMisnamed(folder: string, known: readonly string[]): Fault[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const absent = known.filter((name) => !names.includes(name))
  return names.flatMap((name) => {
    const isKnown = known.includes(name) || /\.test\.tsx?$/.test(name)
    const near = isKnown ? undefined : findNearest(name, absent)
    if (near === undefined) return []
    const hint = `Rename it to ${near}, or put it elsewhere.`
    return { file: join(folder, name), path: '', message: nothingReads, hint }
  })
}

function listFolders(place: string): string[] {
  if (!existsSync(place)) return []
  const entries = readdirSync(place, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function listFiles(place: string): string[] {
  if (!existsSync(place)) return []
  const entries = readdirSync(place, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
