/** A start serves what the files are now: a build knows every file it was made of. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { copyRepository, type RepositoryCopy } from '#tests/support/copy-repository.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'

const logReads = fileURLToPath(new URL('../support/log-reads.ts', import.meta.url))
/** Absolute, and outside the repository. */
const out = mkdtempSync(join(tmpdir(), 'build-'))
let copy: RepositoryCopy
/** What each of two starts at once said. */
let said: string[]
/** What the one of them said that built. */
let told: string
/** From the copy's root: what the bundler put into the build, and what the build's process read. */
let bundled: string[]
let read: string[]
let inputs: Set<string>

/** Runs an expression over the functions of the copy's own scripts. */
async function evaluate<Value>(expression: string): Promise<Value> {
  const program = `
    import * as build from './compiler/build/built-site.ts'
    import * as list from './compiler/build/list-inputs.ts'
    import * as roots from './compiler/read/roots.ts'
    import fs from 'node:fs'
    console.log('value ' + JSON.stringify(${expression}))`
  const output = await copy.run(['--input-type=module', '--eval', program], { OUT_DIR: out })
  return JSON.parse(/^value (.*)$/m.exec(output)![1]!) as Value
}

const hasBuilt = (output: string) => output.includes('The site is built in')

/** A limit that no other schema has. */
const planted = { $ref: 'field:key-text', title: 'Planted', maxLength: 98_765 }

function plantBudget(file: string, budget: object): void {
  const path = join(copy.root, file)
  const wiring = existsSync(path) ? (JSON.parse(copy.read(file)) as object) : {}
  copy.write(file, JSON.stringify({ ...wiring, budget }))
}

beforeAll(async () => {
  copy = copyRepository()
  const file = 'slice-registry/slices/quote/schema.json'
  const schema = JSON.parse(copy.read(file)) as { properties: object }
  copy.write(
    file,
    JSON.stringify({ ...schema, properties: { ...schema.properties, planted } }, null, 2),
  )
  plantBudget('slice-registry/slices/quote/wiring.json', { style: 1, html: 1 })
  plantBudget('slice-registry/slices/tabs/wiring.json', { script: 1 })
  const log = join(out, 'reads.log')
  // As a start does, which leaves it to the command `build` to weigh slices.
  const start = () =>
    copy.run([`--import=${logReads}`, 'cli/slicewright.mjs', 'build', '--unless-built'], {
      OUT_DIR: out,
      LOG_READS: log,
      // For the bundler, which is a process of its own.
      NODE_OPTIONS: `--import=${logReads}`,
    })
  said = await Promise.all([start(), start()])
  const weigh = "import { weigh } from './cli/build.ts'; await weigh()"
  told = await copy.run(['--input-type=module', '--eval', weigh], { OUT_DIR: out })
  const fromRoot = (file: string) =>
    relative(copy.root, file.startsWith('file:') ? fileURLToPath(file) : file.split('?')[0]!)
  const isOurs = (file: string) => !/^\.\.|node_modules/.test(file)
  bundled = (await evaluate<string[]>('build.listBundled()')).map(fromRoot).filter(isOurs)
  read = readFileSync(log, 'utf8').split('\n').filter(Boolean).map(fromRoot).filter(isOurs)
  inputs = new Set((await evaluate<string[]>('list.listInputs(roots.findRoots())')).map(fromRoot))
})
afterAll(() => {
  copy?.remove()
  rmSync(out, { recursive: true })
})

it('[PAGEBUILDER-02] a build validates by the schemas as they are, whatever was generated before', () => {
  const server = join(out, 'server')
  const modules = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => readFileSync(join(server, name), 'utf8'))
  expect(modules.filter((text) => /\bplanted\b[^]*\b98765\b/.test(text))).toHaveLength(1)
})

it('[PAGEBUILDER-09] a build tells the slices over their budgets, and none of the others is', () => {
  const over = told.slice(told.indexOf('Slices over budget:'))
  expect(over.replaceAll(/[\d,]+(?= bytes| \})/g, 'N')).toBe(`Slices over budget:

slice-registry/slices/quote/wiring.json
  #/budget/style
    The style of the slice "quote" comes to N bytes after gzip; it may have 1.
    Use parts and tokens in place of rules of its own. If it needs them, say so in wiring.json: "budget": { "style": N }.
  #/budget/html
    The HTML of the slice "quote" comes to N bytes after gzip in its mock "longText"; it may have 1.
    Draw less markup for each item, and let no mock be longer than content is. If it needs them, say so in wiring.json: "budget": { "html": N }.

slice-registry/slices/tabs/wiring.json
  #/budget/script
    The script of the slice "tabs" comes to N bytes after gzip; it may have 1.
    Leave to the server what it can draw, and to the machine what few visitors use. If it needs them, say so in wiring.json: "budget": { "script": N }.

3 faults in 2 files.
`)
})

it('every file that is in the build is one of its inputs', () => {
  expect(bundled.length).toBeGreaterThan(300)
  expect(bundled.filter((file) => !inputs.has(file))).toEqual([])
})

it('[PAGEBUILDER-11] the desk is in no build, and neither are its packages', () => {
  expect(bundled.filter((file) => file.startsWith('workbench/desk/'))).toEqual([])
  const modules = ['client', 'server'].flatMap((part) =>
    readdirSync(join(out, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => readFileSync(join(out, part, name), 'utf8')),
  )
  expect(modules.length).toBeGreaterThan(20)
  expect(modules.filter((text) => /__desk|prosemirror|dnd-kit/i.test(text))).toEqual([])
  const { dependencies } = JSON.parse(copy.read('package.json')) as { dependencies: object }
  expect(Object.keys(dependencies).filter((name) => /^@(tiptap|dnd-kit)\//.test(name))).toEqual([])
})

it('every file that a build reads is one of its inputs', () => {
  expect(read).toContain('site-config/site.json')
  // What runs the build is not part of it; Vike writes its configuration out for a moment.
  const isPart = (file: string) => !file.startsWith('cli/') && !/\.build-\w+\.mjs$/.test(file)
  expect([...new Set(read)].filter((file) => isPart(file) && !inputs.has(file))).toEqual([])
})

it('a change in any folder or setting that a build is made of asks for another build', async () => {
  const folderOf = (file: string) => file.split('/')[0]!
  const one = new Map(
    [...read, ...bundled, 'package.json', 'package-lock.json']
      .filter((file) => inputs.has(file))
      .map((file) => [folderOf(file), file]),
  )
  expect([...one.keys()]).toEqual(
    expect.arrayContaining(['functions', 'machines', 'public', 'site-config', 'vite.config.ts']),
  )
  const changed = await evaluate<Record<string, boolean[]>>(`(() => {
    const found = { unchanged: [build.isBuilt()] }
    for (const file of ${JSON.stringify([...one.values()])}) {
      const before = fs.readFileSync(file)
      fs.appendFileSync(file, ' ')
      const planted = build.isBuilt()
      fs.writeFileSync(file, before)
      found[file] = [planted, build.isBuilt()]
    }
    return found
  })()`)
  const { unchanged, ...planted } = changed
  expect(unchanged).toEqual([true])
  for (const [file, isBuilt] of Object.entries(planted))
    expect({ file, isBuilt }).toEqual({ file, isBuilt: [false, true] })
})

it('so does another BRANCH, which is written into the build', async () => {
  const isBuilt = `(process.env.BRANCH = 'next', build.isBuilt())`
  expect(await evaluate(isBuilt)).toBe(false)
})

it('of two starts at once in a fresh folder, one builds and the other waits for it', () => {
  expect(said.filter(hasBuilt)).toHaveLength(1)
  expect(said.filter((output) => output.includes('Building the site'))).toHaveLength(1)
})

it('every folder of code is on the list that builds, searches and import rules share', () => {
  const isSource = (file: string) => /\.tsx?$/.test(file)
  const holding = readdirSync(repositoryRoot, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/^(?:\.|node_modules$|dist$|reports$|docs$|content$)/.test(entry.name),
    )
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(join(repositoryRoot, name), { recursive: true, encoding: 'utf8' }).some(isSource),
    )
  expect(holding.filter((name) => !sourceFolders.includes(name))).toEqual([])
  expect(sourceFolders.filter((name) => !existsSync(join(repositoryRoot, name)))).toEqual([])
})
