import { useCallback, useState } from 'react'

/** The current selection; kept in the address, so that it survives a reload and can be shared. */
export interface Selection {
  machine: string | undefined
  actor: string | undefined
  /** State whose part of the drawing is shown; `whole` for all at once. */
  part: string | undefined
  /** Path of the page that is embedded. */
  page: string | undefined
}

export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [selection, setSelection] = useState(readAddress)
  const select = useCallback((change: Partial<Selection>) => {
    const next = { ...readAddress(), ...change }
    const query = Object.entries(next).filter(([, value]) => value)
    history.replaceState(null, '', `?${new URLSearchParams(query as [string, string][])}`)
    setSelection(next)
  }, [])
  return [selection, select]
}

function readAddress(): Selection {
  const query = new URLSearchParams(location.search)
  const read = (name: string) => query.get(name) ?? undefined
  return { machine: read('machine'), actor: read('actor'), part: read('part'), page: read('page') }
}
