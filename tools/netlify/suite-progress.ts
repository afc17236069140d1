/** Which files of the browser suite have passed against one build: a run that is cut off is gone on with. */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

interface Kept {
  /** The build they passed against. */
  build: string
  /** By name. */
  passed: Record<string, { file: string; tests: number }>
}

export interface SuiteProgress {
  /** Number of tests, of a file that is as it was when it passed; undefined of others. */
  passed(file: string): number | undefined
  keep(file: string, tests: number): void
}

/**
 * @param path - of the JSON file; what it says of another build is forgotten
 * @param build - names the build, by what it was made from
 */
export function openProgress(path: string, build: string): SuiteProgress {
  const kept = read(path)
  const known: Kept = kept?.build === build ? kept : { build, passed: {} }
  const toHash = (file: string) => hash('sha1', readFileSync(file))

  return {
    passed(file) {
      const one = known.passed[basename(file)]
      return one?.file === toHash(file) ? one.tests : undefined
    },
    keep(file, tests) {
      known.passed[basename(file)] = { file: toHash(file), tests }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify(known, null, 2)}\n`)
    },
  }
}

function read(path: string): Kept | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : undefined
}
