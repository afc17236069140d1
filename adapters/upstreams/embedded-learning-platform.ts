/** Stands in for the learning platform where none is configured: names addresses, opens nothing. */
import { createHash } from 'node:crypto'
import type { FileStore, LearningPlatform, PlatformAccess } from '#runtime'

export interface EmbeddedPlatformOptions {
  files: FileStore
  /** Workspaces are below it: `colloquy.example`. */
  host: string
}

/**
 * Keeps the address it has named by the idempotency key, and nothing of the person. Whose e-mail it is
 * makes no difference.
 */
export function createEmbeddedPlatform({ files, host }: EmbeddedPlatformOptions): LearningPlatform {
  const once = async (kind: string, key: string, name: (digest: string) => string) => {
    const digest = createHash('sha256').update(`${kind} ${key}`).digest('hex')
    const path = `platform/${digest}.json`
    const kept = await files.read(path)
    if (kept !== undefined) return JSON.parse(kept) as PlatformAccess
    const access: PlatformAccess = { platformUrl: name(digest) }
    await files.write(path, JSON.stringify(access))
    return access
  }
  return {
    createFreeTrial: ({ companyName }, key) =>
      once('trial', key, (digest) => {
        return `https://${toLabel(companyName)}-${digest.slice(0, 8)}.${host}`
      }),
    registerToCourse: ({ groupId }, key) =>
      once('course', key, () => `https://courses.${host}/groups/${encodeURIComponent(groupId)}`),
  }
}

/** What of a name a host name can hold. */
function toLabel(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const label = letters.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 40)
  return label.replaceAll(/^-+|-+$/g, '') || 'workspace'
}
