/**
 * The built server over a large repository: `npm run content:multiply -w lab -- 140 FOLDER`, then
 * `npm run bench:scale -w lab -- FOLDER`. Reports waiting times and memory; one run, on a machine
 * that may be busy, so the CPU of the process is reported beside the times.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../cli/build.ts'
import { openLargeSite } from './large-site.ts'
import { readCall } from '../../cli/run-command.ts'

const { words } = await readCall({
  help: `npm run bench:scale -w lab [-- FOLDER FILE]
Serves the content of a folder, and tells what is waited for and what that takes of memory.
npm run content:multiply -w lab makes a large one.
  FILE  of a document in it, which is written to: how long until that is seen`,
  options: {},
  words: 2,
})
const folder = resolve(words[0] ?? 'content')
const edited = words[1]
process.env['NODE_ENV'] = 'production'
await ensureBuilt()

const rows: Record<string, { ms: number; 'CPU ms': number; note: string }> = {}
const site = await openLargeSite(folder)

/** @param isStart - whether the process is new and has used no CPU yet */
async function measure(name: string, work: () => Promise<string>, isStart = false): Promise<void> {
  const [before, from] = [isStart ? 0 : site.cpu(), performance.now()]
  const note = await work()
  const ms = Math.round(performance.now() - from)
  rows[name] = { ms, 'CPU ms': site.cpu() - before, note: `${note}; ${site.memory()}` }
  console.log(name, rows[name])
}

const page = (path: string) => async () => {
  const { status, text } = await site.get(path)
  return `${status}, ${Math.round(text.length / 1024)} KB`
}

async function visit(when: string): Promise<void> {
  await measure(`${when}: home`, page('/'))
  await measure(`${when}: the blog`, page('/blog'))
  await measure(`${when}: another page of the blog`, page('/blog?page=100'))
  await measure(`${when}: the blog, by category`, page('/blog?form=guide'))
  await measure(`${when}: the German blog`, page('/de/blog'))
  await measure(`${when}: a path that leads nowhere`, page('/blog/there-is-no-such'))
  await measure(`${when}: a sitemap`, page('/sitemaps/en.xml'))
  await measure(`${when}: a feed`, page('/blog/rss.xml'))
}

try {
  await measure('first page, replica empty', page('/'))
  await measure('replica complete', async () => `${await site.untilComplete()} documents`)
  await visit('complete')
  await measure('the search index', page('/_search/en.json'))
  if (edited !== undefined) {
    const { contentRef } = await site.health()
    const file = resolve(folder, edited)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\n`)
    await measure('an edit, until it is seen', async () => {
      while ((await site.health()).contentRef === contentRef) await wait(100)
      return 'seen'
    })
    await measure('after it: a sitemap', page('/sitemaps/en.xml'))
    writeFileSync(file, text)
  }
  await measure('start again', async () => (await site.restart(), 'listens'), true)
  await visit('again')
  console.table(rows)
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`Load of the machine: ${load.join(', ')}`)
} finally {
  site.close()
}
