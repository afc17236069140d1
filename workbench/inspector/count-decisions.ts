/** Counts how much of the machines' behaviour is declared, and how much is decided in code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface CodeCount {
  id: string
  /** Lines of code, both adapting and deciding. */
  code: number
  /** Of these, lines that choose: `if`, `switch`, `? :`, `&&`, `||`. */
  deciding: number
}

export interface DecisionCount extends CodeCount {
  /** Lines of the declaration, as JSON, without parts for people and tests. */
  declared: number
}

const signs = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken])

/** @param folder - one machine's: `machine.json` and the code beside it */
export function countDecisions(folder: string): DecisionCount {
  const document = JSON.parse(readFileSync(join(folder, 'machine.json'), 'utf8')) as { id: string }
  const text = JSON.stringify(
    document,
    (key, value: unknown) => (forReaders.has(key) ? undefined : value),
    2,
  )
  return { ...countFolder(folder, document.id), declared: text.split('\n').length }
}

/** @param folder - contains one folder per moment of loading, like `runtime/browser` */
export function countFolders(folder: string): CodeCount[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => countFolder(join(folder, name), name))
}

function countFolder(folder: string, id: string): CodeCount {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const sum = (count: (source: string) => number) =>
    sources.reduce((total, source) => total + count(source), 0)
  return { id, code: sum(countCode), deciding: sum(countDeciding) }
}

const forReaders = new Set(['$schema', 'description', 'schemas', 'meta'])

function countCode(source: string): number {
  return source.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line)).length
}

export function countDeciding(source: string): number {
  const file = ts.createSourceFile('code.tsx', source, ts.ScriptTarget.Latest, true)
  const lines = new Set<number>()
  const visit = (node: ts.Node): void => {
    const decides =
      ts.isIfStatement(node) ||
      ts.isSwitchStatement(node) ||
      ts.isConditionalExpression(node) ||
      (ts.isBinaryExpression(node) && signs.has(node.operatorToken.kind as never))
    if (decides) lines.add(file.getLineAndCharacterOfPosition(node.getStart()).line)
    node.forEachChild(visit)
  }
  visit(file)
  return lines.size
}

/** Formats a table with sums, sorted by deciding code. */
export function toDecisionTable(counts: readonly DecisionCount[]): string {
  const declared = counts.reduce((total, count) => total + count.declared, 0)
  const toCells = (count: DecisionCount) => [
    count.declared,
    count.code,
    count.deciding,
    `${toShare(count.declared, count.deciding)} %`,
  ]
  const all = { ...sumUp(counts), declared }
  return toTable(
    'machine',
    ['declared', 'code', 'decides', 'share'],
    [...sort(counts), all],
    toCells,
  )
}

/** Formats the same table for folders without declarations. */
export function toCodeTable(counts: readonly CodeCount[]): string {
  const rows = [...sort(counts), sumUp(counts)]
  return toTable('folder', ['code', 'decides'], rows, ({ code, deciding }) => [code, deciding])
}

function sort<Count extends CodeCount>(counts: readonly Count[]): Count[] {
  return counts.toSorted((a, b) => b.deciding - a.deciding)
}

function sumUp(counts: readonly CodeCount[]): CodeCount {
  const sum = (key: 'code' | 'deciding') => counts.reduce((total, count) => total + count[key], 0)
  return { id: 'all', code: sum('code'), deciding: sum('deciding') }
}

function toTable<Count extends CodeCount>(
  title: string,
  heads: readonly string[],
  counts: readonly Count[],
  toCells: (count: Count) => (string | number)[],
): string {
  const width = Math.max(...counts.map(({ id }) => id.length), title.length)
  const toLine = (id: string, cells: readonly (string | number)[]) =>
    [id.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  return [toLine(title, heads), ...counts.map((count) => toLine(count.id, toCells(count)))].join(
    '\n',
  )
}

function toShare(declared: number, deciding: number): string {
  return ((100 * deciding) / (declared + deciding)).toFixed(1)
}
