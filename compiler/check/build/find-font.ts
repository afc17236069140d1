/** Files of the typefaces that a theme names. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findThemeSheets } from './check-theme.ts'

/** The file of the first typeface that the theme's token names; undefined for one of the system. */
export function findFont(token: string, roots: readonly string[]): string | undefined {
  const sheet = readFileSync(findThemeSheets(roots).at(-1)!, 'utf8')
  const family = new RegExp(`${token}:\\s*['"]?([^'",;]+)`).exec(sheet)?.[1]?.trim()
  const faces = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map((match) => match[1]!)
  const face = faces.find(
    (one) =>
      /font-family:\s*['"]?([^'";]+)/.exec(one)?.[1]?.trim() === family &&
      !/font-style:\s*(?:italic|oblique)/.test(one),
  )
  const path = /url\(['"]?(\/[^'")]+)/.exec(face ?? '')?.[1]
  if (path === undefined) return undefined
  return roots.map((root) => join(root, 'public', path)).findLast((file) => existsSync(file))
}
