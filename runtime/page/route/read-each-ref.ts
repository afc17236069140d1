import type { ContentSource } from '../../model/ports/content-source.ts'

/** What is read of the content once for each published ref. */
export interface EachRef<Value> {
  /**
   * Costs nothing while the published ref is the same; many who ask at once wait for one reading.
   * @throws ContentUnavailable when there is nothing older to go on with
   */
  read(content: ContentSource): Promise<void>
  /** Undefined before the first reading. */
  value(): Value | undefined
}

export function readEachRef<Value>(
  read: (content: ContentSource) => Promise<Value>,
): EachRef<Value> {
  let known: Value | undefined
  let knownRef: string | undefined
  let flight: { ref: string; reading: Promise<Value> } | undefined

  return {
    async read(content) {
      const ref = await content.ref()
      if (ref === knownRef) return
      if (flight?.ref !== ref) flight = { ref, reading: read(content) }
      const current = flight
      try {
        known = await current.reading
        knownRef = ref
      } catch (error) {
        // Tried again with the next page; until then the addresses of before still lead somewhere.
        if (known === undefined) throw error
      } finally {
        if (flight === current) flight = undefined
      }
    },
    value: () => known,
  }
}
