/** The W3C's Nu checker. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { APIRequestContext } from '@playwright/test'

const checker = join(repositoryRoot, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** It needs a JRE 11 or later. */
export const hasJava = spawnSync('java', ['-version']).status === 0

/**
 * @param addresses - of the pages
 * @param folder - for their HTML; its contents are deleted
 * @returns `<page>: <message> <place>` of each error, those in styles included
 */
export async function findHtmlErrors(
  request: APIRequestContext,
  addresses: readonly string[],
  folder: string,
): Promise<string[]> {
  const pages: [path: string, html: string][] = []
  for (const address of addresses) {
    const { pathname, port } = new URL(address, 'http://site.example')
    pages.push([`/${port}${pathname}`, await (await request.get(address)).text()])
  }
  return findErrorsOf(pages, folder)
}

/** Like `findHtmlErrors`, for pages that were read before. */
export function findErrorsOf(
  pages: Iterable<readonly [path: string, html: string]>,
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const seen = new Set<string>()
  for (const [path, html] of pages) {
    const name = path.slice(1).replaceAll('/', '_') || 'home'
    writeFileSync(join(folder, `${name}.html`), withoutSeen(html, seen))
  }
  return findErrors(folder)
}

/**
 * Empties each sheet, and each part of the frame, that an earlier page contained: pages share most
 * of theirs.
 */
function withoutSeen(html: string, seen: Set<string>): string {
  const empty = (text: string, names: string) =>
    text.replace(
      new RegExp(`(<(${names})\\b[^>]*>)([^]*?)(?=</\\2>)`, 'g'),
      (whole, tag: string) => {
        if (seen.has(whole)) return tag
        seen.add(whole)
        return whole
      },
    )
  // The content of `main` is kept: an article's heading is part of the outline of what follows.
  const [, before = html, main = '', after = ''] =
    /^([^]*?)(<main\b[^]*<\/main>)([^]*)$/.exec(html) ?? []
  const frame = 'style|header|footer|dialog'
  return empty(before, frame) + empty(main, 'style') + empty(after, frame)
}

/** Features that browsers know and the CSS checker does not, yet; pages work without them. */
const newStyles =
  /^CSS: .*(?:@view-transition|“view-transition-name”|anchor-name|position-anchor|“anchor\(end\)”|animation-timeline|animation-range|interpolate-size|@container|“container(?:-type)?”)/

/**
 * For a selector the checker quotes only the place where it stopped: here
 * `::view-transition-old(head-title)` and similar ones.
 */
const newSelectors = /(?:ld|ew)\(head-(?:picture|title)\)\{/

const isNew = ({ message, extract = '' }: NuMessage) =>
  newStyles.test(message) || (message.startsWith('CSS: Parse Error') && newSelectors.test(extract))

function findErrors(folder: string): Promise<string[]> {
  const args = [
    '-Xss8m',
    // The run ends before optimized code would pay off, which takes three times as long to compile.
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-jar',
    checker,
    '--format',
    'json',
    '--stdout',
    '--errors-only',
    '--exit-zero-always',
    '--skip-non-html',
    folder,
  ]
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 50_000_000 }, (error, stdout) => {
      if (error) return reject(error)
      const { messages } = JSON.parse(stdout) as { messages: NuMessage[] }
      resolve(
        messages
          .filter((message) => !isNew(message))
          .map(
            ({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`,
          ),
      )
    })
  })
}

interface NuMessage {
  type: 'error' | 'non-document-error'
  url: string
  message: string
  extract?: string
}
