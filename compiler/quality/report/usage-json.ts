import type { Locate } from './location.ts'
import type { UsedKind } from '../usage/find-uses.ts'
import type { UsageReport, UsedThing } from './used-things.ts'
import type { Use } from '../usage/usage-index.ts'

/** The report for other programs; complete. */
export function toUsageJson(
  { repository, counts, things, findings }: UsageReport,
  locate: Locate,
): { used: object; [name: string]: unknown } {
  return {
    repository,
    counts: Object.fromEntries(counts.map(({ label, value }) => [label, value])),
    used: Object.fromEntries(
      (Object.keys(things) as UsedKind[]).map((kind) => [kind, things[kind].map(toThingJson)]),
    ),
    findings: findings.map((finding) => {
      const { rule, message, hint, documentId, path } = finding
      const place = locate(finding)
      return { rule: rule.id, level: rule.level, message, hint, documentId, path, ...place }
    }),
  }
}

export function toThingJson({ name, words, users, site }: UsedThing): object {
  return { name, words, documents: users.map(toUseJson), site }
}

export function toUseJson({ by, kind, name, path, times }: Use): object {
  const { id, type, uid, lang } = by
  return { document: { id, type, uid, lang }, kind, name, path, times }
}
