import type { RawDocument } from '../../../model/ports/content-source.ts'

type Dated = Pick<RawDocument, 'id' | 'last_publication_date'>

/** The last published first, then by id: services promise no order, and a replica keeps none of theirs. */
export function inDefaultOrder<One extends Dated>(documents: readonly One[]): One[] {
  return [...documents].sort(
    (a, b) =>
      compare(b.last_publication_date ?? '', a.last_publication_date ?? '') || compare(a.id, b.id),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
