/**
 * Stands in for the learning platform where none is configured: assigns addresses, but opens
 * nothing.
 */
import { createHash } from 'node:crypto'
import type { FileStore, LearningPlatform, PlatformAccess } from '#runtime'

export interface EmbeddedPlatformOptions {
  files: FileStore
  /** Workspaces are below it: `colloquy.example`. */
  host: string
}

/**
 * Stores the assigned address by idempotency key, in a folder per person. Both are named by
 * digests, which reveal no e-mail address.
 */
export function createEmbeddedPlatform({ files, host }: EmbeddedPlatformOptions): LearningPlatform {
  // Exclusive, so that concurrent requests with one key get one address.
  const alone = <Result>(run: () => Promise<Result>) => files.exclusive('platform/names', run)
  const once = (
    kind: string,
    { mail }: { mail?: string },
    key: string,
    name: (digest: string) => string,
  ) => {
    const digest = toDigest(`${kind} ${key}`)
    const path = `${folderOf(mail)}/${digest}.json`
    return alone(async () => {
      const kept = await files.read(path)
      if (kept !== undefined) return JSON.parse(kept) as PlatformAccess
      const access: PlatformAccess = { platformUrl: name(digest) }
      await files.write(path, JSON.stringify(access))
      return access
    })
  }
  return {
    createFreeTrial: (trial, key) =>
      once('trial', trial, key, (digest) => {
        return `https://${toLabel(trial.companyName)}-${digest.slice(0, 8)}.${host}`
      }),
    registerToCourse: (course, key) =>
      once('course', course, key, () => {
        return `https://courses.${host}/groups/${encodeURIComponent(course.groupId)}`
      }),
    forget: ({ mail }) =>
      alone(async () => {
        const folder = folderOf(mail)
        for (const file of await files.list(folder)) await files.remove(`${folder}/${file}`)
      }),
  }
}

function folderOf(mail = ''): string {
  return `platform/${toDigest(`person ${mail.trim().toLowerCase()}`)}`
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The part of a name that is valid in a host name. */
function toLabel(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const label = letters.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 40)
  return label.replaceAll(/^-+|-+$/g, '') || 'workspace'
}
