/** The W3C's Nu checker over the HTML of every page. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { sitePages } from './support/site-pages.ts'
import { expect, test } from './support/test.ts'

const checker = join(repositoryRoot, 'node_modules/vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

test('every page is valid HTML', async ({ request }, info) => {
  if (!hasJava) console.log('The HTML of the pages was not checked: there is no Java here.')
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  test.setTimeout(300_000)
  const folder = info.outputPath('pages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text()
    writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '_') || 'home'}.html`), html)
  }
  expect(await findErrors(folder)).toEqual([])
})

/** What browsers know and the checker of styles does not, yet; pages do without where it is unknown. */
const newStyles =
  /^CSS: .*(?:@view-transition|anchor-name|position-anchor|“anchor\(end\)”|animation-timeline|animation-range|interpolate-size|@container|“container”)/

/** `<page>: <message> <place>` of each error, those in styles included. */
function findErrors(folder: string): Promise<string[]> {
  const args = [
    '-Xss8m',
    '-jar',
    checker,
    '--format',
    'json',
    '--stdout',
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
          .filter(({ type, message }) => type !== 'info' && !newStyles.test(message))
          .map(
            ({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`,
          ),
      )
    })
  })
}

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error'
  url: string
  message: string
  extract?: string
}
