/**
 * `border-radius` names corners of the screen, whichever way a page is read. Where a site has a language that is
 * written from right to left, uneven corners are mirrored in it; sheets of other sites stay as they are.
 */
import postcss, { type Declaration, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { isFromRightToLeft } from '../../../runtime/model/config/writing-direction.ts'
import { readSiteConfig } from '../../read/load-site.ts'

/** Tokens that hold the corners of a box (`runtime/styles/tokens.css`). */
const shapes: ReadonlySet<string> = new Set(['--bubble', '--bubble-reply', '--button-shape'])

export function mirroredCorners(roots: readonly string[]): Plugin {
  let isNeeded = false
  return {
    name: 'slicewright:mirrored-corners',
    enforce: 'pre',
    buildStart() {
      isNeeded =
        readSiteConfig(roots)?.value.locales.some(({ iso }) => isFromRightToLeft(iso)) ?? false
    },
    transform: (css, id) =>
      isNeeded && /\.css(?:\?|$)/.test(id) ? { code: withMirrored(css), map: null } : undefined,
  }
}

/** Follows every rule with uneven corners by one, no more specific, that mirrors them. */
export function withMirrored(css: string): string {
  const root = postcss.parse(css)
  const rules: Rule[] = []
  root.walkRules((rule) => void rules.push(rule))
  for (const rule of rules) {
    const turned = rule.nodes.flatMap((node) => (node.type === 'decl' ? turn(node) : []))
    if (turned.length > 0)
      rule.after(rule.clone({ nodes: turned, selectors: rule.selectors.map(inMirror) }))
  }
  return root.toString()
}

function inMirror(selector: string): string {
  return /^:root\b/.test(selector)
    ? selector.replace(/^:root/, ":root:where([dir='rtl'])")
    : `:where([dir='rtl']) ${selector}`
}

function turn(declaration: Declaration): Declaration[] {
  if (declaration.prop !== 'border-radius' && !shapes.has(declaration.prop)) return []
  const corners = postcss.list.space(declaration.value)
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = corners
  if (corners.includes('/') || (topLeft === topRight && bottomLeft === bottomRight)) return []
  const value = [topRight, topLeft, bottomLeft, bottomRight].join(' ')
  return [declaration.clone({ value })]
}
