import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openProgress } from './suite-progress.ts'

const folder = mkdtempSync(join(tmpdir(), 'suite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'cache/suite.json')
const spec = join(folder, 'pages.spec.ts')
writeFileSync(spec, 'first')

describe('the progress of a suite', () => {
  it('is kept until the build or the file is another', () => {
    expect(openProgress(path, 'one').passed(spec)).toBeUndefined()
    openProgress(path, 'one').keep(spec, { tests: 7, skipped: { 'it is late': 1 } })
    expect(openProgress(path, 'one').passed(spec)).toMatchObject({
      tests: 7,
      skipped: { 'it is late': 1 },
    })
    expect(openProgress(path, 'two').passed(spec)).toBeUndefined()
    writeFileSync(spec, 'second')
    expect(openProgress(path, 'one').passed(spec)).toBeUndefined()
  })
})
