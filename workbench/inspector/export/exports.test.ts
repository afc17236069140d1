import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMachine, type AnyStateMachine, type StateNode } from 'xstate'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileMachine } from '../../../runtime/machines/compile.ts'
import { toList, type MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { createInertRegistry } from '../../../runtime/machines/server-system.ts'
import { eachState } from '../../../compiler/machines/walk-document.ts'
import { readMachines } from '../read-machines.ts'
import { toMarkdown, toMarkdownIndex } from './to-markdown.ts'
import { toMermaid } from './to-mermaid.ts'
import { toTypeScript } from './to-typescript.ts'
import { toXStateConfig } from './to-xstate-config.ts'

const machines = readMachines([repositoryRoot])
const documents = machines.map(({ document }) => document)

/** States, their events, and the targets of those. */
function describeStructure(machine: AnyStateMachine): unknown[] {
  const describeNode = (node: StateNode): unknown[] => [
    {
      id: node.id,
      type: node.type,
      transitions: [...node.transitions.values(), node.always ?? []]
        .flat()
        .map(({ eventType, target, reenter }) => ({
          eventType,
          reenter,
          target: target?.map(({ id }) => id),
        })),
    },
    ...Object.values(node.states).flatMap((child) => describeNode(child as StateNode)),
  ]
  return describeNode(machine.root as StateNode)
}

/** Compiles with stubs for all names in the document: implementations do not matter here. */
function compile(document: MachineDocument): AnyStateMachine {
  const anything = (names: Iterable<string>) =>
    Object.fromEntries(Array.from(names, (name) => [name, () => {}]))
  const states = [...eachState(document)]
  const text = JSON.stringify(document)
  const named = [...text.matchAll(/"type":"([^"]+)"/g)].map(([, name]) => name!)
  const actors = states.flatMap(({ state }) => toList(state.invoke).map(({ src }) => src))
  return compileMachine(
    document,
    createInertRegistry([
      { actions: anything(named), guards: anything(named), actors: anything(actors) },
    ]),
  )
}

const sample: MachineDocument = {
  id: 'sample',
  $schema: 'x',
  version: '3',
  description: "It's a sample.",
  schemas: { events: { go: { type: 'object', properties: { by: { type: 'number' } } } } },
  persist: { storage: 'local', key: 'k', fields: ['n'] },
  context: { n: 0 },
  guards: { 'own.isFine': { when: { '@expr': 'context.n > 0' } } },
  delays: { 'own.soon': { duration: { '@expr': '10 * context.n' } } },
  actions: { 'own.count': [{ type: 'assign', params: { n: 1 } }] },
  meta: { tests: { inputs: [{}] } },
  type: 'parallel',
  states: {
    a: {
      description: 'First.',
      meta: { terminal: true },
      initial: 'one',
      states: {
        one: {
          on: {
            go: {
              target: 'two',
              guard: {
                type: 'xstate.and',
                params: {
                  guards: [{ '@expr': "event.by == 'x'" }, { type: 'own.isFine' }],
                },
              },
            },
          },
          after: { 'own.soon': { target: 'two' }, 500: { target: 'two', actions: [] } },
        },
        two: { always: { target: '#sample.a' } },
      },
    },
  },
}

describe('toXStateConfig', () => {
  it.each(documents.map((document) => [document.id, document] as const))(
    '[PAGEBUILDER-08] %s comes back from JSON as the same machine in XState itself',
    (_, document) => {
      const config: unknown = JSON.parse(JSON.stringify(toXStateConfig(document)))
      const machine = createMachine(config as never)
      expect(describeStructure(machine)).toEqual(describeStructure(compile(document)))
    },
  )

  it('leaves out what only this runtime reads', () => {
    const text = JSON.stringify(toXStateConfig(sample))
    expect(text).not.toMatch(/"(\$schema|schemas|persist|guards|delays|meta|version)":/)
    expect(toXStateConfig(sample)).not.toHaveProperty('actions')
    expect(Object.keys(toXStateConfig(sample))).toEqual([
      'id',
      'description',
      'context',
      'type',
      'states',
    ])
  })

  it('keeps named values, which the expressions that stay as data refer to', () => {
    const values = { isBig: { '@expr': 'context.n > 9' } }
    expect(toXStateConfig({ ...sample, values })).toMatchObject({ meta: { values } })
    const text = toMarkdown({ ...sample, values }, [])
    expect(text).toContain('## Values')
    expect(text).toContain('| `values.isBig` | `context.n > 9` |')
  })

  it('names a computed guard by its text, and keeps delays and eventless transitions', () => {
    const { states } = toXStateConfig(sample) as unknown as MachineDocument
    const { one, two } = states!['a']!.states!
    expect(one!.on!['go']).toEqual({ target: 'two', guard: "(event.by == 'x') ∧ isFine" })
    expect(Object.keys(one!.after!)).toEqual(['500', 'own.soon'])
    expect(two!.always).toEqual({ target: '#sample.a' })
  })
})

describe('toTypeScript', () => {
  it('[PAGEBUILDER-08] gives files that type-check in strict mode', async () => {
    const folder = join(repositoryRoot, '.cache/exported-machines')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const document of [...documents, sample]) {
      writeFileSync(join(folder, `${document.id}.ts`), toTypeScript(document))
    }
    const options = {
      extends: '../../tsconfig.json',
      compilerOptions: { types: [] },
      include: ['*.ts'],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    const tsc = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--listFilesOnly'])
    const listed = (await run).stdout.split('\n').filter((file) => file.startsWith(folder))
    expect(listed.length).toBe(documents.length + 1)
    const checked = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(checked.stdout).toBe('')
  })

  it('has what is declared, stubs for the rest, and lists the events', () => {
    const text = toTypeScript(sample)
    expect(text).toContain("| { type: 'go'; by?: number }")
    expect(text).toContain("'(event.by == \\'x\\') ∧ isFine': and([")
    expect(text).toContain("({ context, event }: Scope) => Boolean(equal(event.by, 'x'))")
    expect(text).toContain("'own.soon': ({ context, event }: Scope) => (10 * number(context.n))")
    expect(toTypeScript({ ...sample, actions: {} })).not.toContain('function setAt')
  })
})

describe('toMermaid', () => {
  it.each(documents.map((document) => [document.id, document] as const))(
    '[PAGEBUILDER-08] draws %s with every state, none of its signs in labels',
    (_, document) => {
      const lines = toMermaid(document).trimEnd().split('\n')
      expect(lines[0]).toBe('stateDiagram-v2')
      const declared = lines.flatMap((line) => /^ *state ".+" as (\w+)$/.exec(line)?.[1] ?? [])
      expect(new Set(declared).size).toBe(declared.length)
      const states = [...eachState(document)].length
      expect(declared.filter((id) => !id.endsWith('__any')).length).toBeGreaterThanOrEqual(
        document.type === 'parallel' || states === 1 ? states : states - 1,
      )
      const known = new Set(declared)
      for (const line of lines) {
        const arrow = /^ *(\S+) --> (\S+)(?: : (.*))?$/.exec(line)
        if (!arrow) continue
        for (const end of arrow.slice(1, 3)) if (end !== '[*]') expect(known).toContain(end)
        expect((arrow[3] ?? '').replace(/#\d+;/g, '')).not.toMatch(/[;:"<>{}#]/)
      }
      const depth = lines.filter((line) => line.endsWith('{')).length
      expect(lines.filter((line) => line.trim() === '}').length).toBe(depth)
    },
  )

  it('wraps a parallel machine, and never draws between a state and what is in it', () => {
    const text = toMermaid({
      ...sample,
      states: {
        a: { ...sample.states!['a'], on: { back: { target: '.one' } } },
        b: { description: 'Other.' },
      },
    })
    expect(text).toContain('  state sample {')
    expect(text).toContain('    --')
    expect(text).toContain('sample__a__any --> sample__a__one : back')
    expect(text).toContain('sample__a__two --> sample__a__one : always')
  })
})

describe('toMarkdown', () => {
  it('tells what a machine is for, does, keeps and understands', () => {
    const text = toMarkdown(sample, ['on every page'])
    expect(text).toContain("It's a sample.")
    expect(text).toContain('Runs on every page. Stores `n` in local storage as `k`.')
    expect(text).toContain('```mermaid\nstateDiagram-v2')
    expect(text).toContain("| `a.one` | `go [(event.by == 'x') ∧ isFine]` | `a.two` |  |")
    expect(text).toContain('| `go` | `by?` number |  |')
  })

  it('lists every machine', () => {
    const text = toMarkdownIndex(machines)
    for (const { id } of documents) expect(text).toContain(`| [${id}](${id}.md) |`)
  })
})
