/** `npm run client-starter -w lab -- FOLDER`: one of Prismic's starters reads the embedded service. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createContentService, type JsonObject } from '../../adapters/prismic/service/index.ts'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'
import { readEditorDocuments } from '../client-suite/editor-documents.ts'
import { startVendorServer } from '../client-suite/vendor-server.ts'

const help = `npm run client-starter -w lab -- FOLDER [PORT]
Starts the dev server of a Next or Nuxt starter of github.com/prismicio-community, which stands in FOLDER with its packages
installed (npm ci), unmodified; what it asks of Prismic's hosts is answered by the embedded service, from the documents
that the starter carries. Then it asks for each page, and says whether the page has the words of its document.`

const command: Command = {
  help,
  options: {},
  words: 2,
  async run({ words: [given = '', port = '3456'] }) {
    const folder = resolve(given)
    const runner = ['next', 'nuxt'].find((name) =>
      existsSync(join(folder, 'node_modules/.bin', name)),
    )
    if (given === '' || runner === undefined || !existsSync(join(folder, 'documents'))) {
      throw new Refusal(`There is no starter with its packages and documents in ${folder}.`)
    }
    const documents = readEditorDocuments(join(folder, 'documents'))
    const content = writeContent(folder, documents)
    const service = createContentService({ folders: [content] })
    const server = await startVendorServer({ service, manage: async () => null })
    const program = spawn(join(folder, 'node_modules/.bin', runner), ['dev', '--port', port], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${join(import.meta.dirname, '../client-suite/map-hosts.ts')}`,
        CLIENT_SUITE_SERVER: server.url,
        NEXT_TELEMETRY_DISABLED: '1',
        NUXT_TELEMETRY_DISABLED: '1',
      },
    })
    const ended = once(program, 'exit')
    try {
      const origin = `http://localhost:${port}`
      await Promise.race([
        waitFor(origin),
        ended.then(() => Promise.reject(new Error('It ended.'))),
      ])
      const pages = documents.filter(({ type }) => type === 'page')
      const failed = []
      for (const page of pages) if (!(await isShown(origin, page))) failed.push(page)
      const asked = service.requests.length
      console.log(
        `${pages.length - failed.length} of ${pages.length} pages show their documents; ${asked} requests were answered.`,
      )
      return failed.length > 0 ? 1 : 0
    } finally {
      if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid)
      server.close()
      rmSync(content, { recursive: true, force: true })
    }
  },
}

function writeContent(folder: string, documents: readonly JsonObject[]): string {
  const content = mkdtempSync(join(tmpdir(), 'client-starter-'))
  const settings = ['prismic.config.json', 'slicemachine.config.json']
    .map((name) => join(folder, name))
    .find((file) => existsSync(file))
  const { repositoryName: name } = JSON.parse(readFileSync(settings ?? '', 'utf8')) as JsonObject
  const write = (path: string, value: object) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), JSON.stringify(value))
  }
  const languages = [...new Set(documents.map(({ lang }) => String(lang)))]
  write('repository.json', { name, languages: languages.map((id) => ({ id, name: id })) })
  for (const document of documents) {
    const { lang, type, id } = document
    write(`documents/${String(lang)}/${String(type)}/${String(id)}.json`, document)
  }
  return content
}

async function waitFor(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await wait(500)
  }
}

/** Every text of a block of the document's slices is on its page. */
async function isShown(origin: string, { uid, data }: JsonObject): Promise<boolean> {
  const path = uid === 'home' ? '/' : `/${String(uid)}`
  const answer = await fetch(origin + path)
  const html = toPlain(await answer.text())
  const texts = [
    ...JSON.stringify((data as JsonObject)['slices']).matchAll(/"text":("(?:[^"\\]|\\.)*")/g),
  ]
  const missing = texts
    .map(([, text = '""']) => JSON.parse(text) as string)
    .filter((text) => !html.includes(toPlain(text)))
  console.log(`${answer.status} ${path}: ${texts.length - missing.length} of ${texts.length} texts`)
  return answer.ok && missing.length === 0
}

/** Letters and digits: what escapes, marks and line breaks leave. */
function toPlain(text: string): string {
  return text.replaceAll(/<[^>]*>|&[#\w]+;/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

process.exitCode = await runCommand(command, process.argv.slice(2))
