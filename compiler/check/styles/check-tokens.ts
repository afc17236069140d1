/** Custom properties that a sheet reads: something has to define them, and colours have to be some. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexer } from 'css-tree'
import { parse } from 'postcss'
import { findNearest } from '#schemas/find-nearest.ts'
import { didYouMean } from '../../read/fault.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { isTheme, listEngineSheets, type Sheet } from './sheet.ts'
import { lineAt } from './parse-sheet.ts'

export function checkTokens(sheets: readonly Sheet[], roots: readonly string[]): void {
  const defined = new Map<string, string>()
  for (const file of listEngineSheets()) define(parse(readFileSync(file, 'utf8')), defined)
  const meanings = new Map(defined)
  for (const { root } of sheets) define(root, defined)
  let written: ReadonlySet<string> | undefined
  for (const { file, root, report } of sheets) {
    if (isTheme(file)) checkTheme({ file, root, report }, meanings)
    root.walkDecls((declaration) => {
      for (const name of listRead(declaration.value)) {
        if (defined.has(name)) continue
        written ??= listWritten(roots)
        if (written.has(name)) continue
        report(lineAt(declaration), `Nothing defines "${name}".`, didYouMean(name, defined.keys()))
      }
    })
  }
}

function define(root: Sheet['root'], defined: Map<string, string>): void {
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (!defined.has(prop)) defined.set(prop, value)
  })
  root.walkAtRules('property', ({ params }) => void defined.set(params.trim(), ''))
}

/** Those without a value for when they are not there. */
const listRead = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name!)

/** What code sets on an element. */
function listWritten(roots: readonly string[]): ReadonlySet<string> {
  const folders = '{runtime,slice-registry,machines}/**/*.{ts,tsx}'
  const names = [...new Set([repositoryRoot, ...roots])].flatMap((cwd) =>
    globSync(folders, { cwd, exclude: ['**/*.test.*', '**/generated/**'] }).flatMap((file) =>
      [...readFileSync(join(cwd, file), 'utf8').matchAll(/--[a-z][\w-]*/g)].map(([name]) => name),
    ),
  )
  return new Set(names)
}

/** What the engine has a colour for, and typefaces that are nearly those of an `@font-face`. */
function checkTheme({ root, report }: Sheet, meanings: ReadonlyMap<string, string>): void {
  const families: string[] = []
  root.walkAtRules('font-face', (face) =>
    face.walkDecls('font-family', ({ value }) => void families.push(unquote(value))),
  )
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration
    const usual = meanings.get(prop)
    if (
      usual !== undefined &&
      isColor(usual) &&
      !isColor(value) &&
      !/var\(|light-dark\(/.test(value) &&
      isHex(value)
    )
      report(
        lineAt(declaration),
        `"${value}" of "${prop}" is no colour.`,
        `The engine has ${usual} there.`,
      )
    if (!prop.startsWith('--font-')) return
    for (const family of value.split(',').map((one) => unquote(one))) {
      const near = findNearest(family, families)
      if (near === undefined || near === family) continue
      report(lineAt(declaration), `No @font-face declares "${family}".`, `Did you mean "${near}"?`)
    }
  })
}

const unquote = (text: string) => text.trim().replace(/^(['"])(.*)\1$/, '$2')
const isColor = (value: string) => lexer.match('<color>', value).error === null
/** Of a number of digits that no colour has, the declaration itself is told. */
const isHex = (value: string) => !value.startsWith('#')
