/** Which files of tests name a requirement: found by its id, so that tests can move. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestProof } from './fault.ts'

export interface Selection {
  by: 'unit' | 'browser'
  requirement: string
  files: readonly string[]
  /** Matches the titles of its tests. */
  title: string
}

const patterns = { unit: '**/*.test.{ts,tsx}', browser: 'tests/e2e/**/*.spec.ts' }

/** @returns what finds the tests of a proof. It throws an Error when none names the requirement. */
export function createSelect(root: string): (proof: TestProof) => Selection {
  const list = (by: Selection['by']) =>
    globSync(patterns[by], { cwd: root, exclude: (name) => /node_modules|^\.|^dist$/.test(name) })
      .toSorted()
      .map((file) => ({ file, text: readTests(join(root, file)) }))
  const tests = { unit: list('unit'), browser: list('browser') }
  return ({ by, requirement, within = '', titled }) => {
    const named = new RegExp(`\\[[^\\]\\n]*\\b${requirement}\\b|\\bid: '${requirement}'`)
    const all = tests[by].filter(({ text }) => named.test(text)).map(({ file }) => file)
    if (all.length === 0) throw new Error(`No ${by} test names ${requirement}.`)
    const near = all.filter((file) => file.includes(within))
    const title = `\\b${requirement}\\b${titled === undefined ? '' : `.*${titled}`}`
    return { by, requirement, title, files: near.length > 0 ? near : all }
  }
}

/** With those that a file declares by modules of its walk. */
function readTests(file: string): string {
  const text = readFileSync(file, 'utf8')
  const walks = [...text.matchAll(/from '(\.\/walk\/[^']+)'/g)].map(([, path]) => path!)
  return [text, ...walks.map((path) => readFileSync(join(dirname(file), path), 'utf8'))].join('\n')
}

export const keyOf = ({ by, title, files }: Selection) => `${by} ${title} ${files.join(' ')}`
