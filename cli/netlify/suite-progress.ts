/** Which files of the browser suite have passed against one build: a run that is cut off is gone on with. */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Of a file whose tests have passed. */
export interface FileResult {
  /** That ran. */
  tests: number
  /** Why others did not, and how many. */
  skipped: Record<string, number>
}

interface Kept {
  /** The build they passed against. */
  build: string
  /** By name. */
  passed: Record<string, FileResult & { file: string }>
}

export interface SuiteProgress {
  /** Of a file that is as it was when it passed; undefined of others. */
  passed(file: string): FileResult | undefined
  keep(file: string, result: FileResult): void
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
