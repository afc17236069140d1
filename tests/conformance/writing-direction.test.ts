/** Styles say start and end, so that they fit lines that go from right to left. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawLanguage } from '../../runtime/page/render/draw-language.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'

const sheets = globSync(
  [
    'runtime/styles/*.css',
    'slice-registry/{slices,parts}/**/*.css',
    'cli/new/**/*.css',
    'site-config/*.css',
  ],
  { cwd: repositoryRoot },
)

/** A property or value with a side of the screen, or a way across it that `--ahead` does not turn. */
const physical = [
  /(?:^|[\s;{])(?:margin|padding|border|inset|scroll-margin|scroll-padding)?-?(?:left|right)(?:-[a-z]+)?\s*:/,
  /(?:text-align|float|clear|object-position)\s*:[^;]*\b(?:left|right)\b/,
  /translateX\((?!calc\([^;]*--ahead)/,
  /translate:(?!\s*(?:calc\([^;]*--ahead|0(?![.\d])|-50% -50%|none|var))/,
]

function listPhysical(css: string): string[] {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => physical.some((pattern) => pattern.test(line)))
}

describe('writing from right to left', () => {
  it('finds sheets to look at', () => expect(sheets.length).toBeGreaterThan(80))

  it.each(sheets)('%s knows no left and right', (path) => {
    expect(listPhysical(readFileSync(join(repositoryRoot, path), 'utf8'))).toEqual([])
  })

  it.each([
    'margin-left: 1rem;',
    'padding-right: 0;',
    'left: 0;',
    'border-left-color: red;',
    'text-align: right;',
    'object-position: left;',
    'transform: translateX(1rem);',
    'translate: 0.25em 0;',
  ])('would tell %s', (line) => expect(listPhysical(line)).toEqual([line]))

  it.each([
    ['ar-EG', 'lang="ar-EG" dir="rtl"'],
    ['he-IL', 'lang="he-IL" dir="rtl"'],
    ['de-DE', 'lang="de-DE"'],
  ])('a document in %s says which way it is read', (iso, attributes) =>
    expect(drawLanguage(iso)).toBe(attributes),
  )
})
