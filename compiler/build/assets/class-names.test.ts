import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { createLongNames, createShortNames, toShortName } from './class-names.ts'

const hero = 'slice-registry/slices/hero/Hero.module.css'
const part = 'slice-registry/parts/Cta.module.css'

function makeSite(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'class-names-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const all = {
    'site-config/site.json': '{"standalone":true}',
    'slice-registry/slices/hero/schema.json': '{}',
    'slice-registry/slices/hero/Hero.tsx': '',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

it('gives names of two signs, each once, that follow from the files', () => {
  const root = makeSite({
    [hero]: '.hero, .hero:hover .title {} @media print { .title {} } @keyframes grow {}',
    [part]: '.hero {}',
  })
  const [name, again] = [createShortNames([root]), createShortNames([root])]
  const asked = [
    ['title', hero],
    ['hero', part],
    ['grow', hero],
    ['hero', hero],
  ] as const
  const names = asked.map(([local, file]) => name(local, join(root, file)))
  expect(new Set(names).size).toBe(asked.length)
  for (const short of names) expect(short).toMatch(/^[a-z][a-z\d]$/i)
  const backwards = asked.toReversed().map(([local, file]) => again(local, join(root, file)))
  expect(backwards.toReversed()).toEqual(names)
})

it('names a file it does not know at length, so that two never meet', () => {
  const root = makeSite({ [hero]: '.hero {}' })
  const file = join(root, 'site-config/Extra.module.css')
  expect(createShortNames([root])('hero', file)).toBe(createLongNames([root])('hero', file))
  expect(createLongNames([root])('hero', file)).toMatch(/^Extra-hero-[0-9a-f]{4}$/)
})

it('never runs out of names, and makes none that blockers hide', () => {
  const names = Array.from({ length: 102_000 }, (_, index) => toShortName(index))
  expect(new Set(names).size).toBe(names.length)
  expect(names.findIndex((name) => name.length > 2)).toBe(2000)
  expect(names.filter((name) => /[aeiouy]|^\d/i.test(name))).toEqual([])
})

it("knows every class of the shipped site's sections", () => {
  const name = createShortNames([repositoryRoot])
  expect(name('hero', join(repositoryRoot, hero))).toHaveLength(2)
})
