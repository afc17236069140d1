/** `without` and `use` of each root's `site.json`: they name what is there. */
import { join } from 'node:path'
import { didYouMean, type Fault } from '../read/fault.ts'
import { isObject } from '../../schemas/is-object.ts'
import { JsonReader } from '../read/read-json.ts'
import { readInRoots } from '../read/read-in-roots.ts'
import {
  listNames,
  partFolders,
  partLists,
  type PartFolder,
  type PartList,
} from '../read/root-selection.ts'
import { findFiles, findFolders, repositoryRoot } from '../read/roots.ts'
import { toSliceType } from '../read/slice-names.ts'
import { reportTo, type Report } from './report.ts'

const markers = { slices: 'schema.json', machines: 'machine.json' } as const

export function checkSelection(roots: readonly string[]): Fault[] {
  const faults: Fault[] = []
  for (const [index, root] of roots.entries()) {
    if (root === repositoryRoot) continue
    const report = reportTo(faults, join(root, 'site-config/site.json'))
    const earlier = roots.slice(0, index)
    checkNames(root, 'without', earlier, report)
    checkNames(root, 'use', roots[0] === repositoryRoot ? [] : [repositoryRoot], report)
  }
  return faults
}

/** @param sources - the roots that may have what is named; none where nothing may be named */
function checkNames(
  root: string,
  verb: 'use' | 'without',
  sources: readonly string[],
  report: Report,
): void {
  for (const part of [...Object.keys(partFolders), ...Object.keys(partLists)] as Part[]) {
    const names = listNames(root, verb, part)
    if (names.length === 0) continue
    if (sources.length === 0) {
      const [message, hint] = refusals[verb]
      report(`/${verb}`, message, hint)
      return
    }
    const known = listKnown(part, sources)
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue
      const message = `None of the ${part} that this folder could ${verb === 'use' ? 'use' : 'leave out'} is called "${name}".`
      report(`/${verb}/${part}/${index}`, message, didYouMean(name, known))
    }
  }
}

type Part = PartFolder | PartList

const refusals = {
  without: [
    'A standalone folder has nothing of the folders before it that could be left out.',
    'Remove "without", or "standalone".',
  ],
  use: [
    'A folder that builds upon the shipped site has all of its parts.',
    'Remove "use", or say "standalone": true.',
  ],
} as const

function listKnown(part: Part, sources: readonly string[]): string[] {
  if (part in partLists) return listEntries(part as PartList, sources)
  const folder = partFolders[part as PartFolder]
  if (part === 'slices' || part === 'machines') {
    const names = findFolders(sources, folder, markers[part]).map(({ name }) => name)
    return part === 'slices' ? names.map(toSliceType) : names
  }
  const ending = part === 'documents' ? '.schema.json' : '.json'
  return findFiles(sources, folder, ending).map(({ name }) => name)
}

function listEntries(part: PartList, sources: readonly string[]): string[] {
  const { file, key } = partLists[part]
  const reader = new JsonReader()
  const files = readInRoots(sources, `site-config/${file}`, (path) => reader.readIfPresent(path))
  return files.flatMap(({ value }) => {
    const entries: unknown = (value as Record<string, unknown>)[part]
    if (!Array.isArray(entries)) return []
    return entries.filter(isObject).map((entry) => String((entry as Record<string, unknown>)[key]))
  })
}
