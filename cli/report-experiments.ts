/**
 * `npx slicewright experiments report`: how many people saw each variant of the site's experiments,
 * and how many of them converted. `-- --help` lists the sources.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toReason } from '#runtime/errors'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { readSiteFiles } from '#compiler/build'
import {
  drawReports,
  parseEvents,
  printReports,
  toEvents,
  toExperimentReport,
} from '#workbench/experiments'
import { readNamedFile } from './named-files.ts'
import { reportsFolder } from './reports-folder.ts'
import { Refusal, type Command } from './run-command.ts'

export const reportExperiments: Command = {
  help: `slicewright experiments report [ADDRESS | FILE] [OPTIONS]
Reports each experiment of site-config/experiments, and writes reports/experiments/index.html.
  ADDRESS      of a vendor emulator, which keeps the last 2,000 requests; VENDOR_EMULATOR, or else
               http://localhost:4000 (npm run vendor-emulator -w lab). With npm run dev: http://localhost:4000, too
  FILE         events as PostHog exports them: a JSON list, or one JSON object a line
  --room NAME  of the emulator, that a browser named in its user agent
  --json       the reports on standard output`,
  options: { room: { type: 'string', default: '' }, json: { type: 'boolean' } },
  words: 1,
  async run({ values, words: [from] }) {
    await report(from, String(values['room']), values['json'] === true)
    return 0
  },
}

async function report(
  from = readVariable('VENDOR_EMULATOR') ?? 'http://localhost:4000',
  room: string,
  isJson: boolean,
): Promise<void> {
  const say = isJson ? console.error : console.log
  const experiments = Object.entries(readSiteFiles(findRoots()).experiments)
  if (experiments.length === 0) {
    say('The site has no experiments: site-config/experiments is empty.')
    if (isJson) console.log('[]')
    return
  }
  const events = existsSync(from) ? readEvents(from) : await loadEvents(from, room)
  const reports = experiments.map(([name, experiment]) =>
    toExperimentReport(name, experiment, events),
  )
  say(printReports(reports))
  if (isJson) console.log(JSON.stringify(reports))
  const folder = reportsFolder('experiments')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), drawReports(reports))
  say(
    `\n${events.length} events of ${from}: ${relative(process.cwd(), join(folder, 'index.html'))}`,
  )
}

/** @throws Refusal naming the file */
function readEvents(file: string): ReturnType<typeof parseEvents> {
  const wanted =
    'events as PostHog exports them: a JSON list, or one JSON object a line, each with "event", "distinct_id" and "timestamp"'
  const text = readNamedFile(file, `a file of ${wanted}`)
  let events
  try {
    events = parseEvents(text)
  } catch (error) {
    throw new Refusal(`${file}: ${toReason(error)} Expected are ${wanted}.`)
  }
  if (events.length > 0) return events
  throw new Refusal(`${file} contains no events. Expected are ${wanted}.`)
}

/** @throws Refusal that says what to do, when no emulator answers at the address */
async function loadEvents(address: string, room: string): Promise<ReturnType<typeof toEvents>> {
  const advice =
    'Start it with npm run vendor-emulator -w lab or npm run dev, or name a file of events.'
  if (!URL.canParse(address))
    throw new Refusal(`There is no file "${address}", and it is not an address. ${advice}`)
  const url = new URL('/__vendors/hits', address)
  url.search = new URLSearchParams({ vendor: 'posthog', room }).toString()
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const hits = (await response.json()) as { body: unknown }[]
    return hits.flatMap(({ body }) => toEvents(body))
  } catch (cause) {
    const reason = toReason(cause)
    throw new Refusal(`No vendor emulator answers at ${address}: ${reason}. ${advice}`, { cause })
  }
}
