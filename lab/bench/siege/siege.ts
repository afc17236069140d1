/**
 * `npm run siege -w lab`: attacks and faults against the built site, on this machine alone, bounded in count and
 * time. Ends with a table; the exit code is 1 when something broke. `npm run siege -w lab -- pictures receipts`
 * runs only attacks with one of these words in their names.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { startSite, type RunningSite } from '../../../tests/e2e/support/run-site.ts'
import { importBuilt, openBuilt } from '../built-site.ts'
import { submitContact } from '../../../tests/support/sent-forms.ts'
import { run as tryFaults } from './content-faults.ts'
import { run as damageContent } from './damaged-content.ts'
import { attackFunctions, formPages, readMethods } from './functions.ts'
import { attackWithHeldDatabase } from './held-database.ts'
import { attackLeads, attackWithCrowd } from './leads.ts'
import { attackClock, attackConnections, attackRedis, attackWorkers, skewed } from './machines.ts'
import { attackWithPayloads } from './payloads.ts'
import { attackAllPictures, attackPictures, attackUnknown } from './pressure.ts'
import { attackPreviews } from './previews.ts'
import { attackReceipts, type Killable } from './receipts.ts'
import { attackHeads, attackHosts, attackPaths, attackRedirects } from './requests.ts'
import type { SiegeRow } from './row.ts'
import { attackUpstreams } from './upstreams.ts'
import { ensureBrowser } from '../../../cli/find-browser.ts'
import { readCall } from '../../../cli/run-command.ts'

const { words } = await readCall({
  help: `npm run siege -w lab [-- WORD ...]
Runs attacks and faults against the built site, on this machine alone. Exits with 1 when something broke.
  WORD  only attacks with one of these in their names`,
  options: {},
  words: Infinity,
})
/** Folder of the site's build, which all attacks share. */
const build = 'siege-build'
process.env['OUT_DIR'] = join('.cache', build)
process.env['NODE_ENV'] = 'production'
await ensureBrowser()

const dataDir = join(repositoryRoot, '.cache/siege-data')
rmSync(dataDir, { recursive: true, force: true })

const openSite = (
  script: 'start' | 'serve' = 'serve',
  more: Record<string, string> = {},
): Promise<RunningSite> =>
  startSite(
    {
      build,
      environment: { DATA_DIR: dataDir, ADDRESS_HEADER: 'x-visitor', LOG_LEVEL: 'error', ...more },
    },
    script,
  )
const toKillable = (server: RunningSite): Killable => ({
  origin: server.origin,
  async kill() {
    server.process.kill('SIGKILL')
    await server.ended
  },
})

const rows: SiegeRow[] = []
const wanted = words.map((word) => word.toLowerCase())
async function attack(name: string, run: () => Promise<SiegeRow | SiegeRow[]>): Promise<void> {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().includes(word))) return
  console.log(`${name} ...`)
  const found = [await run()].flat()
  for (const { attack: what, tried, broken, note } of found) {
    console.log(`  ${what}: ${broken} of ${tried} broken; ${note}`)
  }
  rows.push(...found)
}

// Builds when files have changed.
const site = await openSite('start')
const { origin } = site
const memory = () => {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
/** User and kernel time, counted in hundredths of a second. */
const seconds = () => {
  const fields = readFileSync(`/proc/${site.process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
try {
  await attack('Paths', () => attackPaths(origin))
  await attack('Redirects', () => attackRedirects(origin))
  await attack('Addresses', () => attackHosts(origin))
  await attack('Heads', () => attackHeads(origin))
  await attack('One picture', () => attackPictures({ origin, memory }, `/media/${findPicture()}`))
  await attack('All pictures', async () =>
    attackAllPictures({ origin, memory }, await listPictures()),
  )
  await attack('Unknown addresses', () => attackUnknown({ origin, memory }))
  await attack('Previews', () => attackPreviews(origin, seconds))
  await attack('Payloads', () => attackWithPayloads(origin, 240))
  await attack('Functions', () =>
    attackFunctions({
      origin,
      memory,
      addressHeader: 'x-visitor',
      methods: readMethods(),
      pages: formPages,
      each: 2000,
    }),
  )
} finally {
  await site.stop()
}
await attack('Receipts', () =>
  attackReceipts({ dataDir, rounds: 10, start: async () => toKillable(await openSite()) }),
)

const leads = {
  start: async (url: string) =>
    toKillable(await openSite('serve', { DATA_DIR: `${dataDir}/leads`, LEAD_UPSTREAM_URL: url })),
  submit: submitContact,
  patience: 180_000,
}
await attack('Leads of a crowd', () =>
  attackWithCrowd({ ...leads, attack: 'leads of 200 people at once' }, 200),
)
await attack('Leads', () =>
  attackLeads({ ...leads, attack: 'leads while servers are killed', rounds: 50, lifetime: 1500 }),
)

await attack('Leads in a held database', async () => {
  const held = `${dataDir}/held`
  const server = await openSite('serve', { DATA_DIR: held })
  try {
    return await attackWithHeldDatabase({ origin: server.origin, dataDir: held, rounds: 3 })
  } finally {
    await server.stop()
  }
})

await attack('Leads with a skewed clock', () => {
  let count = 0
  const start = async (url: string) => {
    const variables = { DATA_DIR: `${dataDir}/skewed`, LEAD_UPSTREAM_URL: url }
    return toKillable(
      await openSite('serve', count++ % 2 === 0 ? variables : { ...variables, ...skewed }),
    )
  }
  return attackWithCrowd({ ...leads, start, attack: 'leads, one of two clocks jumps' }, 100)
})
await attack('Redis', () => attackRedis(build))
await attack('Workers', () => attackWorkers(build))
await attack('Connections of workers', () => attackConnections(build))
await attack('Clock', () => attackClock(build))
await attack('Upstreams', () => attackUpstreams({ build }))

await attack('Damaged content', async () => {
  const api = await importBuilt()
  return damageContent({
    contentDir: join(repositoryRoot, 'content'),
    open: (folder) => openBuilt(api, { CONTENT_DIR: folder }, true),
    maxPages: 120,
    maxMs: 240_000,
  })
})
await attack('Faults of the content service', () => tryFaults({ pages: 60, mostSeconds: 600 }))

console.table(Object.fromEntries(rows.map(({ attack: name, ...row }) => [name, row])))
const broken = rows.filter((row) => row.broken > 0)
console.log(
  broken.length === 0 ? 'Held.' : `Broken: ${broken.map((row) => row.attack).join(', ')}.`,
)
process.exitCode = broken.length > 0 ? 1 : 0

function findPicture(): string {
  const names = readdirSync(join(repositoryRoot, 'content/assets'), {
    recursive: true,
    encoding: 'utf8',
  })
  return names.find((name) => /\.jpe?g$/.test(name))!
}

/** Pictures of a few pages, in all versions. */
async function listPictures(): Promise<string[]> {
  const found = new Set<string>()
  for (const path of ['/', '/blog', '/customers', '/resources', '/pricing', '/events']) {
    const html = await (await fetch(origin + path)).text()
    for (const [address] of html.matchAll(/\/\.netlify\/images\?[^\s"]+/g)) {
      found.add(address.replaceAll(/&amp;|\\u0026/g, '&'))
    }
  }
  return [...found]
}
