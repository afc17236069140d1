/**
 * Exports a machine as one runnable TypeScript file: `setup` with all declarations, and stubs for
 * the rest.
 */
import {
  toList,
  type ActionDocument,
  type GuardDocument,
  type MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { eachAction, eachGuard, eachState } from '../../../compiler/machines/walk-document.ts'
import { partsOf, printGuard } from '../../../compiler/machines/print-guard.ts'
import { expressionOf } from '../../../runtime/machines/expression.ts'
import { findHelpers } from './expression-helpers.ts'
import { genericActions, setAt, typesOfExports } from './exported-parts.ts'
import { listEvents } from './list-events.ts'
import { ExpressionPrinter, type Roots } from './print-expression.ts'
import { Code, printValue, quote, toKey } from './print-value.ts'
import { toXStateConfig } from './to-xstate-config.ts'

/**
 * The file needs only `xstate`, type-checks in strict mode, and can be imported by Stately's
 * editor. Parts outside of the machine are stubs to fill in: effects do nothing, actors never end,
 * and undeclared guards let everything pass.
 */
export function toTypeScript(document: MachineDocument): string {
  return new MachinePrinter(document).print()
}

class MachinePrinter {
  readonly #document: MachineDocument
  readonly #helpers = new Set<string>()
  readonly #values = new Map<string, string>()
  readonly #imports = new Set(['setup'])

  constructor(document: MachineDocument) {
    this.#document = document
  }

  print(): string {
    const { id } = this.#document
    const setup = [this.#actions(), this.#guards(), this.#actors(), this.#delays()]
      .filter(Boolean)
      .join('\n')
    const config = printValue(this.#config(), '')
    const source = findHelpers(this.#helpers)
    const isAssigning = /\bsetAt\(/.test(setup)
    const types = Object.entries(typesOfExports).filter(([name]) =>
      RegExp(`\\b${name}\\b`).test(config + setup + [...this.#values.values()].join('')),
    )
    const parts = [
      `import { ${[...this.#imports].toSorted().join(', ')} } from 'xstate'

// Exported from machines/${id}/machine.json. What it declares is here; what reaches outside of it, effects and
// actors, is to be filled in: machine.provide({ actions, actors, guards }).`,
      `export const machine = setup({
  types: {
    context: {} as Record<string, any>,
    input: {} as Record<string, any>,
    events: {} as
${listEvents(this.#document)},
  },
${setup}
}).createMachine(${config})`,
      /\bclock\.now\(\)/.test(config + setup + [...this.#values.values()].join(''))
        ? '/** Its clock: tests may set it. */\nexport const clock = { now: (): number => Date.now() }'
        : '',
      [...this.#values.values()].join('\n\n'),
      isAssigning ? setAt : '',
      source && `// The functions of its expressions.\n${source}`,
    ]
    // Constants precede the code that reads them.
    const [head, machine, clock, values, ...helpers] = parts
    const ordered = [
      head,
      types.map(([, text]) => text).join('\n'),
      clock,
      ...helpers,
      values,
      machine,
    ]
    return `${ordered.filter(Boolean).join('\n\n')}\n`
  }

  /** The operand of a function that destructures these roots. */
  #operand(value: unknown, roots: Roots): string {
    const printer = new ExpressionPrinter(roots)
    const text = printer.printValue(value)
    for (const helper of printer.helpers) this.#helpers.add(helper)
    for (const name of printer.values) this.#value(name)
    return text
  }

  #function(value: unknown, roots: Roots = ['context', 'event']): string {
    const operand = this.#operand(value, roots)
    const body = operand.startsWith('{') ? `(${operand})` : operand
    return `({ ${roots.join(', ')} }: Scope) => ${body}`
  }

  #value(name: string): void {
    if (this.#values.has(name)) return
    // A value precedes those that use it.
    const roots = ['context', 'event', 'input'] as const
    const source = this.#document.values![name]!
    const operand = this.#operand(source, roots)
    this.#values.set(name, `const ${name} = ({ context, event, input }: Scope): any => ${operand}`)
  }

  /** Turns computed values into functions; others stay. */
  #computed(value: unknown, roots?: Roots): unknown {
    return isComputed(value) ? new Code(this.#function(value, roots)) : value
  }

  #config(): unknown {
    const config = toXStateConfig(this.#document) as Record<string, unknown>
    const { meta: _, context, ...others } = config
    const entries = Object.entries(others)
    const at = entries.findIndex(([key]) => !['id', 'description'].includes(key))
    const first = context && { context: this.#computed(context, ['input']) }
    return {
      ...Object.fromEntries(entries.slice(0, at)),
      ...(first as object),
      ...(this.#state(Object.fromEntries(entries.slice(at))) as object),
    }
  }

  /** Converts params, inputs and outputs at any depth. */
  #state(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#state(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        ['params', 'input', 'output'].includes(key) && isComputed(entry)
          ? this.#computed(entry)
          : this.#state(entry),
      ]),
    )
  }

  #actions(): string {
    const macros = this.#document.actions ?? {}
    const named = Array.from(eachAction(this.#document), ({ action }) => action.type)
    const names = [...new Set([...named, ...Object.keys(macros)])].toSorted()
    const lines = names.map((name) => {
      const body = Object.hasOwn(macros, name)
        ? this.#macro(macros[name]!)
        : (genericActions[name] ?? '(_, _params: unknown) => {}')
      this.#import(body)
      return `    ${toKey(name)}: ${body},\n`
    })
    return lines.length > 0 ? `  actions: {\n${lines.join('')}  },` : ''
  }

  #macro(actions: readonly ActionDocument[]): string {
    const lines = actions.map(({ type, params }) => {
      const given = params && `, params: ${printValue(this.#computed(params), '      ')}`
      return `      ;(enqueue as any)({ type: ${quote(type)}${given ?? ''} })\n`
    })
    return `enqueueActions(({ enqueue }, _params: unknown) => {\n${lines.join('')}    })`
  }

  #import(body: string): void {
    const names = [
      'assign',
      'cancel',
      'emit',
      'enqueueActions',
      'stopChild',
      'and',
      'or',
      'not',
      'stateIn',
      'fromCallback',
      'fromPromise',
    ]
    for (const name of names) if (RegExp(`\\b${name}[<(]`).test(body)) this.#imports.add(name)
  }

  #guards(): string {
    const own = this.#document.guards ?? {}
    const guards = new Map<string, string>()
    for (const { guard, at } of eachGuard(this.#document)) {
      if (!at.endsWith('/guard') || at.includes('/params/')) continue
      const isNamed = 'type' in guard && !guard.type.startsWith('xstate.')
      const name = isNamed ? guard.type : printGuard(guard)
      guards.set(name, this.#guard(isNamed && own[name] ? own[name].when : guard))
    }
    const lines = [...guards].toSorted().map(([name, body]) => {
      this.#import(body)
      return `    ${toKey(name)}: ${body},\n`
    })
    return lines.length > 0 ? `  guards: {\n${lines.join('')}  },` : ''
  }

  #guard(guard: GuardDocument): string {
    if ('@expr' in guard) return this.#condition(guard)
    const { guards, guard: inner, stateId } = partsOf(guard)
    const parts = (list: GuardDocument[]) =>
      `[${list.map((each) => this.#guard(each)).join(', ')}] as never`
    if (guard.type === 'xstate.and') return `and(${parts(guards)}) as unknown as Guard`
    if (guard.type === 'xstate.or') return `or(${parts(guards)}) as unknown as Guard`
    if (guard.type === 'xstate.not')
      return `not((${this.#guard(inner)}) as never) as unknown as Guard`
    if (guard.type === 'xstate.stateIn') return `stateIn(${quote(stateId)}) as unknown as Guard`
    const own = this.#document.guards?.[guard.type]
    return own ? this.#guard(own.when) : '(_: unknown, _params: unknown) => true'
  }

  #condition(guard: GuardDocument): string {
    return `({ context, event }: Scope) => Boolean(${this.#operand(guard, ['context', 'event'])})`
  }

  /** Stubs for actors; one whose end is awaited is a promise that never settles. */
  #actors(): string {
    const invoked = Array.from(eachState(this.#document), ({ state }) =>
      toList(state.invoke),
    ).flat()
    const spawned = Array.from(eachAction(this.#document), ({ action }) =>
      action.type === 'spawn' && typeof action.params?.['src'] === 'string'
        ? action.params['src']
        : '',
    ).filter(Boolean)
    const awaited = new Set(
      invoked.filter(({ onDone, onError }) => onDone ?? onError).map(({ src }) => src),
    )
    const names = [...new Set([...invoked.map(({ src }) => src), ...spawned])].toSorted()
    const lines = names.map((name) => {
      const body = awaited.has(name)
        ? 'fromPromise<any, any>(() => new Promise(() => {}))'
        : 'fromCallback<any, any>(() => {})'
      this.#import(body)
      return `    ${toKey(name)}: ${body},\n`
    })
    return lines.length > 0 ? `  actors: {\n${lines.join('')}  },` : ''
  }

  #delays(): string {
    const lines = Object.entries(this.#document.delays ?? {}).map(([name, { duration }]) => {
      const body = isComputed(duration) ? this.#function(duration) : String(duration)
      return `    ${toKey(name)}: ${body},\n`
    })
    return lines.length > 0 ? `  delays: {\n${lines.join('')}  },` : ''
  }
}

function isComputed(value: unknown): boolean {
  if (!value || typeof value !== 'object') return false
  return expressionOf(value) !== undefined || Object.values(value).some(isComputed)
}
