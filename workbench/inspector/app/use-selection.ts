import { useCallback, useEffect, useState } from 'react'
import { readHash, toHash } from './state-link.ts'

/** The current selection; kept in the address, so that it survives a reload and can be shared. */
export interface Selection {
  machine: string | undefined
  actor: string | undefined
  /** State whose part of the drawing is shown; `whole` for all at once. */
  part: string | undefined
  /** `map` for all machines of the page instead of one. */
  view: string | undefined
  /** Path of the embedded page. */
  page: string | undefined
  /**
   * Paths of a simulation's initial states, separated by commas; undefined without a simulation.
   */
  state: string | undefined
  /** Context of the simulation, as JSON. */
  context: string | undefined
}

export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [selection, setSelection] = useState(readAddress)
  const select = useCallback((change: Partial<Selection>) => {
    const before = readAddress()
    const isOther = 'machine' in change && change.machine !== before.machine
    const next = {
      ...before,
      ...(isOther && { state: undefined, context: undefined }),
      ...('machine' in change && { view: undefined }),
      ...change,
    }
    history.replaceState(null, '', toAddress(next))
    setSelection(next)
  }, [])
  useEffect(() => {
    const read = () => setSelection(readAddress())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [selection, select]
}

function toAddress({ state, context, ...inQuery }: Selection): string {
  const query = Object.entries(inQuery).filter(([, value]) => value)
  return `?${new URLSearchParams(query as [string, string][])}${toHash({ state, context })}`
}

function readAddress(): Selection {
  const query = new URLSearchParams(location.search)
  const read = (name: string) => query.get(name) ?? undefined
  return {
    machine: read('machine'),
    actor: read('actor'),
    part: read('part'),
    view: read('view'),
    page: read('page'),
    ...readHash(location.hash),
  }
}
