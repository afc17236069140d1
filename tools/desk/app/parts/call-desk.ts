/** The development server's half of the desk, over HTTP. */
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

/** Longer than the server gives the content service. */
const patienceMs = 30_000

/** @throws CallRefused; status 0 when the server does not answer */
export async function call<Value>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const isForm = body instanceof FormData
  const response = await fetch(`/__desk/${path}`, {
    method,
    headers: { 'x-desk': '1', ...(isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
  }).catch((error: Error) => {
    if (signal?.aborted) throw error
    throw new CallRefused(0, {
      error: 'The development server does not answer. Your work is kept in this browser.',
    })
  })
  const value = (await response.json().catch(() => ({
    error: `The server answered ${response.status}.`,
  }))) as Value & Refusal
  if (!response.ok) throw new CallRefused(response.status, value)
  return value
}

export const callDesk = {
  site: () => call<DeskSite>('GET', 'site'),
  /** @param _ - another number reads it again */
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

/** @param load - the same function always; it is asked anew for another argument, and the old answer shown until then */
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
