import postcss, { type AtRule } from 'postcss'
import type { Plugin } from 'vite'
import { findThemeSheets } from '../../check/build/check-theme.ts'

const asked = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/

/**
 * Applies a theme's dark colours, written once for dark systems, to visitors who chose dark as
 * well.
 */
export function colorSchemes(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:color-schemes',
    enforce: 'pre',
    transform: (css, id) =>
      asked.test(css) && findThemeSheets(roots).includes(id.split('?')[0] as string)
        ? { code: withChoice(css), map: null }
        : undefined,
  }
}

/**
 * Limits each block for dark systems to visitors who did not choose light, and repeats it, on any
 * system, for those who chose dark: `data-scheme` on the root holds the choice. Selectors do not
 * become more specific.
 */
export function withChoice(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('media', (block) => {
    if (!asked.test(block.params)) return
    const chosen = block.clone({ params: withoutQuestion(block.params) })
    narrow(block, ":not([data-scheme='light'])")
    narrow(chosen, "[data-scheme='dark']")
    block.after(chosen)
  })
  return root.toString()
}

/** `screen and (prefers-color-scheme: dark)` -> `screen` */
function withoutQuestion(params: string): string {
  const rest = params.replace(asked, '').replace(/^\s*and\s+|\s+and\s*$/, '')
  return rest.replace(/\s+and\s+and\s+/, ' and ').trim() || 'all'
}

function narrow(block: AtRule, condition: string): void {
  block.walkRules((rule) => {
    // A nested rule is narrowed by the rule around it.
    if (rule.parent?.type === 'rule') return
    rule.selectors = rule.selectors.map((selector) =>
      /^(?::root|html)\b/.test(selector)
        ? selector.replace(/^(?::root|html)/, (found) => `${found}:where(${condition})`)
        : `:where(:root${condition}) ${selector}`,
    )
  })
}
