import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { findThemeSheets } from '../../check/build/check-theme.ts'
import { findTypeface, type TypefaceToken } from '../../read/fonts/find-typeface.ts'
import { drawReport } from '../../../runtime/pdf/draw-report.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readReport } from '#tests/support/reports.ts'
import { createKept } from './kept-letters.ts'
import { makeReportFonts } from './report-fonts.ts'

const shipped = await makeReportFonts([repositoryRoot])

const findFiles = (token: TypefaceToken, root: string) =>
  findTypeface(token, findThemeSheets([root]).at(-1)!, [root]).faces.map(({ file }) => file)

function createRoot(theme: string, files: Record<string, Buffer> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'site-config'))
  mkdirSync(join(root, 'public/fonts'), { recursive: true })
  writeFileSync(join(root, 'site-config/theme.css'), theme)
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(root, 'public/fonts', name), bytes)
  return root
}

const face = (family: string, file: string, more = '') =>
  `@font-face { font-family: '${family}'; src: url('/fonts/${file}') format('truetype'); ${more} }`

it('[PDF-01] a report has the typefaces of the theme, each at its weight', () => {
  expect(findFiles('--font-text', repositoryRoot)).toEqual([
    expect.stringMatching(/figtree\.woff2$/),
  ])
  expect(findFiles('--font-heading', repositoryRoot)).toEqual([
    expect.stringMatching(/bricolage-grotesque\.woff2$/),
  ])
  expect(new Set(Object.values(shipped).flatMap(({ files }) => files)).size).toBe(3)
})

it('[PAGEBUILDER-05] a report has the typeface of another theme, upright, also one without axes', async () => {
  const theme = `${face('Own', 'slanted.ttf', 'font-style: italic;')} ${face('Own', 'own.ttf')}
    :root { --font-text: 'Own', serif; --font-heading: Georgia, serif; }`
  const root = createRoot(theme, {
    'own.ttf': Buffer.from(shipped.heading.files[0]!, 'base64'),
    'slanted.ttf': Buffer.from('none'),
  })
  expect(findFiles('--font-text', root)).toEqual([join(root, 'public/fonts/own.ttf')])
  const fonts = await makeReportFonts([root])
  expect(fonts.text.files).not.toEqual(shipped.text.files)
  expect(Buffer.from(fonts.text.files[0]!, 'base64').length).toBeGreaterThan(10_000)
  // Georgia is a system font: there is no file to put into a report.
  expect(fonts.heading).toEqual({ ...shipped.heading, family: 'Georgia, serif' })
})

it('a typeface whose file is not there is the engine’s', async () => {
  const root = createRoot(`${face('Own', 'own.ttf')} :root { --font-text: Own; }`)
  const fonts = await makeReportFonts([root])
  expect(fonts.text.files).toEqual(shipped.text.files)
  expect([fonts.text.family, fonts.heading.family]).toEqual(['Own', 'sans-serif'])
})

it('[PDF-02] a typeface in several files is one: each has its letters, at the nearest weight', async () => {
  const figtree = readFileSync(join(repositoryRoot, 'public/fonts/figtree.woff2'))
  const [latin, rest] = await Promise.all(
    ['abcdefghijklm', 'nopqrstuvwxyz '].map((text) =>
      subsetFont(figtree, text, { targetFormat: 'woff2' }),
    ),
  )
  const theme = `${face('Own', 'rest.woff2', 'font-weight: 300 500; unicode-range: U+20, U+6E-7A')}
    ${face('Own', 'latin.woff2', 'font-weight: 300 500; unicode-range: U+61-6D')}
    ${face('Own', 'bold.woff2', 'font-weight: bold')}
    :root { --font-text: Own; --font-heading: var(--font-text); }`
  const files = { 'latin.woff2': latin!, 'rest.woff2': rest!, 'bold.woff2': figtree }
  const fonts = await makeReportFonts([createRoot(theme, files)])
  expect([fonts.text, fonts.strong, fonts.heading].map((one) => one.files.length)).toEqual([
    2, 1, 1,
  ])
  const { themes, ...base } = readReport('en')
  const texts = { ...base.texts, introduction: ['abc nop xyz'] }
  const { pages } = await readPdf(await drawReport({ ...base, themes, texts }, fonts))
  expect(pages[1]!.text.replaceAll(/\s/g, '')).toContain('abcnopxyz')
})

it('[PDF-02] a cut keeps the scripts of the languages, and what the texts have', () => {
  const root = createRoot('')
  const locales = [{ code: 'el', language: 'el', iso: 'el-GR', name: 'Ελληνικά' }]
  const site = { standalone: true, brand: { name: 'Ж' }, locales }
  writeFileSync(join(root, 'site-config/site.json'), JSON.stringify(site))
  mkdirSync(join(root, 'content/documents'), { recursive: true })
  writeFileSync(join(root, 'content/documents/a.json'), JSON.stringify({ text: '學' }))
  writeFileSync(join(root, 'content/documents/b.json'), String.raw`{"text":"\u7fd2"}`)
  const isKept = createKept([root])
  const kept = [...'aŁộșΩώЖ學習’€→'].filter(isKept).join('')
  expect(kept).toBe('aŁộșΩώЖ學習’€→')
  expect([...'дш事한אش'].filter(isKept)).toEqual([])
})
