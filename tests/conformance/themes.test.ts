/** What a theme gives and what the engine's styles take from it. */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { checkTheme, findThemeSheets } from '../../compiler/check/build/check-theme.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const declared = (css: string) =>
  new Set([...css.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name!))
const engine = declared(read('runtime/styles/tokens.css'))
const plain = declared(read('runtime/styles/theme.css'))
const palette = declared(read('runtime/styles/palette.css'))

const sources = globSync(
  [
    'runtime/styles/*.css',
    'runtime/server/**/*-style.ts',
    'slice-registry/{slices,parts}/**/*.css',
    'cli/new/**/*.css',
  ],
  { cwd: repositoryRoot },
)
const sites = ['.', ...globSync('tests/fixtures/sites/*', { cwd: repositoryRoot })]
const themes = sites
  .map((site) => join(site, 'site-config/theme.css'))
  .filter((path) => existsSync(join(repositoryRoot, path)))

/** Black and white are for paper, masks, and what lies over a film. */
const listColours = (css: string) =>
  css.match(/#(?!(?:000|fff)\b)[\da-f]{3,8}\b|rgba?\((?!0 0 0 |255 255 255 )|hsla?\(|oklch\(/gi) ??
  []

describe('the styles of the engine', () => {
  it.each(sources)('[PAGEBUILDER-05] %s takes only what each theme gives', (path) => {
    const css = read(path)
    const known = new Set([...engine, ...plain, ...palette, ...declared(css)])
    const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name!)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(sources.filter((path) => path.startsWith('slice-registry')))(
    '[PAGEBUILDER-05] %s has no colour of its own but black and white',
    (path) => expect(listColours(read(path))).toEqual([]),
  )

  it.each(['color: #14213d;', 'background: rgb(20 33 61 / 55%);', 'fill: hsl(20 10% 30%);'])(
    'would tell %s',
    (line) => expect(listColours(line)).toHaveLength(1),
  )

  it.each(themes)('[PAGEBUILDER-05] %s gives every meaning of the plain one', (path) => {
    const root = join(repositoryRoot, path, '../..')
    expect(checkTheme([root])).toEqual([])
  })

  it('[PAGEBUILDER-05] a theme without the palette of shipped slices gets one made of its meanings', () => {
    const names = (root: string) =>
      findThemeSheets([join(repositoryRoot, root)]).map((path) => relative(repositoryRoot, path))
    expect(names('.')).toEqual(['site-config/theme.css'])
    const cookery = 'tests/fixtures/sites/cookery'
    expect(names(cookery)).toEqual([
      'runtime/styles/palette.css',
      `${cookery}/site-config/theme.css`,
    ])
    expect(names('tests/fixtures/sites/tiny')).toEqual([
      'runtime/styles/palette.css',
      'runtime/styles/theme.css',
    ])
  })

  it('[PAGEBUILDER-05] are told of what a theme does not give', () => {
    const root = mkdtempSync(join(tmpdir(), 'theme-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'site-config'))
    const text = read('runtime/styles/theme.css').replaceAll('--accent-text:', '--accent-txt:')
    writeFileSync(join(root, 'site-config/theme.css'), text)
    expect(checkTheme([root]).map(({ message }) => message)).toEqual([
      'The theme does not give --accent-text.',
    ])
  })

  it('[PAGEBUILDER-05] are told of what a dark theme leaves bright', () => {
    const root = mkdtempSync(join(tmpdir(), 'theme-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'site-config'))
    const file = join(root, 'site-config/theme.css')
    const theme = read('site-config/theme.css')
    writeFileSync(file, theme)
    expect(checkTheme([root])).toEqual([])
    writeFileSync(file, theme.replace('--text-muted: #b4bed3;', ''))
    expect(checkTheme([root]).map(({ message }) => message)).toEqual([
      'The dark theme leaves --text-muted as by day.',
    ])
  })

  it('[PAGEBUILDER-05] name no typeface and no file of a site', () => {
    const named = globSync('runtime/styles/*.css', { cwd: repositoryRoot })
      .filter((path) => /@font-face|url\(/.test(read(path)))
      .map((path) => relative('runtime/styles', path))
    expect(named).toEqual([])
  })
})
