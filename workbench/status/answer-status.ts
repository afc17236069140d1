/** Serves `/__status`, only on the development server: the state of the site on one page. */
import {
  readReceipts,
  type ContentHealth,
  type FileStore,
  type LeadCounts,
  type LeadStore,
  type Site,
} from '#runtime'
import { toReason } from '#runtime/errors'
import { environmentVariables, readVariable } from '#schemas/environment-variables.ts'
import type { VariableName, Variables } from '#schemas/environment-variables.ts'
import type { IssueList } from './issue-list.ts'
import { toStatusPage, type Status } from './status-page.ts'

export const statusPath = '/__status'

export interface StatusSources {
  site: Site
  issues: IssueList
  files: FileStore
  leads: LeadStore
  variables: Variables
  /** Whether the desk writes the content. */
  hasDesk: boolean
}

/** Undefined for any other path. */
export async function answerStatus(
  path: string,
  sources: StatusSources,
): Promise<Response | undefined> {
  if (path !== statusPath) return undefined
  const html = toStatusPage(await readStatus(sources))
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

async function readStatus({
  site,
  issues,
  files,
  leads,
  variables,
  hasDesk,
}: StatusSources): Promise<Status> {
  const names = Object.keys(environmentVariables) as VariableName[]
  return {
    siteName: site.config.brand.name,
    at: new Date(site.now()).toISOString(),
    repository: site.content.repository.name,
    content: await readContent(site),
    issues: issues.list(),
    hasDesk,
    receipts: await orReason(readReceipts(files)),
    leads: await orReason<LeadCounts>(leads.count()),
    leadPlace: leads.place,
    machines: Object.keys(site.machines).length,
    vendors: Object.keys(site.vendors?.settings ?? {}).toSorted(),
    variables: names.filter((name) => readVariable(name, variables) && variables[name]).toSorted(),
    now: site.now(),
  }
}

/** Without a replica it is only known whether the service answers. */
async function readContent({ content }: Site): Promise<Status['content']> {
  const health: ContentHealth | undefined = content.health?.()
  if (health) return { ref: health.contentRef, state: health.content, replica: health.replica }
  const ref = await orReason(content.ref())
  return typeof ref === 'string' ? { ref, state: 'live' } : { ref: null, state: 'stale', ...ref }
}

/** Turns a failure into a text for the page, so that the other parts still show. */
async function orReason<Value>(read: Promise<Value>): Promise<Value | { problem: string }> {
  try {
    return await read
  } catch (error) {
    return { problem: toReason(error) }
  }
}
