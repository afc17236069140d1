/**
 * Pictures and files that documents name by an address of somewhere else. A repository of Prismic takes none by its
 * address: they become files of its own, under that address in the journal.
 */
import { isObject } from '#schemas/is-object.ts'
import { toReason } from '#runtime/errors'
import type { Json, JsonObject } from '../service/index.ts'

/** Rather than a way inside `assets/`. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//.test(path)
}

/** Undefined for what is no picture or file, or one of the content folder. */
export function webFileOf(value: JsonObject): string | undefined {
  const { url, dimensions, link_type } = value
  const isFile = isObject(dimensions) || link_type === 'Media'
  if (!isFile || typeof url !== 'string' || !isAddress(url)) return undefined
  // What follows is how large the picture is shown.
  return url.split('?')[0]
}

export function listWebFiles(documents: readonly { data: Json }[]): string[] {
  const found = new Set<string>()
  const walk = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    const url = webFileOf(value)
    if (url !== undefined) found.add(url)
    Object.values(value).forEach(walk)
  }
  for (const { data } of documents) walk(data)
  return [...found].sort()
}

/** Why one cannot be had; undefined where it can. Nothing of it is kept: all together may be large. */
export async function findFault(url: string, timeoutMs = 60_000): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return toReason((error as Error).cause ?? error)
  }
}

/** As a file is called. */
export function fileNameOf(url: string): string {
  const name = decodeName(url.slice(url.lastIndexOf('/') + 1))
  return name.replaceAll(/[^\p{L}\p{M}\p{N}_.~-]+/gu, '-') || 'file'
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
