/** What the author of a site of their own is told of a mistake: the whole of it, once, with its place. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { formatFaults } from '../../read/fault.ts'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { checkRoots } from './check-roots.ts'

const exemplar = join(repositoryRoot, 'cli/new/site')

type Change = (text: string) => string | null
type Mistake = [title: string, file: string, change: Change]

/** Fails when there is nothing to replace. */
const replace =
  (from: string, to: string): Change =>
  (text) =>
    text.includes(from) ? text.replace(from, to) : null

const component = 'slice-registry/slices/tips/Tips.tsx'
const wiring = 'slice-registry/slices/tips/wiring.json'
const mocks = 'slice-registry/slices/tips/mocks.json'
const machine = 'machines/tips/machine.json'

const mistakes: Mistake[] = [
  [
    'pictures through what there is not',
    'site-config/site.json',
    replace('"standalone": true', '"standalone": true, "images": { "through": "cdn" }'),
  ],
  ['a component without the export', component, replace('function Tips', 'function Tip')],
  ['a component that is no TypeScript', component, replace('</Section>', '</Sektion>')],
  [
    'an event that the machine does not know',
    component,
    replace('self tips.next', 'self tips.nxt'),
  ],
  ['an event left out', component, replace('self tips.next', 'self')],
  ['an actor that is not there', component, replace('self tips.next', 'consnt tips.next')],
  ['a context that the machine has not', component, replace('context.shown', 'context.showm')],
  [
    'a tag that the machine has not',
    component,
    replace('self context.shown=${index}', 'self busy'),
  ],
  ['a message that is not there', component, replace("'tips.next'", "'tips.more'")],
  ['an inline style', component, replace('hidden={index > 0}', 'style={{ margin: 0 }}')],
  ['a binding without a machine', wiring, () => '{ "hydrate": "load" }'],
  ['a mock with a field unknown', mocks, replace('"title": [', '"titel": [')],
  ['a mock with a value of a wrong type', mocks, replace('"text": "One"', '"text": 1')],
  [
    'a mock without what is required',
    mocks,
    replace('"entries": [{ "text": "One tip', '"extra": [{ "text": "One tip'),
  ],
  [
    'a mock of a variation unknown',
    mocks,
    replace('"variation": "default"', '"variation": "wide"'),
  ],
  ['mocks that are no JSON', mocks, replace('"minimal": {', '"minimal": {,')],
  [
    'a schema that is no JSON',
    'slice-registry/slices/tips/schema.json',
    replace('"title": "Tips",', '"title": "Tips"'),
  ],
  ['a machine that is no JSON', machine, replace('"id": "tips",', '"id": "tips",,')],
  ['a machine cut off', machine, (text) => text.slice(0, 900)],
  ['an action that is not there', machine, replace('"type": "assign"', '"type": "assing"')],
  ['a key of a state unknown', machine, replace('"on": {', '"onn": {')],
  [
    'a machine with an input of a wrong type',
    machine,
    replace('"count": {\n          "description"', '"counts": {\n          "description"'),
  ],
  [
    'an input that is missing',
    wiring,
    replace('"input": { "count": { "count": "/entries" } },', ''),
  ],
  [
    'a message missing in one language',
    'site-config/messages/de.json',
    replace('"tips.next"', '"tips.nxt"'),
  ],
  [
    'a message of one language alone',
    'site-config/messages/de.json',
    replace('"tips.next"', '"calendar.next": "Weiter",\n  "tips.next"'),
  ],
  [
    'a language that the content service calls otherwise',
    'content/repository.json',
    replace('"de-de"', '"de-at"'),
  ],
  [
    'a language that the content service does not know',
    'content/repository.json',
    (text) => text.replace(/,\s*\{ "id": "de-de".*?\}/, ''),
  ],
  ['actors that nothing reads', 'site-config/behaviors.json', () => '{ "actors": [] }'],
  [
    'a type that no schema has',
    'schemas/documents/story.schema.json',
    replace('"type": "object"', '"type": "objct"'),
  ],
  [
    'a message of a page type that is not there yet',
    'site-config/page-types/story.json',
    replace('"text": "/data/text" }', '"text": { "message": "story.greeting" } }'),
  ],
  ['a comma too many', 'site-config/site.json', replace('"Deutsch" }', '"Deutsch" },')],
  ['a comment', 'site-config/layouts/plain.json', replace('{', '{ // the only one')],
  [
    'a page type with a layout that is not there',
    'site-config/page-types/story.json',
    replace('"layout": "plain"', '"layout": "plane"'),
  ],
  [
    'a pointer to nowhere',
    'site-config/page-types/story.json',
    replace('"/data/text" }', '"/data/texts" }'),
  ],
]

/** In a copy of the exemplar. @returns what is said */
function tell(change: (root: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'mistake-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(exemplar, root, { recursive: true })
  // It leads to the engine from where the exemplar is.
  rmSync(join(root, 'tsconfig.json'))
  change(root)
  return formatFaults(checkRoots(findRoots(root))).replaceAll(`${root}/`, '')
}

it('[PAGEBUILDER-09] tells nothing of a sound site', () => expect(tell(() => {})).toBe(''))

it('[PAGEBUILDER-09] tells vendors that are run and have no code, or are none', () => {
  const told = tell((root) => {
    const write = (file: string, value: object) =>
      writeFileSync(join(root, 'site-config', file), JSON.stringify(value))
    cpSync(join(repositoryRoot, 'machines/vendor'), join(root, 'machines/vendor'), {
      recursive: true,
    })
    const actor = (vendor: string) => ({
      id: `vendor-${vendor}`,
      machine: 'vendor',
      input: { vendor, category: 'analytics' },
    })
    write('behaviours.json', { actors: ['posthog', 'survey', 'srvey'].map(actor) })
    const survey = {
      id: 'survey',
      name: 'Survey',
      category: 'analytics',
      origin: 'https://survey.example',
      environment: {},
      required: [],
      csp: { script: ['{origin}/survey.js'] },
    }
    write('vendors.json', { vendors: [survey] })
  })
  expect(told).toMatchSnapshot()
})

it('[PAGEBUILDER-09] tells an event raised where the machine of an island starts', () => {
  const withRaise = (isBound: boolean) => (root: string) => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    if (!isBound)
      writeFileSync(join(root, wiring), read(wiring).replace('"binding": "elements",', ''))
    const raise = '"entry": [{ "type": "raise", "params": { "event": { "type": "tips.next" } } }],'
    writeFileSync(join(root, machine), read(machine).replace('"first": {', `"first": { ${raise}`))
  }
  expect(tell(withRaise(true))).toBe('')
  expect(tell(withRaise(false))).toContain('#/states/first/entry/0\n    The event raised here')
})

it.each([
  ['a component', component, 'slice-registry/slices/tips/Tip.tsx'],
  [
    'the schema of a slice',
    'slice-registry/slices/tips/schema.json',
    'slice-registry/slices/tips/scheme.json',
  ],
  ['the document of a machine', machine, 'machines/tips/tips.json'],
  ['the folder of a slice', 'slice-registry/slices/tips', 'slice-registry/slices/tips of mine'],
  ['a schema', 'schemas/documents/story.schema.json', 'schemas/documents/short-story.schema.json'],
])('[PAGEBUILDER-09] tells %s under another name', (_title, from, to) => {
  expect(tell((root) => renameSync(join(root, from), join(root, to)))).toMatchSnapshot()
})

it.each(mistakes)('[PAGEBUILDER-09] tells %s', (_title, file, change) => {
  const told = tell((root) => {
    const path = join(root, file)
    const changed = change(existsSync(path) ? readFileSync(path, 'utf8') : '')
    if (changed === null) throw new Error(`${file} has nothing of what is to be changed`)
    writeFileSync(path, changed)
  })
  expect(told).toMatchSnapshot()
})
