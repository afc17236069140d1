/** What any page of the documentation names is there; each kind with a fault that would be found. */
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { optionsIn } from '#tests/support/markdown/command-options.ts'
import {
  createAnchorCheck,
  createOptionCheck,
  createVariableCheck,
  findBlockFaults,
  readSource,
} from '#tests/support/markdown/find-faults.ts'
import { readMarkdown, readMarkdownPages } from '#tests/support/markdown/read-markdown.ts'

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$|\.spec\.ts$|^tests\/conformance\//.test(file))
const sources = list('*.ts', '*.tsx', '*.mjs', '*/machine.json', 'site-config/vendors.json')

const pages = readMarkdownPages()
const page = (text: string) => readMarkdown('docs/guides/planted.md', text)

const checks = {
  anchors: createAnchorCheck(pages),
  variables: createVariableCheck(sources.map(readSource)),
  options: createOptionCheck(list('*.css').map(readSource)),
  blocks: findBlockFaults,
}

/** Decisions tell of what was there at the time; requirements are written down elsewhere. */
const isTimely = (file: string) => !/^docs\/(?:decisions|requirements)/.test(file)

describe('every page of the documentation', () => {
  it('is read', () => {
    expect(pages.length).toBeGreaterThan(150)
    expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(300)
  })

  it('links to headings that are there', () => {
    expect(pages.flatMap(checks.anchors)).toEqual([])
  })

  it.each(['variables', 'options'] as const)('names %s that are there', (kind) => {
    expect(pages.filter(({ file }) => isTimely(file)).flatMap(checks[kind])).toEqual([])
  })

  it('has blocks that are what they say', () => {
    expect(
      pages
        .filter(({ file }) => /^docs\/(?:guides\/|operations\/|reference\/|tutorial)/.test(file))
        .flatMap(checks.blocks),
    ).toEqual([])
  })
})

describe('a planted fault is found with its line:', () => {
  it.each([
    ['anchors', '# A\n\n[a](#b)', '3: docs/guides/planted.md has no heading for #b.'],
    ['anchors', '[a](machines.md#expresions)', '1: docs/guides/machines.md has no heading'],
    ['variables', 'Set `SITE_FOLDER`.', '1: SITE_FOLDER is neither a variable'],
    ['variables', '# A\n\n```sh\ntrue\nPROT=1 npm start\n```', '5: PROT is set'],
    [
      'options',
      '`npx slicewright export --uot FOLDER`',
      '1: slicewright export has no --uot. It has --out',
    ],
    [
      'options',
      '```sh\nnpx slicewright new slice a --machin\n```',
      '2: slicewright new has no --machin. It has --machine, --languages, --colour, --prismic.',
    ],
    ['options', 'Add\n`--dry`.', '2: No command has --dry.'],
    ['blocks', '```\nnpm start\n```', '1: A block of no language.'],
    ['blocks', '\n```json\n{ "a": 1, }\n```', '2: This is not JSON: '],
    ['blocks', '1. A\n   ```tsx\n   const a = <b>\n   ```', '2: This is not tsx: '],
  ] as const)('%s in %j', (kind, text, fault) => {
    const found = checks[kind](page(text))
    expect(found).toEqual([expect.stringContaining(`docs/guides/planted.md:${fault}`)])
  })

  it('sound pages have none', () => {
    const sound = page(
      '# A b\n\n## A `b`\n[a](#a-b-1) `SITE_DIR` `LEAD_DELIVERED` `npx slicewright export --out F`\n\n```sh\nPORT=1 npm start\n```\n',
    )
    expect(Object.values(checks).flatMap((find) => find(sound))).toEqual([])
  })

  it('options are those that a command declares or compares', () => {
    const source =
      "const a = { options: { out: { type: 'string' }, 'dry-run': { type: 'boolean' } } }"
    expect(optionsIn(`${source}; argv.includes('--x')`)).toEqual(['--out', '--dry-run', '--x'])
  })
})
