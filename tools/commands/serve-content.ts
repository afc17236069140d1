/**
 * `npm run content:serve -- FOLDER`: a repository of its own over a folder, which takes models and content:
 * to try a push, to edit, to test. `-- --help` tells of its options.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import {
  startContentService,
  toJsonText,
  writeWhole,
} from '../../adapters/prismic/service/index.ts'
import { readSite } from '#schemas/load-site.ts'
import { JsonReader } from '#schemas/read-json.ts'
import { findRoots } from '#schemas/roots.ts'
import { Refusal, runCommand, type Command } from './run-command.ts'

const serve: Command = {
  help: `npm run content:serve -- FOLDER [OPTIONS]
Serves a content folder as a repository that takes writes; makes an empty one where there is none.
  --port N       where it listens; 4100 unless set
  --name NAME    of a new repository; "embedded" unless set
  --webhook URL  told of each publishing
  --secret TEXT  sent with it
  --rate N       more writes a second are answered with 429
Environment: PRISMIC_WRITE_TOKEN, which callers must show`,
  options: {
    port: { type: 'string', default: '4100' },
    name: { type: 'string', default: 'embedded' },
    webhook: { type: 'string' },
    secret: { type: 'string' },
    rate: { type: 'string' },
  },
  async run({ values, words: [folder] }) {
    const token = readVariable('PRISMIC_WRITE_TOKEN')
    if (folder === undefined) throw new Refusal('Name the folder to serve.')
    if (token === undefined) throw new Refusal('Set PRISMIC_WRITE_TOKEN to what callers show.')
    const { port, name, webhook, secret, rate } = values as Record<string, string | undefined>
    await makeRepository(folder, name ?? 'embedded')
    const service = await startContentService({
      folders: [resolve(folder)],
      port: toNumber('--port', port ?? '4100'),
      writes: {
        token,
        ...(webhook === undefined
          ? {}
          : { webhooks: [{ url: webhook, ...(secret === undefined ? {} : { secret }) }] }),
        ...(rate === undefined ? {} : { writesPerSecond: toNumber('--rate', rate) }),
      },
    })
    console.log(`The repository "${service.repository}" is at ${service.url}. Use it with:
PRISMIC_REPOSITORY=${service.repository} PRISMIC_ENDPOINT=${service.endpoint} PRISMIC_WRITE_ENDPOINT=${service.url}`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await service.close()
    return 0
  },
}

async function makeRepository(folder: string, name: string): Promise<void> {
  const file = join(folder, 'repository.json')
  if (existsSync(file)) return
  const { site } = readSite(findRoots(), new JsonReader())
  const locales = site?.value.locales ?? []
  const languages = locales.map(({ language, name: words }) => ({ id: language, name: words }))
  mkdirSync(folder, { recursive: true })
  await writeWhole(file, toJsonText({ name, languages }))
}

function toNumber(option: string, text: string): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= 0 && number <= 65_535) return number
  throw new Refusal(`${option} is a number.`)
}

if (import.meta.main)
  process.exitCode = await runCommand({ serve }, ['serve', ...process.argv.slice(2)])
