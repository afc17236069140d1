/** Each thing that is gone, in a site that still has it: told at its place, with what stands there instead. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findOldSections, tellUpgrades } from './check-upgrades.ts'
import { upgrades } from './table.ts'
import type { Upgrade } from './upgrade.ts'

/** What is told of a site of these files, as `file#path: message hint`. */
function tell(
  files: Readonly<Record<string, string>>,
  others: readonly [string, string, string][] = [],
) {
  const root = mkdtempSync(join(tmpdir(), 'older-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const known = others.map(([file, path, message]) => ({
    file: join(root, file),
    path,
    message,
    hint: '',
  }))
  return [...tellUpgrades(known, [root]), ...findOldSections([root])].map(
    ({ file, path, message, hint }) => `${file.slice(root.length + 1)}#${path}: ${message} ${hint}`,
  )
}

const component = 'slice-registry/slices/hero/Hero.tsx'
const machine = JSON.stringify({ states: { a: { entry: [{ type: 'X' }], invoke: { src: 'X' } } } })

/** A site with the thing, the place to be told, and what else is said of the place. */
const sites: Partial<Record<Upgrade['area'], (old: string) => Parameters<typeof tell>[0]>> = {
  exports: (old) => {
    const [door, name] = old.split(' ')
    const names = name === undefined ? '* as all' : `{ ${name} }`
    return { [component]: `// Drawn.\nimport ${names} from '${door}'\n` }
  },
  commands: (old) => ({ 'package.json': JSON.stringify({ scripts: { x: `slicewright ${old}` } }) }),
  variables: (old) => ({ '.env': `PORT=1\n${old}=yes\n` }),
  sections: (old) => ({
    'content/documents/en-us/page/a.json': `{\n"slices": [{ "slice_type": "${old}" }] }`,
  }),
}
const places: Partial<Record<Upgrade['area'], string>> = {
  exports: `${component}#:2:`,
  commands: 'package.json#/scripts/x:',
  variables: '.env#:2:',
  sections: 'content/documents/en-us/page/a.json#:2:',
}

/** What stands in its place is said, or that there is nothing; and where to read of it. */
function expectMend(told: string, { now, mend, section }: Upgrade): void {
  expect(told).toContain(' is gone')
  expect(told).toContain(now ?? mend ?? 'Remove it.')
  expect(told).toContain(`docs/guides/upgrade.md#${section}`)
}

const found = upgrades.filter(({ area }) => area in sites)
const named = upgrades.filter(({ area }) => !(area in sites))

it.each(found.map((row) => [row.area, row.old, row] as const))(
  '[PAGEBUILDER-09] tells a site that has it of %s %s',
  (area, old, row) => {
    const told = tell(sites[area]!(old))
    expect(told).toHaveLength(1)
    expect(told[0]!.startsWith(places[area]!)).toBe(true)
    expectMend(told[0]!, row)
  },
)

/** What a check says of a name that it does not know: file, place, text of the file, message. */
function faultAbout(area: Upgrade['area'], word: string): [string, string, string, string] {
  if (area === 'tokens') return ['site-config/theme.css', ':3', '', `Nothing defines "${word}".`]
  if (area === 'messages') return [component, ':2', '', `There is no message "${word}".`]
  const text = machine.replaceAll('X', word)
  return ['machines/bell/machine.json', '/states/a/invoke/src', text, 'Must be one of a, b.']
}

it.each(named.map((row) => [row.area, row.old, row] as const))(
  '[PAGEBUILDER-09] says of a fault that is about %s %s what it is called now',
  (area, old, row) => {
    const word = old.slice(old.lastIndexOf(' ') + 1)
    const [file, path, text, said] = faultAbout(area, word)
    const told = tell({ [file]: text }, [[file, path, said]])
    expect(told).toHaveLength(1)
    expect(told[0]!.startsWith(`${file}#${path}: "${word}" is gone`)).toBe(true)
    expectMend(told[0]!, row)
  },
)

describe('[PAGEBUILDER-09] of a site of before, the check tells', () => {
  it('the object that a machine exported, where its fault of types is', () => {
    const file = 'machines/bell/implementations.ts'
    const text =
      "import { fromPromise } from 'xstate'\n\nexport const implementations = {\n  actors: {},\n} satisfies object\n"
    expect(tell({ [file]: text }, [[file, ':3:14', 'Of types.']])).toEqual([
      `${file}#:3:1: "implementations" is an object: since 0.1.0 it is a function of the ports. Write: export const implementations: OwnImplementations = (ports, system) => ({ actions, guards, actors }). See docs/guides/upgrade.md#implementations.`,
    ])
    expect(tell({ [file]: 'export const implementations = () => ({ actors: {} })\n' })).toEqual([])
  })

  it('imports of its own manifest that are the engine’s, and no others', () => {
    const imports = { '#runtime/slice': '../slicewright/runtime/slice.tsx', '#own/*': './own/*' }
    const told = tell({ 'package.json': JSON.stringify({ imports }) })
    expect(told).toEqual([
      expect.stringMatching(/^package.json#\/imports\/#runtime~1slice: .*#manifest\.$/),
    ])
  })

  it.each([
    ['npm run check:site', 'slicewright check'],
    [
      'run: SITE_DIR=site npm --prefix ../slicewright run check:site -- --json',
      'slicewright check',
    ],
    ['npx slicewright leads:list --json && true', 'slicewright leads list'],
    ['npx slicewright content:usage --format json', 'slicewright content usage'],
    ['node ../slicewright/tools/commands/build.ts', 'npx slicewright --help'],
  ])('%s in a file of its host', (line, now) => {
    const told = tell({ '.github/workflows/site.yml': `jobs:\n  ${line}\n` })
    expect(told).toEqual([expect.stringContaining(now)])
    expect(told[0]).toMatch(/^\.github\/workflows\/site\.yml#:2: /)
  })

  it.each([
    'npm run bench -w lab',
    'npx slicewright machines export --out x',
    'npx slicewright check',
    'npm run test:unit',
  ])('nothing of %s', (line) => {
    expect(tell({ Makefile: `all:\n\t${line}\n` })).toEqual([])
  })

  it('nothing of scripts that are its own, whatever they are called', () => {
    const scripts = {
      lint: 'eslint .',
      backup: './backup.sh',
      'check:site': 'slicewright check',
      ci: 'npm run check:site',
    }
    expect(tell({ 'package.json': JSON.stringify({ scripts }) })).toEqual([])
  })

  it.each<[object, string, object | string]>([
    [{ first: ['/data/a'], unless: '/data/b' }, '', { if: { not: '/data/b' }, then: '/data/a' }],
    [
      { concat: ['/data/a', '/data/c'], unless: '/data/b' },
      '',
      { if: { not: '/data/b' }, then: { concat: ['/data/a', '/data/c'] } },
    ],
    [
      { format: 'date', from: '/data/d', options: { dateStyle: 'long' }, message: 'x.y' },
      '',
      {
        message: 'x.y',
        values: { value: { format: 'date', from: '/data/d', options: { dateStyle: 'long' } } },
      },
    ],
    [{ format: 'select', from: '/data/s', labels: 'x' }, '', { message: 'x', of: '/data/s' }],
    [{ format: 'count', from: '/data/n', message: 'x' }, '', { message: 'x', plural: '/data/n' }],
    [{ message: 'x', when: '/data/b' }, '', { if: '/data/b', then: { message: 'x' } }],
    [{ minutes: '/data/m' }, '', { format: 'isoDuration', from: '/data/m' }],
    [{ field: '/id', not: '/id' }, '', { not: { field: '/id', is: { document: '/id' } } }],
    [{ field: '/data/author', is: '/id' }, '', { field: '/data/author', is: { document: '/id' } }],
    [
      { field: { talk: '/data/at', fair: '/data/on' }, from: 'now' },
      '',
      {
        field: { by: '/type', cases: { talk: '/data/at', fair: '/data/on' } },
        from: { now: true },
      },
    ],
    [
      { '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' },
      '/eventStatus',
      { value: 'https://schema.org/EventScheduled' },
    ],
    [
      { slice: 'hero', when: '/data/a', unless: '/data/b' },
      '/unless',
      '"when": {"all":["/data/a",{"not":"/data/b"}]} in place of "when" and "unless"',
    ],
  ])('the new form of %j', (old, at, now) => {
    const file = 'site-config/page-types/talk.json'
    const written = typeof now === 'string' ? now : JSON.stringify(now)
    expect(
      tell({ [file]: JSON.stringify({ here: [old] }) }, [[file, `/here/0${at}/x`, 'Unknown.']]),
    ).toEqual([
      `${file}#/here/0${at}: This form is gone: values have one language now. Write ${written}. See docs/guides/upgrade.md#values.`,
    ])
  })

  it('nothing of values as they are', () => {
    const values = [
      { format: 'date', from: '/data/d' },
      { if: { not: '/data/b' }, then: '/data/a' },
      { field: '/data/a', is: { document: '/id' } },
      { field: { by: '/type', cases: { talk: '/data/at' } }, from: { now: true } },
      { message: 'x', plural: '/data/n' },
      {
        '@type': 'Event',
        name: '/data/title',
        eventStatus: { value: 'https://schema.org/EventScheduled' },
      },
    ]
    expect(tell({ 'site-config/page-types/talk.json': JSON.stringify({ values }) })).toEqual([])
  })

  it('settings that have another form', () => {
    const site = { landingRules: [{ path: '/lp/*' }], search: { types: ['page'] } }
    const told = tell({
      'site-config/site.json': JSON.stringify(site),
      'site-config/traffic.json': JSON.stringify({
        parameters: { click: ['gclid', { name: 'b' }] },
      }),
    })
    expect(told.map((one) => one.split(' ')[0])).toEqual([
      'site-config/site.json#/landingRules/0:',
      'site-config/site.json#/search/types:',
      'site-config/traffic.json#/parameters/click/0:',
    ])
  })

  it('nothing of folders that are called like files', () => {
    const inside = 'PRISMIC_URL=x'
    expect(tell({ '.env/bin/activate': inside, '.ci/steps/run': inside, 'a.sh/b': '' })).toEqual([])
  })
})
