import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { CssSyntaxError, parse, type ChildNode, type Root } from 'postcss'
import type { Fault } from '../../read/fault.ts'
import type { Sheet } from './sheet.ts'

/** Undefined for one that is no CSS; `faults` then says where and why. */
export function parseSheet(file: string, faults: Fault[]): Sheet | undefined {
  const report: Sheet['report'] = (line, message, hint) =>
    faults.push({ file, path: `:${line ?? 1}`, message, hint })
  const text = readFileSync(file, 'utf8')
  try {
    const root = parse(text, { from: file })
    const before = faults.length
    reportUnended(root, report)
    // What follows a line that is not ended is read as a part of it.
    if (faults.length > before) return undefined
    for (const { message, type, loc } of listWarnings(file, text)) {
      if (type === 'AtRuleInvalid' || type === 'SelectorError')
        report(loc.line, `${message.replace(/\.? Did you mean.*$|\.$/, '')}.`, 'Correct the name.')
    }
    return { file, root, report }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    report(error.line, `This is not CSS: ${lowerFirst(error.reason)}.`, hintOf(error.reason))
    return undefined
  }
}

/** A custom property takes any text, that of the lines after it as well. */
function reportUnended(root: Root, report: Sheet['report']): void {
  root.walkDecls(/^--/, ({ value, prop, source }) => {
    if (!/\n\s*(?:--)?[a-z-]+\s*:/.test(value)) return
    report(
      source?.start?.line,
      `"${prop}" does not end: a semicolon is missing.`,
      'Add it at the end of the line.',
    )
  })
}

interface Warning {
  message: string
  type: string
  loc: { line: number }
}

function listWarnings(filename: string, text: string): Warning[] {
  try {
    return transform({
      filename,
      code: Buffer.from(text),
      errorRecovery: true,
      cssModules: filename.endsWith('.module.css'),
    }).warnings
  } catch {
    // It takes no `composes` within a layer, which a build does.
    return []
  }
}

function hintOf(reason: string): string {
  if (/unclosed block/i.test(reason)) return 'Close it: a } is missing.'
  if (/unexpected }/i.test(reason)) return 'Remove it: no block is open here.'
  if (/unclosed comment/i.test(reason)) return 'End it with */.'
  if (/unclosed (?:string|bracket)|unclosed quote/i.test(reason)) return 'Close it.'
  if (/semicolon/i.test(reason)) return 'End the line before it with a semicolon.'
  return 'Correct the line, or the end of the one before it.'
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** @returns the line on which a node begins */
export const lineAt = (node: ChildNode): number | undefined => node.source?.start?.line
