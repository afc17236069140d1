/** The repository's code in another folder, to plant faults into, and programs run there. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess } from './start-process.ts'

export interface RepositoryCopy {
  root: string
  read(file: string): string
  write(file: string, text: string): void
  append(file: string, text: string): void
  /** @returns the program's output. @throws Error with the output, when the program fails */
  run(args: readonly string[], variables?: Record<string, string>): Promise<string>
  remove(): void
}

/** Files that no build, check or start needs. */
const leftOut =
  /^(?:node_modules|\.git|\.cache|\.data|dist|reports|coverage|test-results|content|docs|tests|bench)$/

export function copyRepository(): RepositoryCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')))
  for (const name of readdirSync(repositoryRoot).filter((name) => !leftOut.test(name)))
    cpSync(join(repositoryRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    },
    append: (file, text) => appendFileSync(join(root, file), text),
    run: (args, variables = {}) => run(root, args, variables),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function run(
  cwd: string,
  args: readonly string[],
  variables: Record<string, string>,
): Promise<string> {
  // The test runner's own variables must not reach the program.
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const started = startProcess(process.execPath, args, {
    cwd,
    env: { ...environment, SITE_DIR: '', OUT_DIR: '', ...variables },
  })
  if ((await started.ended) === 0) return started.output()
  throw new Error(started.output())
}
