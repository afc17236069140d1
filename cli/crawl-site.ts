/** Every page of a built site, asked of the site as it is served. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { outDir } from '#compiler/build/built-site.ts'
import { openBuiltSite } from './open-built-site.ts'
import { endWithUs } from './run.ts'

export interface CrawledPage {
  document: string
  href: string
  /** As its page type has it: 404 of the page that says so. */
  expected: number
  status: number
  /** How many `h1` its HTML has. */
  headings: number
}

export interface Crawl {
  /** Documents of the content, whether they have pages or not. */
  documents: number
  /** Documents that their page types give an address. */
  addressed: number
  pages: CrawledPage[]
  /** What could not be shown, a sentence each. */
  issues: string[]
}

/** Builds the site of `SITE_DIR` into `OUT_DIR` if it is not built, serves it, and asks for every page. */
export async function crawlSite(): Promise<Crawl> {
  const { site, quality, facts, close } = await openBuiltSite('stderr')
  try {
    const inspection = await quality.inspectSite(site, facts)
    const { documents, pages, issues, failures } = inspection
    const addressed = documents.filter(({ raw }) => site.pageTypes.has(raw.type))
    const wanted = pages.map(({ document, href }) => ({
      document: document.id,
      href,
      expected: site.pageTypes.get(document.type)?.status ?? 200,
    }))
    return {
      documents: documents.length,
      addressed: addressed.length,
      pages: await askFor(wanted),
      issues: [
        ...issues.map(({ documentType, documentId, message }) =>
          [`${documentType} ${documentId}:`, message].join(' '),
        ),
        ...failures.map(({ raw, message }) => `${raw.type} ${raw.id}: ${message}`),
      ],
    }
  } finally {
    await close()
  }
}

type WantedPage = Pick<CrawledPage, 'document' | 'href' | 'expected'>

async function askFor(wanted: readonly WantedPage[]): Promise<CrawledPage[]> {
  const server = await serve()
  try {
    const pages: CrawledPage[] = []
    for (const page of wanted) {
      const response = await fetch(server.origin + page.href, { redirect: 'manual' })
      const html = await response.text()
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0
      pages.push({ ...page, status: response.status, headings })
    }
    return pages
  } finally {
    server.stop()
  }
}

/** @throws Error with what the server wrote, when it ends before it serves */
async function serve(): Promise<{ origin: string; stop(): void }> {
  const child = spawn(process.execPath, [join(outDir(), 'server/main.mjs')], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const letGo = endWithUs(child)
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /is served on (http:\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The server ended: ${output.slice(-500)}`)))
  })
  return {
    origin,
    stop() {
      letGo()
      child.kill()
    },
  }
}
