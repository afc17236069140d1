import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import touchedBy from '../../tests/touched-by.json' with { type: 'json' }
import folders from '../../compiler/build/folders.json' with { type: 'json' }
import { chooseSamples } from './choose-samples.ts'
import { chooseTests } from './choose-tests.ts'

const find = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).sort()
const isThere = (name: string) =>
  existsSync(join(repositoryRoot, name)) ||
  globSync(name, { cwd: repositoryRoot, exclude: ['node_modules'] }).length > 0

describe('tests/touched-by.json', () => {
  const tests = { ...touchedBy.unit, ...touchedBy.browser }
  const named = [...new Set(Object.values(tests).flat())]

  it('has every browser test, and none without a folder', () => {
    expect(Object.keys(touchedBy.browser).sort()).toEqual(find('tests/e2e/**/*.spec.ts'))
    const empty = Object.entries(tests).filter(([, reads]) => reads.length === 0)
    expect(empty).toEqual([])
  })

  it('names tests, folders and files that are there', () => {
    expect(Object.keys(tests).filter((test) => !isThere(test))).toEqual([])
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  it('names every folder of the product for a browser test', () => {
    // For a machine, its own paths are walked.
    const owners = folders.product
      .filter((folder) => folder !== 'machines')
      .flatMap((folder) => find(`${folder}/*/`))
      .map((folder) => folder.replace(/\/$/, ''))
    const reads = Object.values(touchedBy.browser).flat()
    const isNamed = (folder: string) =>
      reads.some(
        (name) =>
          name === folder ||
          folder.startsWith(`${name}/`) ||
          name.startsWith(`${folder}/`) ||
          matchesGlob(folder, name),
      )
    const forgotten = owners.filter((folder) => !isNamed(folder))
    expect(owners.length).toBeGreaterThan(30)
    expect(forgotten.filter((folder) => basename(folder) !== 'generated')).toEqual([])
  })
})

describe('a change', () => {
  it('of a module touches what imports it, also over others, and what starts it as a command', () => {
    const { unit } = chooseTests(['compiler/read/fault.ts'])
    expect(unit).toContain('tests/conformance/slices.test.ts')
    expect(chooseTests(['cli/run.ts']).unit).toContain('cli/run.test.ts')
  })

  it('of a section touches its own tests, those of all sections, and a page that shows it', () => {
    const changed = ['slice-registry/slices/faq/schema.json']
    const { unit, browser, of } = chooseTests(changed)
    expect(unit).toContain('tests/conformance/slices.test.ts')
    expect(unit.length).toBeLessThan(of.unit / 20)
    expect(browser.length).toBeLessThan(of.browser / 10)
    const [pages] = chooseSamples(changed)
    const [, type = ''] = /\(\?:(\w+)\) loads/.exec(pages?.titles ?? '') ?? []
    const documents = find(`content/documents/*/${type}/*.json`)
    expect(documents.length).toBeGreaterThan(0)
    const shown = documents.map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
    expect(shown.some((text) => text.includes('"slice_type": "faq"'))).toBe(true)
  })

  it('of a machine touches its own tests, its paths in a browser, and a page of a section that has it', () => {
    const changed = ['machines/accordion/machine.json']
    expect(chooseTests(changed).unit).toContain('machines/accordion/accordion.test.ts')
    const [page, paths] = chooseSamples(changed)
    const [pageOfSection] = chooseSamples(['slice-registry/slices/faq/Faq.tsx'])
    const typesOf = (sample = page) => /\(\?:([\w|]+)\)/.exec(sample?.titles ?? '')?.[1]?.split('|')
    expect(typesOf()).toEqual(expect.arrayContaining(typesOf(pageOfSection)!))
    expect(paths).toEqual({
      spec: 'tests/e2e/machine-paths.spec.ts',
      titles: '(?:accordion) does in',
    })
  })

  it('of a test is that test, and of a decision none of the browser', () => {
    const [spec] = find('tests/e2e/menus.spec.ts')
    expect(chooseTests([spec!]).browser).toEqual([spec])
    expect(chooseTests(['docs/decisions/README.md']).browser).not.toContain(
      'tests/e2e/pages.spec.ts',
    )
  })

  it('that took a file away touches what named it, and checks nothing of the file', () => {
    const { changed, unit } = chooseTests(['cli/gone.ts'])
    expect([changed, dirname(unit[0] ?? '')]).not.toEqual([['cli/gone.ts'], ''])
    expect(changed).toEqual([])
  })
})
