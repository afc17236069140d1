import { toKeys } from '../../schemas/json-pointer.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'

type Holder = Record<string, unknown> | unknown[]

/** The value at a JSON pointer; undefined where there is none. */
export function readAt(document: unknown, at: string): unknown {
  return toKeys(at).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  )
}

/** A copy with another value at a JSON pointer. */
export function replaceAt(document: MachineDocument, at: string, value: unknown): MachineDocument {
  return edit(
    document,
    at,
    (holder, key) => void ((holder as Record<string, unknown>)[key] = value),
  )
}

/** A copy without what is at a JSON pointer, and without a list that is empty then. */
export function removeAt(document: MachineDocument, at: string): MachineDocument {
  const copy = edit(document, at, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  })
  const list = at.slice(0, at.lastIndexOf('/'))
  const left = readAt(copy, list)
  return Array.isArray(left) && left.length === 0 ? removeAt(copy, list) : copy
}

/** A copy in which an entry of a list has changed places with the one after it. */
export function swapWithNext(document: MachineDocument, at: string): MachineDocument {
  return edit(document, at, (holder, key) => {
    const list = holder as unknown[]
    list.splice(Number(key), 2, list[Number(key) + 1], list[Number(key)])
  })
}

/** A copy in which an entry has another key, in the same place among the others. */
export function renameAt(document: MachineDocument, at: string, name: string): MachineDocument {
  return edit(document, at, (holder, key) => {
    const entries = Object.entries(holder).map(([one, value]) => [one === key ? name : one, value])
    for (const one of Object.keys(holder)) delete (holder as Record<string, unknown>)[one]
    Object.assign(holder, Object.fromEntries(entries))
  })
}

function edit(
  document: MachineDocument,
  at: string,
  change: (holder: Holder, key: string) => void,
): MachineDocument {
  const copy = structuredClone(document)
  const cut = at.lastIndexOf('/')
  change(readAt(copy, at.slice(0, cut)) as Holder, toKeys(at).at(-1)!)
  return copy
}
