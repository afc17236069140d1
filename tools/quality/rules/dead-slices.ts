import type { Slice } from '../../../runtime/model/documents/document.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'

const deadSlice: Rule = {
  id: 'dead-slice',
  level: 'warning',
  title: 'Every slice is used somewhere',
  reason: 'Unused ones go untested, and editors still have to choose among them.',
}

const deadVariation: Rule = {
  id: 'dead-variation',
  level: 'warning',
  title: 'Every variation is used somewhere',
  reason: 'Unused ones go untested, and editors still have to choose among them.',
}

export const deadSlices: ContentCheck = {
  rules: [deadSlice, deadVariation],
  *run(inspection) {
    const used = collectUsed(inspection)
    for (const [type, { variations }] of Object.entries(inspection.site.kinds.slices)) {
      const known = used.get(type)
      if (!known) yield about(deadSlice, type, `No page uses the slice "${type}".`)
      for (const variation of known ? variations : []) {
        if (!known!.has(variation))
          yield about(deadVariation, type, `No page uses "${variation}" of the slice "${type}".`)
      }
    }
  },
}

/** Slices of every template, every zone and every rendered page, with their variations. */
function collectUsed({ site, documents, pages }: Inspection): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const note = ({ type, variation }: { type: string; variation: string }) =>
    used.set(type, (used.get(type) ?? new Set()).add(variation))
  // A page may have a child page with its own sections, which are rendered only for its visitors.
  for (const { template, routes } of site.pageTypes.values()) {
    const templates = [template, ...routes.flatMap((route) => route.template ?? [])]
    for (const section of templates.flat()) {
      if ('slice' in section && typeof (section.variation ?? '') === 'string')
        note({ type: section.slice, variation: (section.variation as string) ?? 'default' })
    }
  }
  for (const { document } of documents) {
    for (const value of Object.values(document?.data ?? {})) {
      if (Array.isArray(value)) (value as Slice[]).filter(isSlice).forEach(note)
    }
  }
  for (const { rendered } of pages) {
    const { before, sections, after } = rendered.page
    for (const slice of [...before, ...sections, ...after]) note(slice)
  }
  return used
}

function isSlice(item: Partial<Slice> | undefined): item is Slice {
  return typeof item === 'object' && item !== null && 'fieldsAt' in item
}

/** It is about the registry, not about a document. */
function about(rule: Rule, type: string, message: string): Finding {
  return {
    rule,
    message,
    hint: 'Use it, or tell the developers that it is not needed.',
    documentId: '',
    documentType: type,
    lang: '',
    uid: null,
    path: '',
    editorUrl: '',
  }
}
