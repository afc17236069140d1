import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environmentVariables } from '#schemas/environment-variables.ts'

/** What the operating system, Node, npm, libvips, Vike, the runner of the tests, the suite and the lab set, or read themselves. */
const foreign = new Set([
  'CLIENT_SUITE_SERVER',
  'HOME',
  'LOCALAPPDATA',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'SUITE_PART',
  'TEST_PATIENCE',
  'TEST_WORKER_INDEX',
  'VIPSHOME',
  'VITE_CONFIG',
  'VITEST',
  'npm_command',
])

const reads = [
  /(?<!import\.meta\.)\benv\.([A-Z][A-Z0-9_]*)\b/g,
  /\benv(?:\?\.)?\[\s*['"`]([^'"`]+)['"`]\s*\]/g,
  /\bread(?:Valid)?(?:Variable)?\(\s*'([A-Z][A-Z0-9_]*)'/g,
]

/** Names of the environment variables that a source reads. */
function findReads(source: string): string[] {
  const taken = [...source.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, names]) =>
    [...names!.matchAll(/(?:^|,)\s*([A-Z][A-Z0-9_]*)\b/g)].map(([, name]) => name!),
  )
  return [...reads.flatMap((read) => [...source.matchAll(read)].map(([, name]) => name!)), ...taken]
}

function findUnlisted(source: string): string[] {
  return findReads(source).filter(
    (name) => !Object.hasOwn(environmentVariables, name) && !foreign.has(name),
  )
}

const self = 'tests/conformance/environment.test.ts'
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && file !== self)
const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

it('lists every environment variable that any source reads', () => {
  expect(sources.length).toBeGreaterThan(900)
  const unlisted = sources.flatMap(([file, source]) =>
    findUnlisted(source).map((name) => `${file} reads ${name}`),
  )
  expect(unlisted).toEqual([])
})

it('lists none that nobody reads', () => {
  const all = new Set(sources.flatMap(([, source]) => findReads(source)))
  expect(Object.keys(environmentVariables).filter((name) => !all.has(name))).toEqual([])
})

it.each([
  'const port = process.env.PROT',
  "const port = process.env['PROT']",
  'const port = env.PROT ?? 1',
  'const { HOST, PROT: port = 1, ...rest } = process.env',
  "const port = read('PROT')",
])('would find %s', (source) => {
  expect(findUnlisted(source)).toEqual(['PROT'])
})
