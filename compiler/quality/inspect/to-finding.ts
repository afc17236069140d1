import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { Site } from '../../../runtime/model/site.ts'
import type { Finding, Rule } from './finding.ts'

type Told = Pick<RawDocument, 'id' | 'type' | 'lang' | 'uid'>

/** A finding of a rule about a document, or about a place in it. */
export function findingOf(
  rule: Rule,
  document: Told,
  site: Pick<Site, 'content'>,
  { path = '', message, hint }: { path?: string; message: string; hint: string },
): Finding {
  return {
    rule,
    message,
    hint,
    documentId: document.id,
    documentType: document.type,
    lang: document.lang,
    uid: document.uid,
    path,
    editorUrl: site.content.repository.editorUrl(document.id),
  }
}
