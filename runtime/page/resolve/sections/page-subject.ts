import type { ChooseVariant } from '../../../model/config/experiment.ts'
import type { Document } from '../../../model/documents/document.ts'
import type { Personal } from '../../../model/slice/personal.ts'
import type { SentForm } from '../../../model/slice/resolved-form.ts'
import type { DocumentRef } from '../../load/load-document.ts'
import type { BindContext } from '../fields/bind-section.ts'
import type { PageNotes } from './page-notes.ts'

/** The page that sections are chosen for. */
export interface PageSubject {
  /** The page's reference; lists read its address. */
  ref: DocumentRef
  document: Document
  context: BindContext
  notes: PageNotes
  /** A form of this page that was sent. */
  sent?: SentForm | undefined
  personal?: Personal | undefined
  chooseVariant?: ChooseVariant | undefined
  /** Whether the document is shown within another document's page. */
  isLinked?: boolean
}
