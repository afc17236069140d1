/** Sheets -> one style element, and its hash for the content security policy. */
import { hash } from 'node:crypto'
import type { StyleSheet } from '../../model/site.ts'
import { escapeHtml } from './escape-html.ts'

/** No sheet contains it (`compiler/build/assets/collect-assets.ts`). */
const separator = '/**/'

/**
 * One element, because each costs a hash in the header of every answer, which nothing compresses. The
 * browser finds the sheets in it by their names, which have no spaces (`runtime/browser/frame/load-frame.ts`).
 */
export function drawStyles(sheets: readonly StyleSheet[]): string {
  const names = sheets.map(({ name }) => name).join(' ')
  return `<style data-sheets="${escapeHtml(names)}">${join(sheets)}</style>`
}

/** `'sha256-…'` of the element's text (CSP 3, 8.3). */
export function hashStyles(sheets: readonly StyleSheet[]): string {
  return `'sha256-${hash('sha256', join(sheets), 'base64')}'`
}

function join(sheets: readonly StyleSheet[]): string {
  return sheets.map(({ text }) => text).join(separator)
}
