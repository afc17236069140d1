import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'
import { leanXState, xstateFile } from './lean-xstate.ts'

const lean = (code: string) => leanXState(code, parseAst(code))

it('takes out calls of the inspector, and members that nobody calls, and nothing around them', () => {
  const code = `
    class Actor {
      constructor() { this.toJSON = this.toJSON.bind(this); this.send = this.send.bind(this) }
      send(event) { this.system._sendInspectionEvent({ type: 'x', of: [event] }); return 1 }
      toJSON() { return {} }
      get events() { return [] }
      start() { if (inspect) this.system.inspect(toObserver(inspect)) }
    }
    const { getMeta, toJSON, ...kept } = snapshot
    const methods = { matches, toJSON: machineToJSON, getMeta: () => 1 }
    const system = { getSnapshot: () => timers, start: () => { schedule(timers) } }
    const logic = { start: (state, scope) => scope.defer(state) }
    class Child { getSnapshot() { return this.last } }
    const transition = { target, meta: isObject ? of.meta : undefined }
    const symbolObservable = (() => Symbol.observable)()
    const Status = (function (Status) { Status[Status["Running"] = 1] = "Running"; return Status })({})`
  expect(lean(code)).toBe(`
    class Actor {
      constructor() { void 0; this.send = this.send.bind(this) }
      send(event) { void 0; return 1 }
      ${''}
      ${''}
      start() { if (inspect) void 0 }
    }
    const { getMeta, toJSON, ...kept } = snapshot
    const methods = { matches, toJSON: void 0, getMeta: void 0 }
    const system = { getSnapshot: void 0, start() {} }
    const logic = { start: (state, scope) => scope.defer(state) }
    class Child { getSnapshot() { return this.last } }
    const transition = { target, meta: void 0 }
    const symbolObservable = void 0
    const Status = (function (Status) { Status.Running = 1; return Status })({})`)
})

it('takes out what says nothing: empty fields, and texts of errors that checked documents cannot cause', () => {
  const code = `
    class Node {
      constructor(parent) { this.parent = void 0; this.parent = parent }
      find(id) { if (!id) throw new Error(\`There is no state \${id}.\`); return id }
      guard(err) { throw new Error(\`The guard failed: \${err.message}\`) }
    }
    formatRouteTransitions(node.root)`
  expect(lean(code)).toBe(`
    class Node {
      constructor(parent) { void 0; this.parent = parent }
      find(id) { if (!id) throw new Error('XState'); return id }
      guard(err) { throw new Error(\`The guard failed: \${err.message}\`) }
    }
    void 0`)
})

it('finds them in the version that is installed', () => {
  const folder = join(repositoryRoot, 'node_modules/xstate/dist')
  const files = readdirSync(folder).filter((name) =>
    /^(raise|StateMachine)-\w+\.esm\.js$/.test(name),
  )
  expect(files).toHaveLength(2)
  for (const name of files) {
    expect(join(folder, name)).toMatch(xstateFile)
    const code = readFileSync(join(folder, name), 'utf8')
    const text = lean(code)
    expect(text).not.toMatch(
      /_sendInspectionEvent\(|\.inspect\(|^ {2}(?:get )?(toJSON|events|ownEvents|getPersistedSnapshot)\(/m,
    )
    expect(text).not.toMatch(
      /this\.\w+ = void 0|^ *formatRouteTransitions\(|^ {2}attachDevTools\(/m,
    )
    expect(text).not.toMatch(/_scheduledEvents = \{\}|Status\[/)
    expect(code.length - text.length).toBeGreaterThan(1200)
    expect(() => parseAst(text)).not.toThrow()
  }
})
