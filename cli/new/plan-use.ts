/** Plans what a standalone site needs to take parts of the engine over: their names, and their texts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSpoken, listTextsOf } from '#compiler/read/read-messages.ts'
import type { SiteFiles } from '#compiler/read/load-site.ts'
import type { Locale, SiteConfig } from '#schemas/config-types.ts'
import { readOwnMessages, type PlannedFiles } from './plan-files.ts'
import { readWords } from './words.ts'

export type Use = NonNullable<SiteConfig['use']>

const file = 'site-config/site.json'

/** @param more - keys that `site.json` gets where it has none */
export function planUse(
  folder: string,
  site: SiteFiles,
  use: Use,
  more: Partial<SiteConfig> = {},
): PlannedFiles {
  const path = join(folder, file)
  const own = (
    existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  ) as Partial<SiteConfig>
  const text = { ...more, ...own, use: merge(own.use ?? {}, use) }
  const slices = [...(text.use.slices ?? [])]
  return new Map([[file, toText(text)], ...planTexts(folder, site, slices)])
}

function merge(own: Use, more: Use): Use {
  const parts = [...new Set([...Object.keys(own), ...Object.keys(more)])] as (keyof Use)[]
  return Object.fromEntries(
    parts.map((part) => [part, [...new Set([...(own[part] ?? []), ...(more[part] ?? [])])]]),
  )
}

/** Texts of sections in the site's languages that the engine does not speak. */
function planTexts(folder: string, site: SiteFiles, slices: readonly string[]): PlannedFiles {
  const files: PlannedFiles = new Map()
  for (const locale of site.site?.value.locales ?? []) {
    const known = site.messages.get(locale.code)?.value ?? {}
    const missing = Object.entries(toTexts(locale, slices)).filter(([key]) => !(key in known))
    if (missing.length === 0) continue
    const texts = { ...readOwnMessages(folder, locale.code), ...Object.fromEntries(missing) }
    files.set(`site-config/messages/${locale.code}.json`, toText(texts))
  }
  return files
}

function toTexts({ code, iso }: Locale, slices: readonly string[]): Record<string, string> {
  if (findSpoken(code) !== undefined) return {}
  const english = listTextsOf(slices, 'en')
  const { messages = {} } = readWords({ iso })
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, messages[key] ?? text]),
  )
}

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
