/** The guides, followed to the letter: every command is run, every file is written, what they end with is looked at. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { runGuide, type ServedPage } from '#tests/support/guides/guide-run.ts'
import { cannotRun, runElsewhere, whyNot } from '#tests/support/guides/not-run.ts'
import { readCommands } from '#tests/support/guides/read-commands.ts'
import { validate } from '#tests/support/guides/write-block.ts'
import { readMarkdownPages } from '#tests/support/markdown/read-markdown.ts'
import { openRoots } from '#tests/support/open-site.ts'
import { startSite } from '../../e2e/support/run-site.ts'

const home = mkdtempSync(join(tmpdir(), 'guides-'))
mkdirSync(join(repositoryRoot, '.cache'), { recursive: true })
const build = mkdtempSync(join(repositoryRoot, '.cache/guides-'))
afterAll(() => {
  for (const folder of [home, build]) rmSync(folder, { recursive: true, force: true })
})

/** A page of the reference that belongs to a guide: none that is generated, or for the project itself. */
const isWritten = (file: string, text: string) =>
  file.startsWith('docs/reference/') &&
  !text.startsWith('<!-- Generated') &&
  !/\/(?:commands|prismic-clients)\.md$/.test(file)

/** Those that others go on from come first. */
const first = ['add-a-slice', 'a-site-of-your-own'].map((name) => `docs/guides/${name}.md`)
const guides = readMarkdownPages()
  .filter(({ file, text }) => /^docs\/(?:guides|operations)\//.test(file) || isWritten(file, text))
  .sort((a, b) => first.indexOf(b.file) - first.indexOf(a.file))

const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
/** The lists of guides show what is to come. */
const today = Date.parse('2026-11-23T12:00:00Z')

const served: ServedPage[] = []

describe('what a guide tells people to do works:', () => {
  it.each(guides.map((guide) => [guide.file, guide] as const))(
    '[PAGEBUILDER-05] %s',
    async (_, guide) => {
      served.push(...(await runGuide(guide, { home, whyNot })))
    },
  )
})

it('every reason not to run a command is one that a guide needs', () => {
  const commands = guides.flatMap(({ blocks }) =>
    blocks.filter(({ language }) => language === 'sh').flatMap(readCommands),
  )
  const reasons = new Set(commands.map(({ text, at }) => whyNot(text, at)))
  expect([...cannotRun, ...runElsewhere].filter(({ reason }) => !reasons.has(reason))).toEqual([])
})

it('what is said to run a guide elsewhere reads its lines', () => {
  const isRead = ({ spec, guide }: (typeof runElsewhere)[number]) =>
    readFileSync(join(repositoryRoot, spec), 'utf8').includes(`linesOf('${guide}'`)
  expect(runElsewhere.filter((each) => !isRead(each))).toEqual([])
})

it('[PAGEBUILDER-05] the tables of values.md hold values', () => {
  const { text } = guides.find(({ file }) => file.endsWith('/values.md'))!
  const values = [...text.matchAll(/^\| (`[{"].*?`) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([{"][^`]*)`/g)].map(([, value]) => value!),
  )
  expect(values.length).toBeGreaterThan(25)
  const faults = values.flatMap((value) => {
    const whole = value
      .replaceAll('[ … ]', '["/data/some"]')
      .replaceAll('…"', '"')
      .replaceAll('…', '"/data/some"')
    return validate('config:value', JSON.parse(whole)).map((fault) => `${value}: ${fault}`)
  })
  expect(faults).toEqual([])
})

it('[PAGEBUILDER-11] TypeScript accepts what the guides have written', () => {
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', join(home, 'bottega')], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

describe('what a guide says can be looked at is there:', () => {
  it('[PAGEBUILDER-05] on a site of its own, built and served', async () => {
    const siteDir = join(home, 'bottega')
    const site = await startSite({
      build: relative(join(repositoryRoot, '.cache'), build),
      site: siteDir,
    })
    try {
      await expectPages(siteDir, async (path) => (await fetch(site.origin + path)).text())
    } finally {
      await site.kill()
    }
  })

  it.each(['book-club', 'bakery'])(
    '[PAGEBUILDER-05] on a folder upon the shipped site: %s',
    async (name) => {
      const siteDir = join(home, name)
      const { get, close } = await openRoots(findRoots(siteDir), { now: () => today })
      await expectPages(siteDir, async (path) => (await get(path)).text())
      await close()
    },
  )
})

async function expectPages(
  siteDir: string,
  load: (path: string) => Promise<string>,
): Promise<void> {
  const pages = served.filter((page) => page.siteDir === siteDir)
  expect(pages).not.toEqual([])
  for (const { at, path, words } of pages)
    expect(await load(path), `${at}: ${path}`).toContain(words)
}
