import { StoredStateInvalid } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { PersistDocument } from '../model/config/machine-document.ts'
import type { MachinePorts } from '../model/ports/machine-ports.ts'

type StoragePorts = Pick<MachinePorts, 'cookies' | 'storage' | 'log'>

/**
 * Reads what a machine stored earlier, for its `input.stored`: the declared fields only. Undefined
 * when there is nothing; anything that is not a JSON object is reported and counts as nothing.
 */
export function readStored(
  { storage, key, fields }: PersistDocument,
  ports: StoragePorts,
): Record<string, unknown> | undefined {
  try {
    const text = storage === 'cookie' ? ports.cookies.get(key) : ports.storage[storage].getItem(key)
    if (text == null) return
    const stored = JSON.parse(text)
    if (stored && typeof stored === 'object' && !Array.isArray(stored)) return pick(stored, fields)
    report(ports, key, storage)
  } catch (cause) {
    report(ports, key, storage, cause)
  }
}

/**
 * Writes the declared fields, unless another tab has stored a newer record, as told by `newest`.
 *
 * @throws whatever the storage throws when it is full or forbidden.
 */
export function writeStored(
  document: PersistDocument,
  context: Record<string, unknown>,
  ports: StoragePorts,
): void {
  const { storage, key, fields, newest, ...attributes } = document
  if (newest && Number(readStored(document, ports)?.[newest]) > Number(context[newest] ?? 0)) return
  const text = JSON.stringify(pick(context, fields))
  if (storage === 'cookie') ports.cookies.set(key, text, attributes)
  else ports.storage[storage].setItem(key, text)
}

function pick(from: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(from, field)).map((field) => [field, from[field]]),
  )
}

function report(ports: StoragePorts, key: string, storage: string, cause?: unknown): void {
  const error = siteError(StoredStateInvalid, [key, storage], { cause })
  ports.log('warn', error.code, error)
}
