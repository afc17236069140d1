import type { Finding, Place } from '../inspect/finding.ts'

/**
 * Finds the place of a finding. Undefined where content is not kept in files: the editor's link
 * locates it then.
 */
export type Locate = (finding: Pick<Finding, 'documentId' | 'path' | 'place'>) => Place | undefined
