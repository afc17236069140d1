import type { Finding } from '../finding.ts'

/** A place in a file of the repository; lines and columns count from 1. */
export interface Location {
  file: string
  line: number
}

/** Undefined where content is not kept in files: the editor's link says where then. */
export type Locate = (finding: Finding) => Location | undefined
