/** Sends requests with the target exactly as written: no parser normalizes it. */
import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Milliseconds until the answer was complete. */
  ms: number
}

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  'accept-encoding': 'br',
  'sec-fetch-site': 'same-origin',
}

/** @throws what the socket throws, and after half a minute */
export function ask(
  origin: string,
  target: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname,
        port,
        method: init.method ?? 'GET',
        headers: { ...browser, ...init.headers },
        // Written directly: `path` refuses what a siege must send.
        path: encodeRaw(target),
        signal: AbortSignal.timeout(30_000),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(init.body)
  })
}

/** Characters not allowed in a request line are percent-encoded. */
function encodeRaw(target: string): string {
  return target.replace(/[^\x21-\xff]/g, (character) => encodeURIComponent(character))
}

/** Runs a limited number at once, in order. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await run(item)
    }),
  )
}
