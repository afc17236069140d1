import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

/**
 * Copies single documents, enough articles for a second page, and some of the others; without
 * pictures.
 */
export function copyContentPart(to: string): void {
  const from = join(repositoryRoot, 'content')
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('/assets') })
  const documents = join(to, 'documents')
  const kept = new Map<string, number>()
  for (const name of readdirSync(documents, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.json')) continue
    const path = join(documents, name)
    const { uid } = JSON.parse(readFileSync(path, 'utf8')) as { uid?: string }
    const folder = dirname(name)
    const count = kept.get(folder) ?? 0
    if (uid !== undefined && count >= mostOf(folder)) rmSync(path)
    else kept.set(folder, count + 1)
  }
}

/** @param folder - `<language>/<type>` */
function mostOf(folder: string): number {
  if (folder === 'en-us/blog_article') return 14
  // The configuration names them.
  if (folder.endsWith('/form_page')) return Infinity
  return folder.startsWith('en-us/') ? 3 : 1
}
