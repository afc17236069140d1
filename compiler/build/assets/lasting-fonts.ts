/** Fonts of `public/fonts` under addresses that never mean another file, so that browsers keep them for a year. */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface LastingFont {
  /** Relative to the folder of the browser's build. */
  fileName: string
  source: Uint8Array
}

const endings = new Set(['.woff2', '.woff', '.ttf', '.otf'])

/** @returns by the address that themes and `site.json` write: `/fonts/a.woff2`; the last root that has a file counts */
export function findLastingFonts(roots: readonly string[]): Map<string, LastingFont> {
  const fonts = new Map<string, LastingFont>()
  for (const folder of roots.map((root) => join(root, 'public/fonts')).filter(existsSync)) {
    for (const file of readdirSync(folder).filter((name) => endings.has(extname(name)))) {
      const source = readFileSync(join(folder, file))
      const ending = extname(file)
      const version = hash('sha256', source, 'hex').slice(0, 8)
      const name = `${file.slice(0, -ending.length)}.${version}${ending}`
      fonts.set(`/fonts/${file}`, { fileName: `assets/fonts/${name}`, source })
    }
  }
  return fonts
}

/** @param lasting - the lasting address of each */
export function nameLastingFonts(css: string, lasting: Readonly<Record<string, string>>): string {
  return css.replaceAll(
    /url\((["']?)(\/fonts\/[^"')]+)\1\)/g,
    (written, quote: string, address: string) => {
      const other = lasting[address]
      return other === undefined ? written : `url(${quote}${other}${quote})`
    },
  )
}
