/**
 * `npx slicewright content serve FOLDER`: a local repository over a folder, which accepts models
 * and content: to try a push, to edit, to test. `-- --help` lists its options.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { toReason } from '#runtime/errors'
import {
  environmentVariables,
  readVariable,
  type Variable,
} from '#schemas/environment-variables.ts'
import { startContentService, toJsonText, writeWhole } from '../adapters/prismic/service/index.ts'
import { openSite } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { refuseFile, toUnwritten } from './named-files.ts'
import { Refusal, type Command } from './run-command.ts'

export const serve: Command = {
  help: `slicewright content serve FOLDER [OPTIONS]
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
  words: 1,
  async run({ values, words: [folder] }) {
    const token = readVariable('PRISMIC_WRITE_TOKEN')
    if (folder === undefined) throw new Refusal('Name the folder to serve.')
    if (token === undefined) throw new Refusal('Set PRISMIC_WRITE_TOKEN to what callers show.')
    const { webhook, secret, rate, ...given } = values as Record<string, string | undefined>
    const port = check('--port', given['port']!, environmentVariables.PORT)
    const name = check('--name', given['name']!, environmentVariables.PRISMIC_REPOSITORY)
    if (webhook !== undefined) check('--webhook', webhook, environmentVariables.LEAD_WEBHOOK_URL)
    const writesPerSecond = rate === undefined ? undefined : toNumber('--rate', rate)
    refuseFile(folder)
    await refuseTaken(Number(port))
    await makeRepository(folder, name)
    const service = await startContentService({
      folders: [resolve(folder)],
      port: Number(port),
      writes: {
        token,
        ...(webhook === undefined
          ? {}
          : { webhooks: [{ url: webhook, ...(secret === undefined ? {} : { secret }) }] }),
        ...(writesPerSecond === undefined ? {} : { writesPerSecond }),
      },
    })
    console.log(`The repository "${service.repository}" is at ${service.url}. Elsewhere, with the same PRISMIC_WRITE_TOKEN, use it with:
export PRISMIC_REPOSITORY=${service.repository} PRISMIC_ENDPOINT=${service.endpoint} PRISMIC_WRITE_ENDPOINT=${service.url}`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await service.close()
    return 0
  },
}

async function makeRepository(folder: string, name: string): Promise<void> {
  const file = join(folder, 'repository.json')
  if (existsSync(file)) return
  const { site } = openSite(findRoots(), new JsonReader())
  const locales = site?.value.locales ?? []
  const languages = locales.map(({ language, name: words }) => ({ id: language, name: words }))
  try {
    mkdirSync(folder, { recursive: true })
    await writeWhole(file, toJsonText({ name, languages }))
  } catch (error) {
    throw toUnwritten(folder, error)
  }
}

/** @throws Refusal where the value does not fit the variable */
function check(
  option: string,
  value: string,
  { isValid, expected }: Required<Pick<Variable, 'isValid' | 'expected'>>,
): string {
  if (isValid(value)) return value
  throw new Refusal(`${option} is "${value}"; it must be ${expected}.`)
}

/** Checks the port before anything is written. @throws Refusal */
async function refuseTaken(port: number): Promise<void> {
  const server = createServer()
  const opened = once(server, 'listening')
  server.listen(port, '127.0.0.1')
  await opened.catch((error: unknown) => {
    throw new Refusal(
      `Port ${port} is not available: ${toReason(error)}. Stop what listens there, or name another with --port.`,
    )
  })
  server.close()
  await once(server, 'close')
}

function toNumber(option: string, text: string): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= 0 && number <= 65_535) return number
  throw new Refusal(`${option} is a number.`)
}
