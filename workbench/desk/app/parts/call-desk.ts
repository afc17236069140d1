/** Calls the desk's half on the development server, over HTTP. */
import { useEffect, useState } from 'react'
import type {
  DeskAsset,
  DeskDocument,
  DeskSite,
  DocumentChange,
  DocumentSummary,
  DrawnPage,
  NewDocument,
  Refusal,
} from '../../desk-types.ts'

export class CallRefused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.error)
    this.name = 'CallRefused'
    this.status = status
    this.refusal = refusal
  }
}

/** Longer than the server waits for the content service. */
const patienceMs = 30_000

/**
 * @throws CallRefused; with status 0 when the server does not answer, or not completely
 * @throws DOMException AbortError once `signal` is aborted, whatever has arrived
 */
export async function call<Value>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`/__desk/${path}`, {
      method,
      headers: { 'x-desk': '1', ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
    })
    // An answer can also be aborted, or break off, while it is read.
    const text = await response.text()
    if (response.ok) return parse<Value>(text, response.status)
    throw new CallRefused(response.status, parse<Refusal>(text, response.status))
  } catch (error) {
    if (signal?.aborted || error instanceof CallRefused) throw error
    throw new CallRefused(0, {
      error: 'The development server does not answer. Your work is kept in this browser.',
    })
  }
}

/** @throws CallRefused for invalid JSON, such as a proxy's page */
function parse<Value>(text: string, status: number): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    throw new CallRefused(status, { error: `The server answered ${status}, with no JSON.` })
  }
}

export const callDesk = {
  site: () => call<DeskSite>('GET', 'site'),
  /** @param _ - another number reloads it */
  list: (_: number) => call<DocumentSummary[]>('GET', 'documents'),
  read: (id: string) => call<DeskDocument>('GET', `documents/${encodeURIComponent(id)}`),
  save: (id: string, base: string, change: DocumentChange) =>
    call<DeskDocument>('PUT', `documents/${encodeURIComponent(id)}`, { ...change, base }),
  create: (document: NewDocument) => call<DeskDocument>('POST', 'documents', document),
  publish: () => call<{ published: number }>('POST', 'publish', {}),
  draw: (document: object, signal: AbortSignal) =>
    call<DrawnPage>('POST', 'pages', document, signal),
  assets: (keyword: string) =>
    call<DeskAsset[]>('GET', `assets?${new URLSearchParams({ keyword })}`),
  upload(file: File, alt: string) {
    const form = new FormData()
    form.append('file', file)
    form.append('alt', alt)
    return call<DeskAsset>('POST', 'assets', form)
  },
}

export interface Loaded<Value> {
  value?: Value
  error?: string
}

/**
 * @param load - must not change; called again for another argument, with the old answer shown until
 * then
 */
export function useLoaded<Argument, Value>(
  load: (argument: Argument) => Promise<Value>,
  argument: Argument,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({})
  useEffect(() => {
    let isCurrent = true
    load(argument).then(
      (value) => isCurrent && setLoaded({ value }),
      (error: Error) => isCurrent && setLoaded((before) => ({ ...before, error: error.message })),
    )
    return () => {
      isCurrent = false
    }
  }, [load, argument])
  return loaded
}
