/** Every threat of docs/security.md is answered by a test that exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

/** Cells of the table of threats, without its head and the lines between. */
const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| [STRIDE] \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\|\s*|\s*\|$/g, '')))

describe('the table of threats', () => {
  it('has threats of every kind, at every boundary', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(new Set(rows.map(([kind]) => kind!.trim()))).toEqual(new Set('STRIDE'))
  })

  it.each(rows.map(([, threat, , proof]) => [threat!, proof ?? '']))('%s: %s', (_, proof) => {
    const [, file = '', title = ''] =
      /^`([\w./-]+\.(?:test|spec)\.tsx?)`: (\S.*)$/.exec(proof) ?? []
    expect(existsSync(join(repositoryRoot, file)) && file).toMatch(/\.(?:test|spec)\.tsx?$/)
    expect(read(file)).toContain(title)
  })
})
