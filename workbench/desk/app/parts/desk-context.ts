/** What every part of the desk needs to know. */
import { createContext, use } from 'react'
import type { ContentIssue } from '../../../../runtime/model/errors/content-issue.ts'
import type { DeskSite, DocumentSummary } from '../../desk-types.ts'

export interface DeskState {
  site: DeskSite
  documents: readonly DocumentSummary[]
  /** Reads the list of documents again. */
  reload(): void
}

export const DeskContext = createContext<DeskState>(undefined as never)
export const useDesk = () => use(DeskContext)

/** Of the form that is shown: one document in one language. */
export interface FormState {
  lang: string
  issues: readonly ContentIssue[]
  isReadOnly: boolean
  /** Before the ids of its controls: two forms may stand side by side. */
  prefix: string
  /** Pointer to the slice that is open. */
  open: string | undefined
  setOpen(at: string | undefined): void
  /** Name of the part of the form that is shown; the first when it has none of that name. */
  tab: string
  setTab(name: string): void
}

export const FormContext = createContext<FormState>(undefined as never)
export const useForm = () => use(FormContext)

/** @param isWhole - whether issues of what is inside the value count, too */
export function issuesAt(
  issues: readonly ContentIssue[],
  path: string,
  isWhole: boolean,
): ContentIssue[] {
  return issues.filter(
    (issue) => issue.path === path || (isWhole && issue.path.startsWith(`${path}/`)),
  )
}
