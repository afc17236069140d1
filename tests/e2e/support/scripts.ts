/** The scripts a page loads, as the server sends them. */
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'

export interface Script {
  url: string
  text: string
  /** Compressed as a server would. */
  bytes: number
  coding: string | undefined
}

/** Whether it has what hydrates islands, Preact in a build, or React. */
export const hasRenderer = ({ text }: Script) => text.includes('unstable_batchedUpdates')

/** Half a second without a script on its way: what follows from a script has been asked for by then. */
const quiet = 500

/** The scripts a page loads from now on. */
export function watchScripts(page: Page) {
  const underway = new Set<Request>()
  const finished: Request[] = []
  let lastChange = Date.now()
  const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')
  page.on('request', (request) => {
    if (!isScript(request)) return
    underway.add(request)
    lastChange = Date.now()
  })
  page.on('requestfinished', (request) => {
    if (!underway.delete(request)) return
    finished.push(request)
    lastChange = Date.now()
  })

  /** Those loaded by the time that no more come. One that never arrives fails the test. */
  async function loaded(): Promise<Script[]> {
    await expect
      .poll(() => (Date.now() - lastChange < quiet ? ['too early'] : [...underway].map(urlOf)))
      .toEqual([])
    return Promise.all(finished.map(readScript))
  }
  return { loaded }
}

const urlOf = (request: Request) => request.url()

async function readScript(request: Request): Promise<Script> {
  const sent = (await request.response())!
  // A host may ask the browser to look whether it is still the same: such an answer has no body.
  const isSame = sent.status() === 304
  const response = isSame ? await request.frame().page().request.get(request.url()) : sent
  const body = await response.body()
  return {
    url: request.url(),
    text: body.toString(),
    bytes: gzipSync(body, { level: 9 }).length,
    coding: response.headers()['content-encoding'],
  }
}
