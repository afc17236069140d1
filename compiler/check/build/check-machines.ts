/** Machine documents of all roots, against the catalogue of what they may name. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { readMachineCatalogue, type MachineCatalogue } from '../../read/machine-catalogue.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findMachineFolders } from '../../read/roots.ts'
import { escapePointer } from '#schemas/json-pointer.ts'
import { isObject } from '#schemas/is-object.ts'
import { checkJsonSchema } from '../check-json-schema.ts'
import { reportTo } from '../report.ts'
import { hostPorts } from '../../machines/host-adapters.ts'
import { checkFlow } from '../machines/check-flow.ts'
import { checkMachine } from '../machines/check-machine.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { Implementations } from '../../../runtime/machines/registry.ts'

/** All faults at once. `checkSite` reports machines that are not JSON. */
export function checkMachines(roots: readonly string[]): Fault[] {
  const reader = new JsonReader({ isTolerant: true })
  const machines = findMachineFolders(roots).map(({ name, path }) => ({
    name,
    file: join(path, 'machine.json'),
    document: reader.read<MachineDocument>(join(path, 'machine.json')),
    own: readOwn(path, reader),
  }))
  const catalogue = keepSound(readMachineCatalogue(roots))
  return [
    ...reader.faults.filter(({ file }) => !file.endsWith('machine.json')),
    ...machines.flatMap(({ name, file, document, own }) => {
      if (!document || reader.unread.has(file)) return []
      const problems = checkMachine(document, withNames(catalogue, own), [own])
      // What is not shaped like a machine, or leads to no state, cannot be followed.
      if (!problems.some(({ rule }) => rule === 'shape' || rule === 'targets'))
        problems.push(...checkFlow(document))
      if (document.id !== name) {
        problems.push({
          rule: 'names',
          at: '/id',
          message: `the folder of "${document.id}" is called "${name}"`,
        })
      }
      const faults = problems.map(({ at, message, rule }) => ({
        file,
        path: at,
        message: toSentence(message),
        hint: ruleHints[rule] ?? '',
      }))
      return [
        ...faults,
        ...checkSchemas(document, file),
        ...checkDescriptions(own, file.replace(/machine\.json$/, 'implementations.json')),
      ]
    }),
  ]
}

/**
 * What a machine brings along. Names are enough here: whether code has them, `compiler/check/code` says. Where the
 * description is missing or no JSON, those that the code seems to have are taken for described.
 */
function readOwn(folder: string, reader: JsonReader): Described {
  const file = join(folder, 'implementations.json')
  const code = join(folder, 'implementations.ts')
  const described = reader.readIfPresent<Described>(file)
  if ((described && !reader.unread.has(file)) || !existsSync(code)) return described ?? {}
  const names = [...readFileSync(code, 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'\s*[:(]/g)]
  const unknown = Object.fromEntries(names.map(([, name]) => [name, anything]))
  return { actions: unknown, guards: unknown, actors: unknown }
}

const anything = { description: '', params: { type: 'object' }, input: { type: 'object' } }

/** The same catalogue, which is compiled once, where nothing is missing in it. */
function withNames(catalogue: MachineCatalogue, own: Described): MachineCatalogue {
  const isWhole = (['actions', 'guards', 'actors'] as const).every((kind) =>
    Object.keys(own[kind] ?? {}).every((name) => name in catalogue[kind]),
  )
  if (isWhole) return catalogue
  const add = <T>(all: Record<string, T>, more: object = {}) => ({
    ...(more as typeof all),
    ...all,
  })
  return {
    actions: add(catalogue.actions, own.actions),
    guards: add(catalogue.guards, own.guards),
    actors: add(catalogue.actors, own.actors),
  }
}

type Described = Implementations & { ports?: readonly string[] }

/** What is no schema, which its file is told of, allows everything: it must not hide the faults of machines. */
function keepSound({ actions, guards, actors }: MachineCatalogue): MachineCatalogue {
  const each = <T>(all: Record<string, T>, key: string): Record<string, T> =>
    Object.fromEntries(
      Object.entries(all).map(([name, one]) => [
        name,
        isSoundSchema((one as Record<string, unknown>)[key]) ? one : { ...one, [key]: {} },
      ]),
    )
  return {
    actions: each(actions, 'params'),
    guards: each(guards, 'params'),
    actors: each(actors, 'input'),
  }
}

function isSoundSchema(schema: unknown): boolean {
  const faults: Fault[] = []
  checkJsonSchema(schema, '', reportTo(faults, ''))
  return faults.length === 0
}

/** What to do, where the message does not say it. */
const ruleHints: Readonly<Record<string, string>> = {
  targets: 'Name a state of the same level, or .state for one inside.',
  shadowed: 'Put it last, or give it a guard.',
  'open-end': 'Add a branch without a guard, for when none holds.',
  events: 'Correct the name, or have the one where the other is.',
  description: 'Add "description": what visitors see, or what it waits for.',
  unreached: 'Let a transition lead to it, or remove it.',
  loop: 'Let one of these transitions wait for an event, a delay, or a guard that the others change.',
}

/** What it says of its events, its context and its input. */
function checkSchemas({ schemas = {} }: MachineDocument, file: string): Fault[] {
  const faults: Fault[] = []
  const report = reportTo(faults, file)
  const { events, ...others } = schemas
  for (const [name, one] of Object.entries(isObject(events) ? events : {}))
    checkJsonSchema(one, `/schemas/events/${escapePointer(name)}`, report)
  for (const [name, one] of Object.entries(others)) checkJsonSchema(one, `/schemas/${name}`, report)
  return faults
}

/** What editors and the page of machines read, and what params and input are checked against. */
function checkDescriptions(own: Described, file: string): Fault[] {
  const faults: Fault[] = []
  const report = reportTo(faults, file)
  for (const [at, port] of (own.ports ?? []).entries())
    if (!hostPorts.includes(port))
      report(`/ports/${at}`, `There is no host port "${port}".`, didYouMean(port, hostPorts))
  for (const [kind, needed] of [
    ['actions', ['description', 'params']],
    ['guards', ['description']],
    ['actors', ['description', 'input']],
  ] as const)
    for (const [name, entry] of Object.entries(own[kind] ?? {})) {
      for (const key of ['params', 'input'] as const)
        if (isObject(entry))
          checkJsonSchema(entry[key], `/${kind}/${escapePointer(name)}/${key}`, report)
      for (const key of needed)
        if (!isObject(entry) || !(key in entry))
          report(`/${kind}/${escapePointer(name)}`, `"${key}" is missing.`, hints[key])
    }
  return faults
}

const hints = {
  description: 'Say in a sentence what it does.',
  params:
    'Add a JSON Schema of its params; without any: { "type": "object", "additionalProperties": false }.',
  input:
    'Add a JSON Schema of its input; without any: { "type": "object", "additionalProperties": false }.',
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`
}
