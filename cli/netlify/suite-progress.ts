/**
 * Records which files of the browser suite have passed against one build, so that an interrupted
 * run can resume.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Result of a file whose tests have passed. */
export interface FileResult {
  /** Number of tests that ran. */
  tests: number
  /** Numbers of skipped tests, by reason. */
  skipped: Record<string, number>
}

interface Kept {
  /** The build they passed against. */
  build: string
  /** Results by file name. */
  passed: Record<string, FileResult & { file: string }>
}

export interface SuiteProgress {
  /** The result of a file that has not changed since it passed; undefined for others. */
  passed(file: string): FileResult | undefined
  keep(file: string, result: FileResult): void
}

/**
 * @param path - of the JSON file; results of another build are discarded
 * @param build - identifies the build by its inputs
 */
export function openProgress(path: string, build: string): SuiteProgress {
  const kept = read(path)
  const known: Kept = kept?.build === build ? kept : { build, passed: {} }
  const toHash = (file: string) => hash('sha1', readFileSync(file))

  return {
    passed(file) {
      const one = known.passed[basename(file)]
      return one?.file === toHash(file) ? one : undefined
    },
    keep(file, result) {
      known.passed[basename(file)] = { file: toHash(file), ...result }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify(known, null, 2)}\n`)
    },
  }
}

function read(path: string): Kept | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : undefined
}
