import type { ContentPurge } from '../../model/ports/render-cache.ts'
import type { ExportManifest } from './export-manifest.ts'

/** Marks answers that read something published. Each tag is checked once. */
export function markStale(answers: ExportManifest['answers'], purge: ContentPurge): void {
  const known = new Map<string, boolean>()
  const isChanged = (tag: string) => {
    let changed = known.get(tag)
    if (changed === undefined) known.set(tag, (changed = !purge.tags || purge.isChanged(tag)))
    return changed
  }
  for (const answer of answers.values()) {
    if (!answer.isStale && answer.tags.some(isChanged)) answer.isStale = true
  }
}
