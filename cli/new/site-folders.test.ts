/** `npx slicewright new site` in folders of all names: what is made is sound, and its content service starts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { writeWhole } from '../../adapters/prismic/service/index.ts'
import { isKept } from './kept-files.ts'
import { makeNew } from './make-new.ts'

/** Plain JavaScript, which has no declarations. */
const answers = new URL('../../packages/create-slicewright/answers.mjs', import.meta.url).href
const created: { isKept(entry: string): boolean } = await import(answers)

const parent = mkdtempSync(join(tmpdir(), 'folders-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it.each([
  ['new', 'New', 'new', 'new-site'],
  ['a', 'A', 'a', 'a-site'],
  ['four', 'Four', 'four', 'four'],
  ['cook book', 'Cook Book', 'cook-book', 'cook-book'],
  ['cookBook', 'CookBook', 'cook-book', 'cook-book'],
  ['Bäckerei Größe', 'Bäckerei Größe', 'backerei-grosse', 'backerei-grosse'],
  ['clínica-veterinària', 'Clínica Veterinària', 'clinica-veterinaria', 'clinica-veterinaria'],
  ['3d-druck', '3d Druck', 'site-3d-druck', 'site-3d-druck'],
  ['2026', '2026', 'site-2026', 'site-2026'],
  ['日本', '日本', 'site', 'site'],
  ['--', 'Site', 'site', 'site'],
  ['slicewright', 'Slicewright', 'site-slicewright', 'site-slicewright'],
  ['node_modules', 'Node Modules', 'site-node-modules', 'site-node-modules'],
  [`O'Neill "&" $& Søn.v2`, `O'Neill "&" $& Søn.v2`, 'o-neill-son-v2', 'o-neill-son-v2'],
  ['x'.repeat(200), `X${'x'.repeat(199)}`, 'x'.repeat(50), 'x'.repeat(50)],
])('[PAGEBUILDER-05] makes a site in the folder %s', async (folder, name, slug, repository) => {
  const root = join(parent, folder)
  const said: string[] = []
  await makeNew(
    { kind: 'site', name: root, hasMachine: false },
    { roots: [], say: (line) => said.push(line), write: writeWhole },
  )
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown
  expect(read('site-config/site.json')).toMatchObject({ brand: { name, slug } })
  expect(read('package.json')).toMatchObject({ name: slug })
  expect(read('content/repository.json')).toMatchObject({ name: repository })
  expect(() => createPrismicSource({ repository })).not.toThrow()
  expect(read('content/documents/en-us/home/home.json')).toMatchObject({
    id: expect.stringMatching(/^[A-Z][A-Za-z0-9]*Home0000en$/),
  })
  expect(said.at(-1)).toContain('To see it: ')
})

function fill(folder: string, files: Readonly<Record<string, string>>): string {
  const root = join(parent, folder)
  mkdirSync(join(root, '.git'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  return root
}

const make = (root: string) =>
  makeNew(
    { kind: 'site', name: root, hasMachine: false },
    { roots: [], say: () => {}, write: writeWhole },
  )

it('[PAGEBUILDER-05] makes a site in a repository that was cloned before, whose files stay', async () => {
  const ignored = '# Logs\r\n*.log\r\n/dist\r\nnode_modules'
  const root = fill('cloned', { 'README.md': '# Ours\r\n', LICENSE: 'MIT', '.gitignore': ignored })
  await make(root)
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(textOf('README.md')).toBe('# Ours\r\n')
  expect(textOf('LICENSE')).toBe('MIT')
  expect(textOf('.gitignore')).toBe(`${ignored}\r\nreports/\r\n.data/\r\n.cache/\r\n`)
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ name: 'cloned' })
})

it.each([
  ['package.json', '{"scripts":{"dev":"next dev"}}'],
  ['pnpm-lock.yaml', ''],
  ['index.html', ''],
])('makes none over %s of something else', async (path, text) => {
  const root = fill(`taken-${path}`, { [path]: text })
  await expect(make(root)).rejects.toThrow(`${root} is not empty: it has ${path}. Name a folder`)
})

it.each([
  ['.git', true],
  ['.DS_Store', true],
  ['README.md', true],
  ['Readme', true],
  ['LICENCE.txt', true],
  ['.gitignore', true],
  ['README.md.bak', false],
  ['.env', false],
  ['src', false],
])('%s may be there: %s, to `npm create slicewright` as well', (entry, may) => {
  expect([isKept(entry), created.isKept(entry)]).toEqual([may, may])
})
