/**
 * A document as a slow network delivers it: in pieces, each of which the browser draws before the
 * next one arrives.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from './test.ts'

/** Characters after which the next piece begins, at the end of an element. */
const pieceSize = 600

/**
 * Opens an address of the site, each piece once the one before has been drawn.
 * @returns the number of pieces
 */
export async function openInPieces(page: Page, url: string): Promise<number> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => ask(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await page.request.get(url)
    const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers()
    await page.route(url, (route) => route.continue({ url: `http://127.0.0.1:${port}` }))
    const opened = page.goto(url, { waitUntil: 'commit' })
    const response = await asked
    response.writeHead(answer.status(), headers)
    response.socket!.setNoDelay(true)
    const pieces = cut(await answer.text())
    for (const piece of pieces) {
      response.write(piece)
      await opened
      await page.evaluate(untilDrawn)
    }
    response.end()
    await page.waitForLoadState()
    return pieces.length
  } finally {
    server.closeAllConnections()
    server.close()
    await page.unroute(url)
  }
}

/** Cuts the first screen into pieces, and leaves the rest as one. */
function cut(html: string): string[] {
  const body = html.indexOf('<body')
  const end = html.indexOf('</section>', html.indexOf('<main'))
  const pieces: string[] = []
  let start = 0
  for (const { 0: tag, index } of html.slice(body, end).matchAll(/<\/[a-z0-9]+>/g)) {
    const next = body + index + tag.length
    if (next - start < pieceSize) continue
    pieces.push(html.slice(start, next))
    start = next
  }
  return [...pieces, html.slice(start)]
}

/** Runs in the page: waits until everything received has been drawn. */
export async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/**
 * Runs in the page, before its own scripts: records visible movements, as `DIV 1222,67 to 988,67`.
 */
export function noteShifts(): void {
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as never as { sources: Source[] }
      for (const { node, previousRect, currentRect } of sources) {
        const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`)
        shifts.push(`${node?.nodeName} ${from} to ${to}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })

  interface Source {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }
}
