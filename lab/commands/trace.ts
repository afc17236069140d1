/** `npm run trace -w lab`: every requirement with the tests that name it; `--strict` fails on one without. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'
import { runCommand, type Command } from '../../cli/run-command.ts'

const idPattern = /\b[A-Z][A-Z0-9]+-\d{2}\b/g

/** Ids in the order of the catalogue; ranges (`DOC-07..23`, `ROUTE-01..40`) are written out. */
export function readRequirements(text: string): string[] {
  const ids = new Set<string>()
  for (const line of text.split('\n').filter((line) => !/^- OP\d/.test(line))) {
    for (const [, area, from, to] of line.matchAll(/\b([A-Z][A-Z0-9]+)-(\d{2})\.\.(\d{2})/g)) {
      for (let n = Number(from); n <= Number(to); n++)
        ids.add(`${area}-${String(n).padStart(2, '0')}`)
    }
    const id = /^- ([A-Z][A-Z0-9]+-\d{2})\b/.exec(line)?.[1]
    if (id) ids.add(id)
  }
  return [...ids].sort((a, b) => order(text, a) - order(text, b) || (a < b ? -1 : 1))
}

function order(text: string, id: string): number {
  return text.indexOf(`## ${id.split('-')[0]}`)
}

/** Ids in the titles of tests, or as `id: 'ROUTE-01'` in a table of cases: `it('[CONSENT-04] ...')`, also several: `[ROUTE-42, ROUTE-53]`, `[A-01] [A-02]`. */
export function readTestedIds(source: string): string[] {
  const titles = source.matchAll(
    /['"`]((?:\[[A-Z][A-Z0-9]+-\d{2}(?:[,\s]+[A-Z][A-Z0-9]+-\d{2})*\]\s*)+)/g,
  )
  const cases = source.matchAll(/\bid: '([A-Z][A-Z0-9]+-\d{2})'/g)
  return [...titles, ...cases].flatMap(([, ids]) => ids!.match(idPattern) ?? [])
}

/**
 * Parts of requirements that no test can prove, by id: the last column of the table in
 * `docs/not-tested-here.md`.
 */
export function readUntested(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| ([A-Z][A-Z0-9]+-\d{2}) \|.*\| ([^|]+) \|$/gm)
  return new Map([...rows].map(([, id, reason]) => [id!, reason!]))
}

function findTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const folder of sourceFolders) {
    for (const file of list(join(repositoryRoot, folder))) {
      const name = join(folder, file)
      for (const id of readTestedIds(readFileSync(join(repositoryRoot, name), 'utf8'))) {
        found.set(id, (found.get(id) ?? new Set()).add(name))
      }
    }
  }
  return found
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/generated\//.test(file),
    )
  } catch {
    return []
  }
}

const trace: Command = {
  help: `npm run trace -w lab [-- OPTIONS]
Lists every requirement of docs/requirements.md with the tests that name it, and what cannot be tested here.
  --strict  ends with 1 when one has no test`,
  options: { strict: { type: 'boolean' } },
  async run({ values }) {
    const ids = readRequirements(readFileSync(join(repositoryRoot, 'docs/requirements.md'), 'utf8'))
    const tests = findTests()
    const missing = ids.filter((id) => !tests.has(id))
    for (const id of ids)
      console.log(`${id.padEnd(16)} ${[...(tests.get(id) ?? ['-'])].join(', ')}`)
    const unknown = [...tests.keys()].filter(
      (id) => !ids.includes(id) && !/^(ISO|RFC|UTF|SHA|WCAG|BCP|HTTP)-/.test(id),
    )
    console.log(
      `\n${ids.length - missing.length} of ${ids.length} requirements are named by a test.`,
    )
    if (missing.length > 0) console.log(`Without: ${missing.join(', ')}`)
    if (unknown.length > 0)
      console.log(`Named by tests, not in the catalogue: ${unknown.join(', ')}`)
    const untested = readUntested(
      readFileSync(join(repositoryRoot, 'docs/not-tested-here.md'), 'utf8'),
    )
    console.log(`\nOf ${untested.size} a part cannot be proved here (docs/not-tested-here.md):`)
    for (const [id, reason] of untested) console.log(`${id.padEnd(16)} ${reason}`)
    return values['strict'] && missing.length > 0 ? 1 : 0
  },
}

if (import.meta.main) process.exitCode = await runCommand(trace, process.argv.slice(2))
