import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findLastingFonts, nameLastingFonts } from './lasting-fonts.ts'

const home = mkdtempSync(join(tmpdir(), 'fonts-'))
const roots = ['first', 'second', 'third'].map((name) => join(home, name))
for (const root of roots.slice(0, 2)) mkdirSync(join(root, 'public/fonts'), { recursive: true })
writeFileSync(join(home, 'first/public/fonts/a.woff2'), 'first')
writeFileSync(join(home, 'first/public/fonts/b.ttf'), 'only')
writeFileSync(join(home, 'first/public/fonts/a.OFL.txt'), 'terms')
writeFileSync(join(home, 'second/public/fonts/a.woff2'), 'second')
afterAll(() => rmSync(home, { recursive: true }))

it('[PAGEBUILDER-05] the last root that has a font counts, and its address changes with the file', () => {
  const fonts = findLastingFonts(roots)
  expect([...fonts.keys()].sort()).toEqual(['/fonts/a.woff2', '/fonts/b.ttf'])
  const { fileName, source } = fonts.get('/fonts/a.woff2')!
  expect(String(source)).toBe('second')
  expect(fileName).toMatch(/^assets\/fonts\/a\.[0-9a-f]{8}\.woff2$/)
  writeFileSync(join(home, 'second/public/fonts/a.woff2'), 'changed')
  expect(findLastingFonts(roots).get('/fonts/a.woff2')!.fileName).not.toBe(fileName)
  expect(findLastingFonts(roots).get('/fonts/b.ttf')).toEqual(fonts.get('/fonts/b.ttf'))
})

it('sheets name it, however they write the address; what is not there stays as it is written', () => {
  const lasting = { '/fonts/a b.woff2': '/assets/fonts/a b.1.woff2' }
  const urls = (address: string) =>
    `url("${address}") format("woff2"), url('${address}'), url(${address})`
  expect(nameLastingFonts(urls('/fonts/a b.woff2'), lasting)).toBe(
    urls('/assets/fonts/a b.1.woff2'),
  )
  expect(nameLastingFonts(urls('/fonts/c.woff2'), lasting)).toBe(urls('/fonts/c.woff2'))
})
