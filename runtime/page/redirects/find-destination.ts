import type { Site } from '../../model/site.ts'
import { findMoved, type FormerDocument } from './find-moved.ts'
import { followRedirect, type Destination } from './follow-redirect.ts'
import { reportRedirect } from './read-redirects.ts'

/**
 * Where a path without a page leads instead, in one step. An editor's redirect to nothing counts as none, and is
 * reported.
 * @param former - found already
 * @returns `unknown` when it cannot be told just now
 * @throws ContentUnavailable
 */
export async function findDestination(
  path: string,
  site: Site,
  former?: FormerDocument,
): Promise<Destination | 'none' | 'unknown'> {
  const moved = await findMoved(path, site, former)
  if (typeof moved === 'string') return moved
  const destination = await followRedirect(path, moved, site)
  if (destination?.end === 'there') return destination
  if (destination?.end === 'unknown') return 'unknown'
  const { rule } = moved
  if (rule) {
    reportRedirect(
      {
        document: rule.document,
        path: rule.at.to,
        message: `The redirect of "${rule.source}" leads to "${rule.location}", where nothing is.`,
        hint: 'Choose another target, or publish it.',
      },
      site,
    )
  }
  return 'none'
}
