import type { Finding, Place } from '../inspect/finding.ts'

/** Undefined where content is not kept in files: the editor's link says where then. */
export type Locate = (finding: Pick<Finding, 'documentId' | 'path' | 'place'>) => Place | undefined
