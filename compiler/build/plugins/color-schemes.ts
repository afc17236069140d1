import postcss, { type AtRule } from 'postcss'
import type { Plugin } from 'vite'
import { findThemeSheets } from '../../check/build/check-theme.ts'

const asked = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/

/** The dark side of a theme, written once for dark systems, also for visitors who chose it. */
export function colorSchemes(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:color-schemes',
    enforce: 'pre',
    transform: (css, id) =>
      findThemeSheets(roots).includes(id.split('?')[0] as string) && asked.test(css)
        ? { code: withChoice(css), map: null }
        : undefined,
  }
}

/**
 * Each block for dark systems holds where nobody chose light, and again, for any system, where somebody chose
 * dark: `data-scheme` of the root says what was chosen. No selector gets heavier by it.
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
    // A nested rule is narrow by the one that it stands in.
    if (rule.parent?.type === 'rule') return
    rule.selectors = rule.selectors.map((selector) =>
      /^(?::root|html)\b/.test(selector)
        ? selector.replace(/^(?::root|html)/, (found) => `${found}:where(${condition})`)
        : `:where(:root${condition}) ${selector}`,
    )
  })
}
