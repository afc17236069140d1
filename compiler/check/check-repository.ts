/** `content/repository.json`: the content service has to know the languages of the site. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../schemas/config-types.ts'
import type { Fault } from '../read/fault.ts'
import { isObject } from '../../schemas/is-object.ts'
import { JsonReader } from '../read/read-json.ts'
import { reportTo } from './report.ts'

/**
 * Of roots that declare languages and have such a file. A language that only the repository has is no
 * fault: it may be one in preparation.
 */
export function checkRepository(
  roots: readonly string[],
  isWellFormed: (file: string) => boolean,
): Fault[] {
  const faults: Fault[] = []
  const reader = new JsonReader()
  for (const root of roots) {
    const file = join(root, 'content/repository.json')
    const siteFile = join(root, 'site-config/site.json')
    if (!existsSync(file) || !isWellFormed(siteFile)) continue
    const locales = reader.readIfPresent<Partial<SiteConfig>>(siteFile)?.locales ?? []
    const repository = reader.read<{ languages?: unknown }>(file)
    if (!repository) continue
    const there = toIds(repository.languages)
    const wanted = new Set(locales.map(({ language }) => language))
    const others = there.filter((id) => !wanted.has(id))
    for (const { language, name } of locales) {
      if (there.includes(language)) continue
      reportTo(faults, file)(
        '/languages',
        `The language "${language}" of site-config/site.json is missing.`,
        others.length > 0
          ? `It has ${others.map((id) => `"${id}"`).join(', ')}, which site.json lacks. Give both the same languages.`
          : `Add { "id": "${language}", "name": "${name}" }.`,
      )
    }
  }
  return [...reader.faults, ...faults]
}

function toIds(languages: unknown): string[] {
  if (!Array.isArray(languages)) return []
  return languages.flatMap((one: unknown) => (isObject(one) ? [String(one['id'])] : []))
}
