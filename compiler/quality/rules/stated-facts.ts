import type { Fact } from '#schemas/config-types.ts'
import type { Document } from '../../../runtime/model/documents/document.ts'
import { getAt } from '../../../runtime/model/documents/pointer.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkTexts, type FoundText } from '../inspect/walk-texts.ts'

const differentFact: Rule = {
  id: 'different-fact',
  level: 'error',
  title: 'Texts agree about facts',
  reason: 'Visitors who find two prices believe neither.',
}

const unstatedFact: Rule = {
  id: 'unstated-fact',
  level: 'warning',
  title: 'Facts of the list are found',
  reason: 'A fact that no text states, or that its field no longer defines, is not compared.',
}

/** Compares texts with the facts of `site-config/facts.json`. */
export const statedFacts: ContentCheck = {
  rules: [differentFact, unstatedFact],
  *run(inspection) {
    if (!inspection.stated?.length) return
    for (const { code, language } of inspection.site.config.locales) {
      const documents = inspection.documents.flatMap(({ document }) =>
        document?.lang === language ? [document] : [],
      )
      if (documents.length === 0) continue
      const passages = documents.flatMap((document) => toPassages(document, inspection))
      for (const fact of inspection.stated) {
        const patterns = fact.said[code]
        if (patterns) yield* checkFact(fact, patterns, code, passages, inspection)
      }
    }
  },
}

function* checkFact(
  fact: Fact,
  patterns: readonly string[],
  locale: string,
  passages: readonly Passage[],
  inspection: Inspection,
): Generator<Finding> {
  const expected = findExpected(fact, passages, inspection)
  if (expected === undefined) {
    const { type, path } = fact.from!
    yield about(fact, locale, `${type} has no text or number at ${path}, which defines it.`)
    return
  }
  const accepted = new Set([expected, ...(fact.spellings ?? [])].map(toComparable))
  for (const pattern of patterns) {
    let isStated = false
    for (const { document, texts, whole } of passages) {
      for (const found of whole.matchAll(new RegExp(pattern, 'dgimu'))) {
        isStated = true
        const said = found[1] ?? found[0]
        if (accepted.has(toComparable(said))) continue
        yield findingOf(differentFact, document, inspection.site, {
          path: pathAt(texts, (found.indices![1] ?? found.indices![0]!)[0]),
          message: `"${fact.name}": the text says "${said}", ${definerOf(fact)} says "${expected}".`,
          hint: 'Correct the one that is wrong; where both are meant, word the text differently.',
        })
      }
    }
    if (!isStated) yield about(fact, locale, `No text of ${locale} matches ${pattern}.`)
  }
}

interface Passage {
  document: Document
  /** Of one section, or of one field outside of sections. */
  texts: FoundText[]
  /** The texts, one a line, with plain spaces: as long as they are, so that offsets agree. */
  whole: string
}

function toPassages(document: Document, { site }: Inspection): Passage[] {
  const byPlace = Map.groupBy(walkTexts(document, site.kinds), ({ path }) =>
    path.split('/').slice(0, 4).join('/'),
  )
  return [...byPlace.values()].map((texts) => ({
    document,
    texts,
    whole: texts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')).join('\n'),
  }))
}

function findExpected(
  { value, from }: Fact,
  passages: readonly Passage[],
  { documents }: Inspection,
): string | undefined {
  if (!from) return value
  const lang = passages[0]?.document.lang
  const definers = documents.filter(({ raw }) => raw.type === from.type)
  const named = definers.filter(({ raw }) => from.uid === undefined || raw.uid === from.uid)
  const related = new Set(
    named.flatMap(({ raw }) => [raw.id, ...raw.alternate_languages.map(({ id }) => id)]),
  )
  const definer = definers.find(({ raw }) => raw.lang === lang && related.has(raw.id))
  const found = definer && getAt(definer.raw, from.path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

function definerOf({ from }: Fact): string {
  return from ? `${from.uid ?? from.type} at ${from.path}` : 'site-config/facts.json'
}

/** Numbers are compared by their digits, since languages separate thousands differently. */
function toComparable(text: string): string {
  const digits = text.replace(/\D+/g, '')
  return digits === '' ? text.trim().toLowerCase().replace(/\s+/g, ' ') : digits
}

function pathAt(texts: readonly FoundText[], offset: number): string {
  let end = 0
  return texts.find(({ text }) => (end += text.length + 1) > offset)?.path ?? ''
}

/** A finding about the list, not about a document. */
function about({ name }: Fact, lang: string, message: string): Finding {
  return {
    rule: unstatedFact,
    message: `"${name}": ${message}`,
    hint: 'Mend the fact in site-config/facts.json, or remove what nobody says any more.',
    documentId: '',
    documentType: name,
    lang,
    uid: null,
    path: '',
    editorUrl: '',
  }
}
