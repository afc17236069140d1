/**
 * Measures the time from the webhook to the fresh page, over repositories of several sizes: `npm
 * run content:multiply -w lab -- 13 SMALL` and `-- 134 LARGE`, then `npm run bench:publish -w lab
 * -- SMALL LARGE`. Each edit is of something that more pages show; one run. The cost of a
 * publication should grow with what it touches, not with the site.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { KeptReceipt } from '../../runtime/index.ts'
import { ensureBuilt } from '../../cli/build.ts'
import type { StoredDocument } from '../commands/multiply-content.ts'
import { openLargeSite, type LargeSite } from './large-site.ts'
import { readCall } from '../../cli/run-command.ts'

const secret = 'a secret of the benchmark'
/** Maximum of pages that are requested first, so that they are cached. */
const mostPages = 3000
/** Rounds of each edit, of which the median counts. */
const rounds = 3

interface Edit {
  file: string
  path: string
  change(document: StoredDocument, text: string): void
}

const title = (field: string) => (document: StoredDocument, text: string) => {
  document.data[field] = [{ type: 'heading1', text, spans: [] }]
}

const article = {
  file: 'en-us/blog_article/completion-is-not-learning.json',
  path: '/blog/completion-is-not-learning',
}
const edits: Record<string, Edit> = {
  'text of an article': {
    ...article,
    change: ({ data }, text) => {
      data['content'] = [{ type: 'paragraph', text, spans: [] }]
    },
  },
  'its title': { ...article, change: title('title') },
  'the footer': {
    ...article,
    file: 'en-us/footer/footer.json',
    change: ({ data }, text) => void (data['tagline'] = text),
  },
}

let newest = Date.now()

/** Saves an edit, and sends the webhook once the service has it. @param at - the document's file */
async function publish(site: LargeSite, at: string, { path, change }: Edit) {
  const document = JSON.parse(readFileSync(at, 'utf8')) as StoredDocument
  const text = `Edited at ${Date.now()}`
  change(document, text)
  document.last_publication_date = new Date((newest += 60_000))
    .toISOString()
    .replace(/\.\d+Z$/, '+0000')
  writeFileSync(at, JSON.stringify(document))
  await site.reloadContent()
  const last = readReceipt(site)?.at
  const [started, used] = [performance.now(), site.cpu()]
  await fetch(`${site.origin}/.netlify/functions/content-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret, documents: [document.id] }),
  })
  while (!(await site.get(path)).text.includes(text)) await wait(5)
  const fresh = performance.now() - started
  const receipt = await untilReceiptAfter(last, site)
  return {
    'fresh after, ms': fresh,
    'CPU until all is live, ms': site.cpu() - used,
    'purged in, ms': receipt.purgedMs,
    'answers purged': receipt.purged,
    'rendered ahead': receipt.rendered.length,
    'all live after, ms': receipt.liveMs,
  }
}

type Figures = Awaited<ReturnType<typeof publish>>

function readReceipt({ dataDir }: LargeSite): KeptReceipt | undefined {
  try {
    const text = readFileSync(join(dataDir, 'publish/receipts.json'), 'utf8')
    return (JSON.parse(text) as KeptReceipt[])[0]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function untilReceiptAfter(last: string | undefined, site: LargeSite): Promise<KeptReceipt> {
  for (;;) {
    const receipt = readReceipt(site)
    if (receipt && receipt.at !== last) return receipt
    await wait(20)
  }
}

function median(several: readonly Figures[]): Figures {
  const names = Object.keys(several[0]!) as (keyof Figures)[]
  const middle = (name: keyof Figures) => {
    const values = several.map((figures) => figures[name]).sort((a, b) => a - b)
    return Math.round(values[values.length >> 1]!)
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures
}

async function askForPages({ get }: LargeSite): Promise<number> {
  const { text } = await get('/sitemaps/en.xml')
  const listed = [...text.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
  const paths = [...new Set(['/', '/blog', '/blog?page=2', '/blog/rss.xml', ...listed])]
  const asked = paths.slice(0, mostPages)
  for (let at = 0; at < asked.length; at += 4) await Promise.all(asked.slice(at, at + 4).map(get))
  return asked.length
}

async function measure(folder: string): Promise<Record<string, Figures>> {
  const site = await openLargeSite(folder, { PRISMIC_WEBHOOK_SECRET: secret })
  try {
    const documents = await site.untilComplete()
    const started = performance.now()
    await site.restart()
    const startMs = Math.round(performance.now() - started)
    console.log(`${documents} documents; listens after ${startMs} ms with its replica`)
    await site.untilComplete()
    console.log(`${await askForPages(site)} pages asked for; ${site.memory()}`)
    const found: Record<string, Figures> = {}
    for (const [name, edit] of Object.entries(edits)) {
      const at = join(folder, 'documents', edit.file)
      const before = readFileSync(at)
      const several: Figures[] = []
      try {
        for (let round = 0; round < rounds; round += 1) {
          await site.get(edit.path)
          several.push(await publish(site, at, edit))
        }
      } finally {
        writeFileSync(at, before)
      }
      found[name] = median(several)
    }
    console.table(found)
    const load = loadavg().map((one) => one.toFixed(1))
    console.log(`Afterwards ${site.memory()}. Load of the machine: ${load.join(', ')}`)
    return found
  } finally {
    site.close()
  }
}

const { words: folders } = await readCall({
  help: `npm run bench:publish -w lab [-- FOLDER ...]
Measures the time from the webhook to the fresh page over the content of each folder, whose documents it changes.
npm run content:multiply -w lab makes large ones.`,
  options: {},
  words: Infinity,
})
process.env['NODE_ENV'] = 'production'
await ensureBuilt()
const results: Record<string, Figures>[] = []
for (const folder of folders.length > 0 ? folders : ['content']) {
  results.push(await measure(resolve(folder)))
}
if (results.length > 1) {
  const [first, last] = [results[0]!, results.at(-1)!]
  const ratio = (name: string, figure: keyof Figures) =>
    Number((last[name]![figure] / first[name]![figure]).toFixed(2))
  console.log('The last folder against the first:')
  console.table(
    Object.fromEntries(
      Object.keys(edits).map((name) => [
        name,
        {
          'fresh after': ratio(name, 'fresh after, ms'),
          CPU: ratio(name, 'CPU until all is live, ms'),
          'answers purged': ratio(name, 'answers purged'),
        },
      ]),
    ),
  )
}
