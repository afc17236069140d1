/** The scripts a page loads, as the server sends them. */
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'

export interface Script {
  url: string
  text: string
  /** Size after compression as on a server. */
  bytes: number
  coding: string | undefined
}

/** Whether the script contains the library that hydrates islands: React or Preact. */
export const hasRenderer = ({ text }: Script) => text.includes('unstable_batchedUpdates')

/** The scripts a page loads from now on. */
export function watchScripts(page: Page) {
  const underway = new Set<Request>()
  const finished: Request[] = []
  let asked = 0
  const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')
  page.on('request', (request) => {
    if (!isScript(request)) return
    underway.add(request)
    asked++
  })
  page.on('requestfinished', (request) => {
    if (underway.delete(request)) finished.push(request)
  })

  /** Scripts loaded once no more arrive. One that never arrives fails the test. */
  async function loaded(): Promise<Script[]> {
    let known: number
    do {
      await expect.poll(() => [...underway].map(urlOf)).toEqual([])
      known = asked
      await page.evaluate(comeToRest)
    } while (underway.size > 0 || asked > known)
    return Promise.all(finished.map(readScript))
  }
  return { loaded }
}

/**
 * Waits until the page has been idle twice: by then it has requested everything that follows from a
 * script.
 */
async function comeToRest(): Promise<void> {
  // The original, on a page where a test holds back idle callbacks.
  const { whenIdle = requestIdleCallback } = window as { whenIdle?: typeof requestIdleCallback }
  for (let turns = 0; turns < 2; turns++) {
    await new Promise((done) => {
      requestAnimationFrame(done)
      // A page in the background is no longer drawn.
      setTimeout(done, 500)
    })
    await new Promise((done) => whenIdle(done, { timeout: 500 }))
  }
}

const urlOf = (request: Request) => request.url()

async function readScript(request: Request): Promise<Script> {
  const sent = (await request.response())!
  // A host may have the browser revalidate: a 304 has no body.
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
