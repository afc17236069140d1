/** State shared by all parts of the desk. */
import { createContext, use } from 'react'
import type { ContentIssue } from '../../../../runtime/model/errors/content-issue.ts'
import type { DeskSite, DocumentSummary } from '../../desk-types.ts'

export interface DeskState {
  site: DeskSite
  documents: readonly DocumentSummary[]
  /** Reloads the list of documents. */
  reload(): void
}

export const DeskContext = createContext<DeskState>(undefined as never)
export const useDesk = () => use(DeskContext)

/** State of the shown form: one document in one language. */
export interface FormState {
  /** Type of the document. */
  type: string
  lang: string
  issues: readonly ContentIssue[]
  isReadOnly: boolean
  /** Prefix of its controls' ids, since two forms may be side by side. */
  prefix: string
  /** Pointer to the open slice. */
  open: string | undefined
  setOpen(at: string | undefined): void
  /** Name of the shown part of the form; the first if there is none of that name. */
  tab: string
  setTab(name: string): void
}

export const FormContext = createContext<FormState>(undefined as never)
export const useForm = () => use(FormContext)

/** @param isWhole - whether issues inside the value count, too */
export function issuesAt(
  issues: readonly ContentIssue[],
  path: string,
  isWhole: boolean,
): ContentIssue[] {
  return issues.filter(
    (issue) => issue.path === path || (isWhole && issue.path.startsWith(`${path}/`)),
  )
}
