import type { StorageEntry } from '#schemas/config-types.ts'

/**
 * A machine document: a statechart as plain JSON, in the canonical form (transitions are objects,
 * actions are arrays of objects, every computed value is an `{"@expr"}`). Names are either in the
 * registry or declared by the document itself, and those start with `own.`.
 */
export interface MachineDocument extends StateDocument {
  id: string
  context?: JsonObject
  actions?: Record<string, ActionDocument[]>
  /** Expressions by name, for other expressions: `values.isDue`. */
  values?: Record<string, Expression & { description?: string }>
  guards?: Record<string, { description?: string; when: GuardDocument }>
  delays?: Record<string, { duration: number | Expression }>
  persist?: PersistDocument
  /**
   * Other entries its implementations keep in the browser, for those who start it and for visitors.
   */
  stores?: StoredName[]
  /** Its slices draw its state in a component: a wiring with `binding` is refused. */
  needsComponent?: true
  schemas?: MachineSchemas
  $schema?: string
  version?: string
}

/** The name of a cookie or key; with `prefix`, the start of it. */
export type StoredName = Pick<StorageEntry, 'in' | 'match' | 'name'>

export interface StateDocument {
  id?: string
  description?: string
  type?: 'parallel' | 'final' | 'history'
  history?: 'shallow' | 'deep'
  target?: string
  initial?: string
  tags?: string[]
  entry?: ActionDocument[]
  exit?: ActionDocument[]
  invoke?: OneOrMany<InvokeDocument>
  on?: Record<string, OneOrMany<TransitionDocument>>
  always?: OneOrMany<TransitionDocument>
  after?: Record<string, OneOrMany<TransitionDocument>>
  onDone?: OneOrMany<TransitionDocument>
  output?: Json
  states?: Record<string, StateDocument>
  /** For tests and tools only; never reaches a browser. */
  meta?: {
    terminal?: boolean
    tests?: { inputs?: JsonObject[]; outputs?: Record<string, Json[]> }
  }
}

export interface TransitionDocument {
  description?: string
  target?: string
  guard?: GuardDocument
  actions?: ActionDocument[]
  reenter?: boolean
}

export interface InvokeDocument {
  src: string
  id?: string
  description?: string
  input?: Json
  onDone?: OneOrMany<TransitionDocument>
  onError?: OneOrMany<TransitionDocument>
}

export interface ActionDocument {
  type: string
  params?: JsonObject
}

export type GuardDocument =
  | Expression
  | { type: string; params?: JsonObject }
  | { type: 'xstate.and' | 'xstate.or'; params: { guards: GuardDocument[] } }
  | { type: 'xstate.not'; params: { guard: GuardDocument } }
  | { type: 'xstate.stateIn'; params: { stateId: string } }

export interface Expression {
  '@expr': string
}

/** Context fields that outlive the page. They come back as `input.stored`. */
export interface PersistDocument {
  storage: 'cookie' | 'local' | 'session'
  key: string
  fields: string[]
  /** A numeric field: a record with a greater value in it is never overwritten. */
  newest?: string
  /** Cookies only; without it the cookie ends with the browser session. */
  days?: number
  sameSite?: 'lax' | 'strict' | 'none'
  secure?: boolean
}

export interface MachineSchemas {
  input?: JsonSchema
  context?: JsonSchema
  events?: Record<string, JsonSchema>
  emitted?: Record<string, JsonSchema>
  output?: JsonSchema
}

/** The values a machine is started with; described by `schemas.input`. */
export type MachineInput = Record<string, unknown>
export type JsonSchema = JsonObject
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}
export type OneOrMany<T> = T | T[]

export function toList<T>(value: OneOrMany<T> | undefined): T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
