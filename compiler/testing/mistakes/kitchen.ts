/** A sound site of its own with something of everything, in a temporary folder, for mistakes to be made in. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../read/roots.ts'

/** Text of a file to another one; `''` is that of a file that is not there. */
export type Change = (text: string) => string

/** By path in the site; null removes the file. */
export type Edits = Readonly<Record<string, Change | string | null>>

/**
 * What is wrong; how it came about; the place that is to be named: `#/pointer` or `:line` in the first file of the
 * edits, or in one named before it.
 */
export type Mistake = readonly [what: string, edits: Edits, place: string]

export const swap =
  (from: string, to: string): Change =>
  (text) => {
    if (!text.includes(from)) throw new Error(`There is no ${from} to be replaced.`)
    return text.replace(from, () => to)
  }

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

/** @param edit - changes it in place */
export const json =
  (edit: Edit): Change =>
  (text) => {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    edit(value)
    return JSON.stringify(value, null, 2)
  }

export const append =
  (more: string): Change =>
  (text) =>
    `${text}\n${more}\n`

const bell = {
  description: 'Rings.',
  ports: ['page'],
  actions: {
    'bell.ring': {
      description: 'Rings once.',
      params: {
        type: 'object',
        additionalProperties: false,
        required: ['loud'],
        properties: { loud: { type: 'boolean' } },
      },
    },
  },
  guards: { 'bell.isHung': { description: 'Whether there is a bell.' } },
  actors: { 'bell.wait': { description: 'Ends when it is silent.', input: { type: 'object' } } },
}

const bellMachine = {
  id: 'bell',
  description: 'Rings when it is pulled.',
  schemas: { events: { 'bell.pull': {} } },
  initial: 'still',
  states: {
    still: {
      description: 'Nobody pulls.',
      on: {
        'bell.pull': {
          target: 'ringing',
          guard: { type: 'bell.isHung' },
          actions: [{ type: 'bell.ring', params: { loud: true } }],
        },
      },
    },
    ringing: {
      description: 'Somebody pulled.',
      tags: ['ringing'],
      invoke: {
        src: 'bell.wait',
        input: {},
        onDone: { target: 'still' },
        onError: { target: 'still' },
      },
    },
  },
}

const bellCode = `import { fromPromise } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'

export const implementations: OwnImplementations<'page'> = ({ page }) => ({
  actions: {
    'bell.ring': (_: unknown, { loud }: { loud: boolean }) => page.setText('h1', loud ? 'Ring!' : 'ring'),
  },
  guards: { 'bell.isHung': () => page.attribute('main', 'data-bell') !== undefined },
  actors: { 'bell.wait': fromPromise(async () => {}) },
})
`

const face = `
@font-face {
  font-family: 'Kitchen';
  src: url('/fonts/kitchen.woff2') format('woff2');
}
`

const kitchen: Edits = {
  'tsconfig.json': JSON.stringify({ extends: join(repositoryRoot, 'tsconfig.site.json') }),
  'machines/bell/machine.json': JSON.stringify(bellMachine, null, 2),
  'machines/bell/implementations.json': JSON.stringify(bell, null, 2),
  'machines/bell/implementations.ts': bellCode,
  'site-config/behaviours.json': json(({ actors }) => actors.push({ id: 'bell', machine: 'bell' })),
  'site-config/site.json': json((site) => {
    site.routeRules = [{ path: '/soep', redirect: '/recepten/erwtensoep' }]
    site.use = { slices: ['quote'] }
  }),
  'site-config/messages/nl.json': json((texts) => (texts['rating.of'] = '{{value}} van 5')),
  'site-config/theme.css': append(face),
  'public/fonts/kitchen.woff2': 'not read',
}

/** @returns its folder, to be removed by whoever asked for it */
export function buildKitchen(edits: Edits = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'kitchen-'))
  cpSync(join(repositoryRoot, 'tests/fixtures/sites/cookery'), root, { recursive: true })
  for (const changes of [kitchen, edits]) edit(root, changes)
  return root
}

/** Names of which all that is in a folder is called, so that another one of its kind can stand beside it. */
export type Names = readonly string[]

/**
 * A kitchen with one more folder for each mistake, called by `names` with a number at their end: none of the faults
 * may hide another.
 *
 * @param at - the folder, by its name among `names`
 */
export function buildCrowd(mistakes: readonly Mistake[], at: string, names: Names): string {
  const root = buildKitchen()
  for (const [index, [, edits]] of mistakes.entries()) {
    const rename = (text: string) => numberNames(text, names, index)
    const copy = join(root, rename(at))
    cpSync(join(root, at), copy, { recursive: true })
    for (const name of readdirSync(copy)) {
      const text = readFileSync(join(copy, name), 'utf8')
      rmSync(join(copy, name))
      writeFileSync(join(copy, rename(name)), rename(text))
    }
    edit(
      root,
      Object.fromEntries(
        Object.entries(edits).map(([path, change]) => [
          rename(path),
          toRenamed(change, rename, (text) => plainNames(text, names, index)),
        ]),
      ),
    )
  }
  return root
}

/** `Bell` becomes `Bell7`: letters and digits are all that every kind of name may have. */
export function numberNames(text: string, names: Names, index: number): string {
  return names.reduce((said, name) => said.replaceAll(name, `${name}${index}x`), text)
}

function plainNames(text: string, names: Names, index: number): string {
  return names.reduce((said, name) => said.replaceAll(`${name}${index}x`, name), text)
}

function toRenamed(
  change: Change | string | null,
  rename: (text: string) => string,
  restore: (text: string) => string,
): Change | string | null {
  if (change === null) return null
  return typeof change === 'string' ? rename(change) : (text) => rename(change(restore(text)))
}

function edit(root: string, edits: Edits): void {
  for (const [path, change] of Object.entries(edits)) {
    const file = join(root, path)
    if (change === null) {
      rmSync(file, { recursive: true })
      continue
    }
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof change === 'string' ? change : change(text))
  }
}
