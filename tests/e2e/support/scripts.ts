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

/** Whether it has what hydrates islands: React, or Preact. */
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

  /** Those loaded by the time that no more come. One that never arrives fails the test. */
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

/** What follows from a script has been asked for when the page has had nothing to do, twice. */
async function comeToRest(): Promise<void> {
  // Of a page whose own calls wait for a test.
  const { whenIdle = requestIdleCallback } = window as { whenIdle?: typeof requestIdleCallback }
  for (let turns = 0; turns < 2; turns++) {
    await new Promise((done) => {
      requestAnimationFrame(done)
      // A page that nobody looks at is drawn no more.
      setTimeout(done, 500)
    })
    await new Promise((done) => whenIdle(done, { timeout: 500 }))
  }
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
