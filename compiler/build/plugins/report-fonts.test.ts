import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { findFont } from '../../check/build/find-font.ts'
import { makeReportFonts } from './report-fonts.ts'

const shipped = await makeReportFonts([repositoryRoot])

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
  expect(findFont('--font-text', [repositoryRoot])).toMatch(/figtree\.woff2$/)
  expect(findFont('--font-heading', [repositoryRoot])).toMatch(/bricolage-grotesque\.woff2$/)
  expect(new Set(Object.values(shipped)).size).toBe(3)
})

it('[PAGEBUILDER-05] a report has the typeface of another theme, upright, also one without axes', async () => {
  const theme = `${face('Own', 'slanted.ttf', 'font-style: italic;')} ${face('Own', 'own.ttf')}
    :root { --font-text: 'Own', serif; --font-heading: Georgia, serif; }`
  const root = createRoot(theme, {
    'own.ttf': Buffer.from(shipped['heading']!, 'base64'),
    'slanted.ttf': Buffer.from('none'),
  })
  expect(findFont('--font-text', [root])).toBe(join(root, 'public/fonts/own.ttf'))
  const fonts = await makeReportFonts([root])
  expect(fonts['text']).not.toBe(shipped['text'])
  expect(Buffer.from(fonts['text']!, 'base64').length).toBeGreaterThan(10_000)
  // Georgia is a system font: there is no file to put into a report.
  expect(fonts['heading']).toBe(shipped['heading'])
})

it('a typeface whose file is not there is the engine’s', async () => {
  const root = createRoot(`${face('Own', 'own.ttf')} :root { --font-text: Own; }`)
  expect(await makeReportFonts([root])).toEqual(shipped)
})
