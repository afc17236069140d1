/**
 * Counts the branch points of behaviour: how many are declared, and how many are decided in code.
 * A point is a place where what happens next depends on something, however it is written.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import {
  eachExpression,
  eachGuard,
  eachState,
  eachTransition,
} from '#compiler/machines/walk-document.ts'
import { parseSyntax } from '../../runtime/machines/expression-syntax.ts'
import type { ExpressionNode } from '../../runtime/machines/expressions/expression-node.ts'
import { toList, type MachineDocument } from '../../runtime/model/config/machine-document.ts'

export interface DecisionCount {
  id: string
  /** Branch points of the declaration; 0 for code that has none beside it. */
  declared: number
  /** Branch points of the code. */
  code: number
}

/** What is counted, for those who read the tables. */
export const decisionFormula = `Branch points. Declared: answers of states to events, delays and ends of actors; guards and their parts;
?:, &&, || and ?? of expressions. In code: if, ?:, case, catch, loops, &&, || and ??. Share: code / (declared + code).`

/** @param folder - one machine's: `machine.json` and the code beside it */
export function countDecisions(folder: string): DecisionCount {
  const document = JSON.parse(readFileSync(join(folder, 'machine.json'), 'utf8')) as MachineDocument
  return { id: document.id, declared: countDeclared(document), code: countFolder(folder) }
}

/** @param folder - contains one folder per moment of loading, like `runtime/browser` */
export function countFolders(folder: string): DecisionCount[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, declared: 0, code: countFolder(join(folder, name)) }))
}

function countFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => countCode(readFileSync(join(folder, name), 'utf8')))
    .reduce((total, count) => total + count, 0)
}

export function countDeclared(document: MachineDocument): number {
  const { schemas, meta, description, ...rest } = document
  const answers = [...eachState(document)].map(
    ({ state }) =>
      Object.keys({ ...state.on }).length +
      Object.keys({ ...state.after }).length +
      [state, ...toList(state.invoke)].filter(({ onDone }) => onDone).length +
      toList(state.invoke).filter(({ onError }) => onError).length,
  )
  const guarded = [...eachTransition(document)].filter(({ transition }) => transition.guard)
  const parts = [...eachGuard(document)].map(({ guard }) => {
    const { guards = [] } = ('params' in guard ? guard.params : {}) as { guards?: unknown[] }
    return Math.max(0, guards.length - 1)
  })
  const conditions = [...eachExpression(rest, '')].map(({ source }) =>
    countConditions(parseSyntax(source).root),
  )
  const all = [...answers, ...parts, ...conditions]
  return all.reduce((total, count) => total + count, guarded.length)
}

function countConditions(node: ExpressionNode): number {
  const inner = Object.values(node)
    .flat()
    .filter((part): part is ExpressionNode => typeof part === 'object' && part !== null)
    .reduce((total, part) => total + countConditions(part), 0)
  const decides =
    node.kind === 'choice' || (node.kind === 'binary' && ['&&', '||', '??'].includes(node.sign))
  return inner + Number(decides)
}

const { SyntaxKind } = ts

const branching: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.IfStatement,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.CaseClause,
  SyntaxKind.CatchClause,
  SyntaxKind.ForStatement,
  SyntaxKind.ForInStatement,
  SyntaxKind.ForOfStatement,
  SyntaxKind.WhileStatement,
  SyntaxKind.DoStatement,
])

const signs: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
])

export function countCode(source: string): number {
  let count = 0
  const visit = (node: ts.Node): void => {
    const isSign = ts.isBinaryExpression(node) && signs.has(node.operatorToken.kind)
    if (isSign || branching.has(node.kind)) count++
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('code.tsx', source, ts.ScriptTarget.Latest, true))
  return count
}

/** Formats a table with sums, sorted by what code decides. */
export function toDecisionTable(title: string, counts: readonly DecisionCount[]): string {
  const sorted = counts.toSorted((a, b) => b.code - a.code)
  const rows = [...sorted, sumUp('all', counts)]
  const width = Math.max(...rows.map(({ id }) => id.length), title.length)
  const toLine = (id: string, cells: readonly (string | number)[]) =>
    [id.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  return [
    toLine(title, ['declared', 'code', 'share']),
    ...rows.map((row) => toLine(row.id, [row.declared, row.code, `${toShare(row).toFixed(1)} %`])),
  ].join('\n')
}

export function sumUp(id: string, counts: readonly DecisionCount[]): DecisionCount {
  const sum = (key: 'declared' | 'code') => counts.reduce((total, count) => total + count[key], 0)
  return { id, declared: sum('declared'), code: sum('code') }
}

/** Percent of the branch points that are code's; 0 where there are none. */
export function toShare({ declared, code }: DecisionCount): number {
  return declared + code === 0 ? 0 : (100 * code) / (declared + code)
}
