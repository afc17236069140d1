import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { noteLetters } from './note-letters.ts'

/** A site with the shipped typeface, or another theme, and a document. */
function createRoot(text: string, theme?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'letters-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const documents = join(root, 'content/documents/el')
  for (const folder of [documents, join(root, 'site-config'), join(root, 'public/fonts')])
    mkdirSync(folder, { recursive: true })
  const font = 'public/fonts/figtree.woff2'
  copyFileSync(join(repositoryRoot, font), join(root, font))
  const face = `@font-face { font-family: "Own"; src: url(/fonts/figtree.woff2); unicode-range: U+20-7F, U+4?? }
    :root { --own: 'Own', serif; --font-text: var(--own); --font-heading: var(--font-text) }`
  writeFileSync(join(root, 'site-config/theme.css'), theme ?? face)
  writeFileSync(join(documents, 'home.json'), JSON.stringify({ text }))
  return root
}
const note = (text: string, theme?: string) => noteLetters([createRoot(text, theme)])

it('[PDF-02] a letter that no typeface of the site has is told with the document', () => {
  const notes = note('Łódź')
  expect(notes).toHaveLength(3)
  expect(notes[0]).toMatch(
    /^No typeface of the site \(Own\) has "Ł" \(U\+0141\): .*\/documents\/el\/home\.json\. A browser/,
  )
})

it('spaces, signs without a shape and emoji are no such letters', () => {
  expect(note('a\u00a0\u202f\u00ad\u200b 🎓 👩🏽‍🏫 🇬🇷 1️⃣')).toEqual([])
})

it('a text in another script is told in one sentence, with one for all beyond the first letters', () => {
  const notes = note('學習是大家的事 Ωριμότητα')
  expect(notes).toHaveLength(2)
  expect(notes[0]).toMatch(/^No typeface of the site \(Own\) has Han letters: .*home\.json\./)
  expect(notes[1]).toContain('has Greek letters')
  expect(note('ŁłŃńŚśŹźŻż').at(-1)).toContain('Nor has one 5 more letters of 1 files, such as')
})

it('a typeface of one script is not told of the signs of others', () => {
  const theme = `@font-face { font-family: "Own"; src: url(/fonts/figtree.woff2); unicode-range: U+4?? }
    :root { --font-text: Own; --font-heading: Own }`
  expect(note('Salt → sea, “2027”', theme)).toEqual([expect.stringContaining('has Latin letters')])
})

it('a site with typefaces of the system alone is told nothing', () => {
  expect(note('Ωριμότητα', ':root { --font-text: Georgia; --font-heading: system-ui }')).toEqual([])
})
