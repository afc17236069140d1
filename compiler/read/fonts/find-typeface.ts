/** Typefaces that a theme names, and their files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLetters } from './read-letters.ts'
import { readTables } from './read-tables.ts'

export interface Typeface {
  /** CSS: all that the token names. */
  family: string
  /** Upright ones, in the order in which a browser asks them for a letter. */
  faces: readonly FontFace[]
}

export interface FontFace {
  family: string
  file: string
  /** First and last. */
  weights: readonly [number, number]
  /** The letters that a browser takes from it. */
  letters: ReadonlySet<number>
  /** Whether its outlines are those of TrueType. */
  isTrueType: boolean
  /** Those along which it varies. */
  axes: readonly string[]
}

export const typefaceTokens = ['--font-text', '--font-heading'] as const
export type TypefaceToken = (typeof typefaceTokens)[number]

/** @param sheet - the file of the theme */
export function findTypeface(
  token: TypefaceToken,
  sheet: string,
  roots: readonly string[],
): Typeface {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const family = readToken(css, token)
  const declared = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!)
  const faces = family.split(',').flatMap((name) => {
    const own = declared.filter((face) => unquote(valueOf(face, 'font-family')) === unquote(name))
    return own.flatMap((face) => readFace(face, roots) ?? [])
  })
  return { family, faces }
}

/** Follows a token that is another one. */
function readToken(css: string, token: string, depth = 0): string {
  const value = new RegExp(`${token}\\s*:([^;}]+)`).exec(css)?.[1]?.trim() ?? ''
  return value.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (_, other: string) =>
    depth < 5 ? readToken(css, other, depth + 1) : '',
  )
}

function readFace(face: string, roots: readonly string[]): FontFace | undefined {
  if (/^(?:italic|oblique)/.test(valueOf(face, 'font-style'))) return undefined
  const path = /url\(\s*['"]?(\/[^'")?#]+)/.exec(face)?.[1]
  const file = roots.map((root) => join(root, 'public', path ?? '')).findLast(existsSync)
  const tables = path === undefined || !file ? undefined : readTables(readFileSync(file))
  const cmap = tables?.get('cmap')
  if (!file || !tables || !cmap) return undefined
  const isShown = readRange(valueOf(face, 'unicode-range'))
  return {
    family: unquote(valueOf(face, 'font-family')),
    file,
    weights: readWeights(valueOf(face, 'font-weight')),
    letters: new Set([...readLetters(cmap)].filter(isShown)),
    isTrueType: tables.has('glyf'),
    axes: readAxes(tables.get('fvar')),
  }
}

function valueOf(face: string, property: string): string {
  return new RegExp(`(?:^|[\\s;{])${property}\\s*:([^;]*)`).exec(face)?.[1]?.trim() ?? ''
}

const unquote = (name: string) => name.trim().replaceAll(/^['"]|['"]$/g, '')

function readWeights(value: string): readonly [number, number] {
  const [first = 400, last = first] = value
    .split(/\s+/)
    .map((one) => ({ normal: 400, bold: 700 })[one] ?? (Number.parseFloat(one) || 400))
  return [first, last]
}

/** `U+0025-00FF, U+4??` */
function readRange(value: string): (code: number) => boolean {
  const ranges = [...value.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(([, from, to]) => {
    const [first, last] = [from!.replaceAll('?', '0'), to ?? from!.replaceAll('?', 'F')]
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  if (ranges.length === 0) return () => true
  return (code) => ranges.some(([first, last]) => first <= code && code <= last)
}

/** https://learn.microsoft.com/typography/opentype/spec/fvar */
function readAxes(fvar: Buffer | undefined): string[] {
  if (!fvar) return []
  const [first, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at))
  return Array.from({ length: count! }, (_, index) => {
    const at = first! + index * size!
    return fvar.toString('latin1', at, at + 4)
  })
}
