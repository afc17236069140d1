/**
 * Chooses samples of exhaustive browser tests for a changed section or machine: the smallest page
 * that shows it, and the machine's own paths.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'

const find = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).map((file) => join(repositoryRoot, file))

/** Sections beyond these are left to the whole run. */
const most = 3

/** Selected tests of a file that would take long as a whole. */
export interface Sample {
  spec: string
  /** Part of a regular expression. */
  titles: string
}

/** @param changed - paths from the root */
export function chooseSamples(changed: readonly string[]): Sample[] {
  const machines = new Set(namesIn(changed, /^machines\/([\w-]+)\//))
  const slices = new Set(namesIn(changed, /^slice-registry\/slices\/([\w-]+)\//))
  for (const machine of machines) for (const slice of listSlicesOf(machine)) slices.add(slice)
  const types = [...slices].slice(0, most).flatMap((slice) => findType(slice) ?? [])
  return [
    ...toSample('tests/e2e/pages.spec.ts', types, (one) => `a ${one} loads`),
    ...toSample('tests/e2e/machine-paths.spec.ts', [...machines], (one) => `${one} does in`),
  ]
}

function toSample(spec: string, names: readonly string[], title: (one: string) => string) {
  const one = [...new Set(names)].sort().join('|')
  return one === '' ? [] : [{ spec, titles: title(`(?:${one})`) }]
}

function namesIn(changed: readonly string[], pattern: RegExp): string[] {
  return changed.flatMap((file) => pattern.exec(file)?.[1] ?? [])
}

function listSlicesOf(machine: string): string[] {
  return find('slice-registry/slices/*/wiring.json')
    .filter((file) => readFileSync(file, 'utf8').includes(`"machine": "${machine}"`))
    .map((file) => basename(dirname(file)))
    .sort()
}

/**
 * The type whose page shows a slice: for a single document, that document; of others the browser
 * tests open any.
 */
function findType(slice: string): string | undefined {
  const section = `"slice_type": "${slice.replaceAll('-', '_')}"`
  const documents = find('content/documents/en-us/*/*.json')
    .filter((file) => readFileSync(file, 'utf8').includes(section))
    .map((file) => ({
      type: basename(dirname(file)),
      isOnly: globSync('*.json', { cwd: dirname(file) }).length === 1,
      size: statSync(file).size,
    }))
    .sort((a, b) => Number(b.isOnly) - Number(a.isOnly) || a.size - b.size)
  return documents[0]?.type
}
