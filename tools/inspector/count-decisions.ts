/** How much of what machines do is declared, and how much is decided in code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface DecisionCount {
  id: string
  /** Lines of the declaration, as JSON, without what only people and tests read. */
  declared: number
  /** Lines of the machine's own code: what it adapts, and what it decides. */
  code: number
  /** Of these, lines that choose: `if`, `switch`, `? :`, `&&`, `||`. */
  deciding: number
}

const signs = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken])

/** @param folder - of one machine: `machine.json` and whatever code stands beside it */
export function countDecisions(folder: string): DecisionCount {
  const document = JSON.parse(readFileSync(join(folder, 'machine.json'), 'utf8')) as { id: string }
  const text = JSON.stringify(
    document,
    (key, value: unknown) => (forReaders.has(key) ? undefined : value),
    2,
  )
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return {
    id: document.id,
    declared: text.split('\n').length,
    code: sources.reduce((sum, source) => sum + countCode(source), 0),
    deciding: sources.reduce((sum, source) => sum + countDeciding(source), 0),
  }
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

/** As a table, most code that decides first, with the sums. */
export function toDecisionTable(counts: readonly DecisionCount[]): string {
  const sum = (key: 'declared' | 'code' | 'deciding') =>
    counts.reduce((total, count) => total + count[key], 0)
  const all = { id: 'all', declared: sum('declared'), code: sum('code'), deciding: sum('deciding') }
  const rows = [...counts].toSorted((a, b) => b.deciding - a.deciding)
  const width = Math.max(...rows.map(({ id }) => id.length), 'machine'.length)
  const toLine = (id: string, ...cells: (string | number)[]) =>
    [id.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  return [
    toLine('machine', 'declared', 'code', 'decides', 'share'),
    ...[...rows, all].map(({ id, declared, code, deciding }) =>
      toLine(id, declared, code, deciding, `${toShare(declared, deciding)} %`),
    ),
  ].join('\n')
}

function toShare(declared: number, deciding: number): string {
  return ((100 * deciding) / (declared + deciding)).toFixed(1)
}
