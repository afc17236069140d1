/** Finds usage for the desk, drafts included, and removes what is unused. */
import type { Site } from '../../runtime/model/site.ts'
import {
  createRepositoryApi,
  createRepositoryReader,
} from '../../adapters/prismic/repository/index.ts'
import { isSiteError } from '../../runtime/model/errors/site-error.ts'
import { readSiteFiles } from '../../compiler/build/modules/site-files.ts'
import type { Survey } from '../../compiler/quality/inspect/inspect-site.ts'
import { findThing } from '../../compiler/quality/report/used-things.ts'
import { reportUsage } from '../../compiler/quality/report-usage.ts'
import { describeHindrances, findHindrances } from '../../compiler/quality/usage/guard-removal.ts'
import { listSiteUses, toUsingSite } from '../../compiler/quality/usage/site-uses.ts'
import {
  createUsageIndexer,
  nameDocument,
  type Use,
} from '../../compiler/quality/usage/usage-index.ts'
import { DeskRefusal } from './desk-refusal.ts'
import type { DeskAccess } from './desk-access.ts'
import type { DocumentUsage, SiteUsage, UsagePlace } from './usage-types.ts'

export interface DeskUsage {
  report(): Promise<SiteUsage>
  /** @throws DeskRefusal 404 */
  ofDocument(id: string): Promise<DocumentUsage>
  /**
   * Removes the document and its draft at once.
   * @throws DeskRefusal 404; 409 with the documents that use it, unless forced
   */
  removeDocument(id: string, isForced: boolean): Promise<void>
  /** @param address - as the site serves it. @throws DeskRefusal as for a document */
  removeAsset(address: string, isForced: boolean): Promise<void>
}

export function createDeskUsage(
  site: Site,
  roots: readonly string[],
  access: DeskAccess,
): DeskUsage {
  const { repository, url, token, mediaPath } = access
  const api = createRepositoryApi({ repository, token, endpoint: url })

  /** Surveys anew each time: the document may have been saved a moment ago. */
  async function survey(): Promise<Survey> {
    const { actors } = readSiteFiles(roots).behaviours
    const reader = createRepositoryReader({ repository, endpoint: `${url}/api/v2` })
    const { add, index } = createUsageIndexer({
      slices: site.kinds.slices,
      forms: site.config.forms,
    })
    for (const document of await reader.all(true)) add(document)
    const files = new Set((await api.listAssets()).map((asset) => toAddress(asset.url)))
    const started = new Set(actors.map(({ machine }) => machine))
    return { site, usage: index, links: [], issues: [], failures: [], files, started }
  }

  /** The address as in documents, which this service serves with addresses of the site. */
  function toAddress(assetUrl: string): string {
    const { pathname } = new URL(assetUrl)
    return mediaPath + pathname.slice(pathname.indexOf('/assets/') + '/assets'.length)
  }

  function guard(found: Survey, removal: Parameters<typeof findHindrances>[0]): void {
    const hindrances = findHindrances(removal, found.usage, listSiteUses(toUsingSite(found)))
    if (hindrances.length > 0) throw new DeskRefusal(409, { error: describeHindrances(hindrances) })
  }

  return {
    async report() {
      const found = await survey()
      const { things, findings } = reportUsage(found)
      const { document: _, ...others } = things
      return {
        documents: found.usage.documents.size,
        things: Object.values(others).flatMap((list) =>
          list.map(({ kind, name, users, site: uses }) => ({
            kind,
            name,
            documents: users.length,
            site: uses,
          })),
        ),
        findings: findings.map(({ message, hint, documentId, path }) => ({
          message,
          hint,
          documentId,
          path,
        })),
      }
    },
    async ofDocument(id) {
      const found = await survey()
      const thing = findThing(found, 'document', id)
      if (!thing) throw unknown(`document ${id}`)
      return {
        uses: found.usage.usesOf(id).map((use) => toPlace(use, found)),
        users: thing.users.map((use) => toPlace(use, found)),
        site: thing.site,
      }
    },
    async removeDocument(id, isForced) {
      const found = await survey()
      if (!found.usage.documents.has(id)) throw unknown(`document ${id}`)
      if (!isForced) guard(found, { documents: [id] })
      await refuseInWords(() => api.removeDocument(id))
    },
    async removeAsset(address, isForced) {
      const assets = await api.listAssets()
      const asset = assets.find((one) => toAddress(one.url) === address)
      if (!asset) throw unknown(`file ${address}`)
      if (!isForced) guard(await survey(), { documents: [], assets: [address] })
      await refuseInWords(() => api.removeAsset(asset.id))
    },
  }
}

function toPlace({ by, kind, name, path, times }: Use, { usage }: Survey): UsagePlace {
  const { id, type, uid, lang } = by
  const target = kind === 'document' ? usage.documents.get(name) : undefined
  return {
    by: { id, type, uid, lang },
    kind,
    words: target ? nameDocument(target) : name,
    id: target?.id,
    path,
    times,
  }
}

const unknown = (what: string) => new DeskRefusal(404, { error: `There is no ${what}.` })

async function refuseInWords(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (isSiteError(error)) throw new DeskRefusal(422, { error: error.message })
    throw error
  }
}
