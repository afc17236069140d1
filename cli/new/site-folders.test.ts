/** `npx slicewright new site` in folders of all names: what is made is sound, and its content service starts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { writeWhole } from '../../adapters/prismic/service/index.ts'
import { makeNew } from './make-new.ts'

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
