/** What a site can hold on to is on record: a name that is gone or has another shape is told of, in words and by the check. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { upgrades } from '../../compiler/check/upgrades/table.ts'
import { findUntold } from '../../lab/surface/find-untold.ts'
import { readExports } from '../../lab/surface/read-exports.ts'
import {
  readReleasedVersion,
  readSurface,
  recorded,
  recordSurface,
  released,
} from '../../lab/surface/record-surface.ts'
import { findAdditions, findChanges, type Surface } from '../../lab/surface/surface.ts'
import { readMarkdown } from '#tests/support/markdown/read-markdown.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const version = readReleasedVersion()
const changelog = read('CHANGELOG.md')

it('what the code has is what is recorded: else review and run npm run surface -w lab', async () => {
  const before = readSurface(recorded)
  const now = await recordSurface()
  expect(now.get('exports')!.size).toBeGreaterThan(1000)
  expect([...findAdditions(before, now), ...findChanges(before, now)]).toEqual([])
})

it('what changed since the last version is in the changelog, and what is gone is known to the check of a site', () => {
  const changes = findChanges(readSurface(released), readSurface(recorded))
  expect(findUntold(changes, { changelog, version, upgrades })).toEqual([])
})

it('the check of a site finds every door of the runtime', () => {
  const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, unknown> }
  const { compilerOptions } = JSON.parse(read('tsconfig.site.json')) as {
    compilerOptions: { paths: Record<string, [string]> }
  }
  const doors = Object.keys(imports).filter((door) => door.startsWith('#runtime'))
  const toFile = (door: string) => compilerOptions.paths[door]?.[0] ?? door
  expect(
    doors.filter((door) => !JSON.stringify(imports[door]).includes(`"${toFile(door)}"`)),
  ).toEqual([])
})

describe('a surface that is changed in memory', () => {
  const before: Surface = new Map([
    ['exports', new Map([['#runtime/bound findHost', '(id: string) => HTMLElement']])],
    ['vocabularies', new Map([['site.images.through', '"cdn" | "endpoint"']])],
  ])
  const told = {
    changelog: '# Changes\n\n## Unreleased\n\n## 0.1.0\n\n`findHost`\n',
    version: '0.1.0',
  }
  const judge = (now: Surface, changed: Partial<Parameters<typeof findUntold>[1]> = {}) =>
    findUntold(findChanges(before, now), { ...told, upgrades: [], ...changed })
  const gone: Surface = new Map([['vocabularies', before.get('vocabularies')!]])

  it('says which name is gone, and which line and row to write', () => {
    expect(judge(gone)).toEqual([
      '"#runtime/bound findHost" of exports is gone since 0.1.0. Name it in CHANGELOG.md, above the section of 0.1.0, under "Removed": `findHost`, and what a site does about it.',
      "\"#runtime/bound findHost\" of exports is gone since 0.1.0. Add a row to compiler/check/upgrades/table.ts: { area: 'exports', old: '#runtime/bound findHost', … }.",
    ])
  })

  it('asks a line of a name that has another shape, and no row', () => {
    const now = new Map([
      ...before,
      ['vocabularies', new Map([['site.images.through', '"cdn"']])],
    ] as const)
    expect(judge(now)).toEqual([
      '"site.images.through" of vocabularies was "cdn" | "endpoint", and is "cdn". Name it in CHANGELOG.md, above the section of 0.1.0, under "Changed": `site.images.through`, and what a site does about it.',
    ])
  })

  it('is content with both, and with a new name that nobody tells of', () => {
    const changes = { changelog: '## Unreleased\n\n`findHost` is gone.\n\n## 0.1.0\n' }
    const row = { area: 'exports', old: '#runtime/bound' }
    expect(judge(gone, { ...changes, upgrades: [row] })).toEqual([])
    expect(judge(new Map([...before, ['ports', new Map([['clock', '']])]]))).toEqual([])
  })

  it('does not mind what parameters are called', () => {
    const renamed = new Map([['#runtime/bound findHost', '(slice: string) => HTMLElement']])
    expect(judge(new Map([...before, ['exports', renamed]]))).toEqual([])
  })

  it('sees an export that is gone, one whose type is another, and a member', () => {
    const file = join(repositoryRoot, 'runtime/server/serve/is-same-secret.ts')
    const door = new Map([['#door', file]])
    const has = (text: string) =>
      Object.fromEntries(readExports(door, new Map([[file, text]])).get('#door')!)
    expect(
      has('export const a = (b: string): number => b.length\nexport interface C { d?: 2 | 1 }'),
    ).toEqual({
      a: '(b: string) => number',
      C: 'interface',
      'C.d': '?1 | 2',
    })
    expect(has('export const a = ({ b }: { b: string }) => b')).toEqual({
      a: '(props: { b: string; }) => string',
    })
  })
})

describe('the table of what is gone', () => {
  it('names each thing once, and nothing that is there', () => {
    const names = upgrades.map(({ area, old }) => `${area} ${old}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const now = readSurface(recorded)
    expect(upgrades.filter(({ area, old }) => now.get(area)?.has(old))).toEqual([])
  })

  it('leads to sections of the guide', () => {
    const guide = 'docs/guides/upgrade.md'
    const known = readMarkdown(guide, read(guide)).anchors
    const named = new Set(upgrades.map(({ section }) => section))
    expect([...named].filter((section) => !known.has(section))).toEqual([])
  })
})
