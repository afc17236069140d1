/**
 * Serves `/__desk` on the development server: a desk at which an editor writes the embedded
 * content. It is in no production build, has no accounts, and answers only this machine.
 */
import { join } from 'node:path'
import type { Site } from '../../runtime/model/site.ts'
import { deskPath } from '../../compiler/build/plugins/loopback.ts'
import { findMissing } from '../../compiler/read/find-package.ts'
import { tellMissing } from '../../adapters/shared/packages/optional-packages.ts'
import { toolPackages } from '../../adapters/shared/packages/tool-packages.ts'
import { toDocument } from '../../adapters/prismic/to-document.ts'
import { createToolBundle } from '../../compiler/build/bundle-tool.ts'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { answerUsage } from './answer-usage.ts'
import { createDeskUsage } from './desk-usage.ts'
import { renderAppRoot, renderToolPage } from '../../compiler/build/tool-page.ts'
import {
  respondWithJson as json,
  respondWithScript,
  respondWithTool,
} from '../../compiler/build/tool-response.ts'
import { createContentRepository, toRefusal, type RepositoryOptions } from './content-repository.ts'
import type { DeskAccess } from './desk-access.ts'
import { DeskRefusal } from './desk-refusal.ts'
import type { DeskExperiment, DocumentChange, NewDocument } from './desk-types.ts'
import { drawDraft, type DraftDocument } from './draw-draft.ts'
import { findRefusal } from './guard-request.ts'
import { readDeskSite } from './read-desk-site.ts'

const bundleApp = createToolBundle(import.meta.dirname, 'app/open-desk.tsx')

export interface DeskOptions extends RepositoryOptions {
  site: Site
  roots: readonly string[]
  /** Undefined when the content is a Prismic repository, which has its own editor. */
  access: DeskAccess | undefined
}

export type Desk = (request: Request, path: string) => Promise<Response> | undefined

/** @returns a handler of requests; it returns undefined when the path is not the desk's */
export function createDesk({ site, roots, access, ...options }: DeskOptions): Desk {
  const toPath = (document: unknown) => site.routes.toPaths(toDocument(document))[0]
  const repository = access && createContentRepository(access, { ...options, toPath })
  const usage = access && createDeskUsage(site, roots, access)

  async function answer(request: Request, name: string): Promise<Response> {
    const { method } = request
    const missing = findMissing(toolPackages.desk)
    if (missing.length > 0) return respondWithTool(renderAbsence(missing), {}, 501)
    if (method === 'GET' && name === '') return respondWithTool(renderPage(), { showsDrafts: true })
    if (method === 'GET' && name === 'app.js') return respondWithScript(await bundleApp())
    if (!repository) {
      const error = `The content of this site is the repository ${site.content.repository.name}. Edit it there.`
      throw new DeskRefusal(404, { error })
    }
    const used = usage && (await answerUsage(request, name, usage))
    if (used) return json(used)
    const [first, id, ...rest] = name.split('/').map(decodeURIComponent)
    const read = async <Value>() => (await request.json()) as Value
    switch (rest.length > 0 ? '' : `${method} ${first}${id === undefined ? '' : '/'}`) {
      case 'GET site':
        return json(
          readDeskSite(roots, {
            ...(await repository.describe()),
            experiments: listExperiments(site),
          }),
        )
      case 'GET documents':
        await site.routes.prepare(site.content)
        return json(await repository.list())
      case 'GET documents/':
        return json(await repository.read(id!))
      case 'POST documents':
        return json(await repository.create(await read<NewDocument>()), 201)
      case 'PUT documents/': {
        const { base, ...change } = await read<DocumentChange & { base: string }>()
        return json(await repository.save(id!, base, change))
      }
      case 'POST publish':
        return json({ published: await repository.publish() })
      case 'POST pages':
        return json(await drawDraft(await read<DraftDocument>(), site, repository))
      case 'GET assets': {
        const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
        return json(await repository.listAssets(keyword))
      }
      case 'POST assets': {
        const form = await request.formData()
        const file = form.get('file')
        if (!(file instanceof File)) throw new DeskRefusal(400, { error: 'The file is missing.' })
        return json(await repository.upload(file, String(form.get('alt') ?? '')), 201)
      }
      default:
        throw new DeskRefusal(404, { error: `The desk has nothing at ${method} ${name}.` })
    }
  }

  return (request, path) => {
    if (path !== deskPath && !path.startsWith(`${deskPath}/`)) return undefined
    const refused = findRefusal(request)
    if (refused !== undefined) return Promise.resolve(json({ error: refused }, 403))
    return answer(request, path.slice(deskPath.length + 1)).catch((thrown: unknown) => {
      const error = toRefusal(thrown)
      if (error instanceof DeskRefusal) return json(error.refusal, error.status)
      site.log.error('DESK_FAILED', { error })
      return json({ error: (error as Error).message }, 500)
    })
  }
}

function listExperiments({ experiments }: Pick<Site, 'experiments'>): DeskExperiment[] {
  return [...experiments].map(([name, { title, pageTypes, variants }]) => ({
    name,
    title,
    pageTypes,
    variants: Object.fromEntries(
      variants.map((variant) => [variant.name, variant.description || variant.name]),
    ),
  }))
}

/** Style sheets, in order. */
const styles = ['base', 'list', 'editor', 'fields', 'rich-text', 'rows', 'dialogs', 'usage']

function renderAbsence(missing: readonly string[]): string {
  const body = `<main><h1>Desk</h1><p>${escapeHtml(tellMissing('The desk', missing))}</p></main>`
  return renderToolPage({ title: 'Desk', body })
}

function renderPage(): string {
  return renderToolPage({
    title: 'Desk',
    sheets: styles.map((name) => join(import.meta.dirname, `app/styles/${name}.css`)),
    scripts: [`${deskPath}/app.js`],
    body: renderAppRoot('The desk'),
  })
}
