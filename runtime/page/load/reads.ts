/**
 * The content an answer was made from, as tags: whatever reads content notes it, wherever it is
 * called from. When something is published, its tags tell which answers no longer hold.
 *
 *   document:ID   all of a document         card:ID    what its card shows of it
 *   link:ID:F     a field that is loaded    link:ID:@  where it is, if anywhere
 *                 with links to it
 *   single:T:L    the one of a type         uid:T:L:U  which document has a uid
 *   query:T:L     all of a type, in any way page:ID   whether it is to be found, and where
 *   pages:L       which pages there are,    list:...   the outcome of a query
 *                 and where                            (`resolve/lists/list-reads.ts`)
 *
 * T is a document type, L a language of the content service.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const recordings = new AsyncLocalStorage<Set<string>>()

export async function recordReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: ReadonlySet<string> }> {
  const reads = new Set<string>()
  const result = await recordings.run(reads, work)
  return { result, reads }
}

/** Runs reads whose caller notes more exactly what it used of them. */
export function withoutReads<Result>(work: () => Result): Result {
  return recordings.exit(work)
}

export function noteReads(...tags: readonly string[]): void {
  const reads = recordings.getStore()
  if (reads) for (const tag of tags) reads.add(tag)
}
