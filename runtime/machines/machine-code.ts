/**
 * Machine documents written as JavaScript, for the browser's build: XState's config with its guards
 * and values as functions, so that neither the document's form nor its translation is shipped.
 */
import { MachineInvalid } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { Registry } from './registry-types.ts'
import type { MachineDocument, PersistDocument } from '../model/config/machine-document.ts'
import { toCode, toCodeKey, toCodeValue } from './expression-code.ts'
import { stripForBrowser } from './strip-for-browser.ts'
import { translate, type Target } from './translate.ts'

/** The value of a machine's code. */
export interface WrittenMachine {
  id: string
  persist?: PersistDocument
  create(now: () => number): { config: object; delays?: Record<string, unknown> }
}

export interface MachineCode {
  /** An operand; reads the modules `operations`, `functions` and `xstate`. */
  code: string
  /** Names of the registry that the code uses. */
  actions: ReadonlySet<string>
  actors: ReadonlySet<string>
}

/** @throws SiteError MachineInvalid, ExpressionInvalid */
export function writeMachine(document: MachineDocument, registry: Registry): MachineCode {
  const stripped = stripForBrowser(document)
  const { config, delays, names, problems } = translate(stripped, registry, toTarget(stripped))
  if (problems.length) throw siteError(MachineInvalid, [document.id, problems])
  const { id, persist } = stripped
  const created = { config, ...(Object.keys(delays).length > 0 && { delays }) }
  const create = new Code(`(now)=>(${write(created)})`)
  return { code: write({ id, persist, create }), actions: names.action, actors: names.actor }
}

class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A guard that is nothing but an expression, so that a guard around it can be one too. */
class Condition extends Code {
  readonly operand: string

  constructor(operand: string) {
    super(`(s)=>${operand}`)
    this.operand = operand
  }
}

function toTarget({ values }: MachineDocument): Target {
  const code = (value: unknown) => toCodeValue(value, values)
  return {
    value: (value) => new Code(`(s)=>(${code(value)})`),
    context: (value) => new Code(`(s)=>(${code(value)})`),
    delay: (duration) => new Code(`(s)=>Math.max(0,Number(${code(duration)})||0)`),
    condition: (expression) => new Condition(toCode(expression['@expr'], values)),
    and: (guards) => join(guards, '&&', 'and'),
    or: (guards) => join(guards, '||', 'or'),
    not: (guard) =>
      guard instanceof Condition
        ? new Condition(`!${guard.operand}`)
        : new Code(`xstate.not(${write(guard)})`),
    stateIn: (stateId) => new Code(`xstate.stateIn(${JSON.stringify(stateId)})`),
  }
}

function join(guards: unknown[], sign: string, name: string): Code {
  return guards.length > 0 && guards.every((guard) => guard instanceof Condition)
    ? new Condition(`(${guards.map(({ operand }) => operand).join(sign)})`)
    : new Code(`xstate.${name}(${write(guards)})`)
}

function write(value: unknown): string {
  if (value instanceof Code) return value.text
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return `{${entries.map(([key, entry]) => `${toCodeKey(key)}:${write(entry)}`).join(',')}}`
}
