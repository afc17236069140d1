import { useEffect, useState } from 'react'
import { inspectorPath } from '../live/paths.ts'

export type Loaded<Value> = { value?: Value; error?: string }

/** Loads JSON from the development server; nothing without a name. */
export function useJson<Value>(name: string | undefined): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> & { name?: string }>({})
  useEffect(() => {
    if (name === undefined) return undefined
    const abort = new AbortController()
    loadJson<Value>(name, abort.signal).then(
      (value) => setLoaded({ name, value }),
      (error: Error) => {
        if (!abort.signal.aborted) setLoaded({ name, error: error.message })
      },
    )
    return () => abort.abort()
  }, [name])
  return loaded.name === name ? loaded : {}
}

async function loadJson<Value>(name: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(`${inspectorPath}/${name}.json`, { signal })
  const value = (await response.json()) as Value & { error?: string }
  if (!response.ok) throw new Error(value.error ?? `The server answered ${response.status}.`)
  return value
}
