/** Checks of packages before they are shipped. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { judgeAudit } from './audit-packages.ts'
import { findForeignLicenses, isAllowed } from './check-licenses.ts'
import { findPackages } from './find-packages.ts'
import { listLoadedPackages } from './list-loaded.ts'

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function install(place: string, manifest: object): string {
  const path = join(folder, place)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  return path
}

describe('packages that are copied', () => {
  install('node_modules/a', {
    name: 'a',
    dependencies: { b: '1' },
    optionalDependencies: { 'for-windows': '1', 'for-linux': '1' },
  })
  install('node_modules/a/node_modules/b', { name: 'b', dependencies: { a: '1', c: '1' } })
  install('node_modules/b', { name: 'b' })
  install('node_modules/c', { name: 'c' })
  install('node_modules/for-linux', { name: 'for-linux' })
  install('node_modules/broken', { name: 'broken', dependencies: { gone: '1' } })

  it('are those that Node finds, with optional ones that are there', () => {
    const found = findPackages(['a'], folder).map((one) => relative(folder, one))
    expect(found).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/for-linux',
    ])
  })

  it('must be installed', () => {
    expect(() => findPackages(['broken'], folder)).toThrow(/gone is not installed, and .*broken/)
  })
})

describe('packages that are loaded at start', () => {
  const build = join(folder, 'build')
  mkdirSync(join(build, 'chunks'), { recursive: true })
  const write = (file: string, code: string) => writeFileSync(join(build, file), code)

  it('are those that files import statically, one through the other, however often', () => {
    write('main.mjs', "import fs from 'node:fs'\nimport './chunks/a.js'\nawait import('./rare.js')")
    write('chunks/a.js', "export { a } from '@scope/a/part'\nimport '../main.mjs'\nimport 'b'")
    write('rare.js', "import 'heavy'")
    expect(listLoadedPackages(join(build, 'main.mjs'))).toEqual(['@scope/a', 'b'])
    write('chunks/a.js', "import '../rare.js'")
    expect(listLoadedPackages(join(build, 'main.mjs'))).toEqual(['heavy'])
  })
})

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0', false],
    ['Apache-2.0 OR (GPL-3.0 AND MIT)', true],
    ['(GPL-3.0 OR AGPL-3.0)', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('%s is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected)
  })

  it('that nobody has agreed to are named, and missing ones', () => {
    const folders = [
      install('node_modules/free', { name: 'free', license: 'ISC' }),
      install('node_modules/old', { name: 'old', license: { type: 'BSD-3-Clause' } }),
      install('node_modules/strict', { name: 'strict', license: 'AGPL-3.0-only' }),
      install('node_modules/silent', { name: 'silent' }),
    ]
    expect(findForeignLicenses(folders)).toEqual([
      'strict 1.0.0: AGPL-3.0-only',
      'silent 1.0.0: none',
    ])
  })

  it('of this project are all agreed to', () => {
    expect(findForeignLicenses()).toEqual([])
  })
})

describe('the audit of packages', () => {
  const finding = (severity: string) => ({
    vulnerabilities: { x: { name: 'x', severity, range: '<2', fixAvailable: true } },
  })

  it('says that it did not take place', () => {
    for (const report of [
      undefined,
      { message: '405 Method Not Allowed', error: { summary: '' } },
    ]) {
      const { isWeak, text } = judgeAudit(report)
      expect(isWeak).toBe(false)
      expect(text).toMatch(/^Dependency audit: NOT CHECKED, because .*\)\.$/)
    }
  })

  it('fails for what is high or critical, and names the rest', () => {
    expect(judgeAudit({ vulnerabilities: {} }).text).toBe('Dependency audit: nothing is known.')
    expect(judgeAudit(finding('high')).isWeak).toBe(true)
    expect(judgeAudit(finding('critical')).isWeak).toBe(true)
    expect(judgeAudit(finding('moderate'))).toEqual({
      isWeak: false,
      text: 'Dependency audit:\n  moderate: x <2 (npm audit fix)',
    })
  })
})
