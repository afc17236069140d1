import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SiteFaults } from './fault.ts'
import { loadSchemas, toPascalCase } from './load-schemas.ts'
import { repositoryRoot } from './roots.ts'

function createRoot(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

it('[PAGEBUILDER-05] adds the types and slices of a later root, and lets it replace by name', () => {
  const root = createRoot({
    'schemas/documents/recipe.schema.json': '{"$id":"document:recipe"}',
    'slice-registry/slices/hero/schema.json': '{"$id":"slice:hero","title":"Another hero"}',
  })
  const schemas = loadSchemas([repositoryRoot, root])
  expect([...schemas.documents.keys()]).toEqual(expect.arrayContaining(['home_page', 'recipe']))
  expect(schemas.slices.get('hero')).toMatchObject({
    schema: { title: 'Another hero' },
    wiring: {},
    componentPath: join(root, 'slice-registry/slices/hero/Hero.tsx'),
  })
})

it('knows the field kinds of the engine on a site that stands alone', () => {
  const schemas = loadSchemas([createRoot({ 'schemas/documents/recipe.schema.json': '{}' })])
  expect([...schemas.documents.keys()]).toEqual(['recipe'])
  expect([...schemas.fields.keys()]).toContain('rich-text')
})

it('names every file that is no JSON, with the place, at once', () => {
  const root = createRoot({
    'schemas/documents/a.schema.json': '{\n  "title": "A",\n}\n',
    'schemas/documents/b.schema.json': '[]',
    'slice-registry/slices/c/schema.json': '{"title": "C"',
    'slice-registry/slices/d/schema.json': '{}',
    'slice-registry/slices/d/wiring.json': `{"frame": ${' '.repeat(60)}tru}`,
  })
  const load = () => loadSchemas([root])
  expect(load).toThrow(SiteFaults)
  expect(load).toThrow('4 faults in 4 files.')
  try {
    load()
  } catch (error) {
    const { faults } = error as SiteFaults
    expect(faults.map(({ file, path }) => file.slice(root.length + 1) + path).sort()).toEqual([
      'schemas/documents/a.schema.json:3:1',
      'schemas/documents/b.schema.json:1:1',
      'slice-registry/slices/c/schema.json:1:14',
      'slice-registry/slices/d/wiring.json:1:74',
    ])
  }
})

it('names components after their folders', () => {
  expect(['hero', 'logo-wall', 'header-with-social-proofs', 'logo_wall'].map(toPascalCase)).toEqual(
    ['Hero', 'LogoWall', 'HeaderWithSocialProofs', 'LogoWall'],
  )
})
