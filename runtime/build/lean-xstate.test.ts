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
    }
    const { getMeta, toJSON, ...kept } = snapshot
    const methods = { matches, toJSON: machineToJSON, getMeta: () => 1 }`
  expect(lean(code)).toBe(`
    class Actor {
      constructor() { void 0; this.send = this.send.bind(this) }
      send(event) { void 0; return 1 }
      ${''}
    }
    const { getMeta, toJSON, ...kept } = snapshot
    const methods = { matches, toJSON: void 0, getMeta: void 0 }`)
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
    expect(text).not.toMatch(/_sendInspectionEvent\(|^ {2}(toJSON|getPersistedSnapshot)\(/m)
    expect(code.length - text.length).toBeGreaterThan(800)
    expect(() => parseAst(text)).not.toThrow()
  }
})
