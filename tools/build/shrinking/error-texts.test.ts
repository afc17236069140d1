import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { plainEntry } from '../../../runtime/model/errors/plain-entry.ts'
import { siteError } from '../../../runtime/model/errors/site-error.ts'
import { withoutTexts } from './error-texts.ts'

const strip = (code: string) => withoutTexts(code, parseAst(code, { lang: 'ts' }))

describe('withoutTexts', () => {
  it('keeps code and kind of every entry, wherever it stands, and everything around it', () => {
    const code = [
      `import type { ErrorEntry } from './site-error.ts'`,
      `/** Größer 😀 */`,
      `export const Lost = {`,
      `  code: 'Lost', kind: 'outage', title: 'It\\'s lost',`,
      '  message: (a: string) => `Lost "${a}": ${[a].map((x) => `${x}}`).join()}.`,',
      `  hint: 'Look for it ' + 'again.',`,
      `} satisfies ErrorEntry<[a: string]>`,
      `export const limit = { code: 'x', kind: 'y' } satisfies Record<string, string>`,
      `export const Gone = { hint: '', kind: 'wiring', code: 'Gone', title: '', message: () => 'Gone.' } satisfies ErrorEntry`,
      `export function find() { return limit }`,
    ]
    expect(strip(code.join('\n')).split('\n').slice(0, 6)).toEqual([
      code[0],
      code[1],
      'export const Lost = /* @__PURE__ */ plainEntry("Lost", "outage")',
      code[7],
      'export const Gone = /* @__PURE__ */ plainEntry("Gone", "wiring")',
      code[9],
    ])
  })

  it('leaves no text of the shipped catalogue', () => {
    const file = 'runtime/model/errors/machine-errors.ts'
    const code = readFileSync(file, 'utf8')
    const count = code.match(/satisfies ErrorEntry/g)!.length
    const plain = strip(code)
    expect(plain.match(/plainEntry\("/g)).toHaveLength(count)
    // What an entry says stands behind these; the shape of a problem has a message of its own.
    expect(plain).not.toMatch(/\b(?:title|hint|message):\s*[('`]|satisfies/)
  })

  it('leaves a module alone that only speaks of entries', () => {
    const code = `export type Entry = { a: 1 }\nconst text = 'satisfies ErrorEntry'\nexport { text }`
    expect(strip(code)).toBe(code)
  })

  it('makes errors that tell their code, their place and the actual values', () => {
    const error = siteError(plainEntry('Lost', 'outage'), ['key', 3], { at: 'page#/a' })
    expect(error).toMatchObject({ code: 'Lost', kind: 'outage' })
    expect(error.text).toBe('Lost at page#/a: key, 3')
  })
})
