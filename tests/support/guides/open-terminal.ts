/**
 * A shell like that of a guide's reader: each line runs as written, in the state that earlier ones
 * have left.
 */
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileCache, startProcess, type Started } from '../start-process.ts'

/** Text in a line that cannot be used as is in a test. */
export interface Replaced {
  written: string
  here: string
  why: string
}

export interface TerminalOptions {
  cwd: string
  /** Variables beside a path, a home folder and a compile cache. */
  env?: Record<string, string>
  replaced?: readonly Replaced[]
}

export interface Terminal {
  /** @returns its output. @throws Error with the output, when it exits with another code */
  run(line: string, code?: number): Promise<string>
  /** Runs a line in another terminal, with the same folder and variables. */
  start(line: string): Started
  close(): void
}

/** @throws Error for text to be replaced that is in no guide */
export function openTerminal({ cwd, env = {}, replaced = [] }: TerminalOptions): Terminal {
  const guides = globSync(
    join(repositoryRoot, 'docs/{guides/*,operations/*,reference/*,tutorial}.md'),
  ).map((file) => readFileSync(file, 'utf8'))
  for (const { written } of replaced)
    if (!guides.some((text) => text.includes(written)))
      throw new Error(`No guide says "${written}". Replace it no longer.`)
  const state = mkdtempSync(join(tmpdir(), 'terminal-'))
  let at = {
    cwd,
    env: {
      PATH: [join(repositoryRoot, 'node_modules/node/bin'), process.env['PATH']].join(delimiter),
      HOME: state,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    } as Record<string, string>,
  }
  const toHere = (line: string) =>
    replaced.reduce((text, { written, here }) => text.replaceAll(written, here), line)
  const begin = (script: string) => startProcess('bash', ['-c', script], at)
  return {
    async run(line, code = 0) {
      const started = begin(
        `${toHere(line)}\ncode=$?; pwd > "${state}/cwd"; env -0 > "${state}/env"; exit $code`,
      )
      const ended = await started.ended
      if (ended !== code) throw new Error(`${line}\nended with ${ended}:\n${started.output()}`)
      const variables = readFileSync(join(state, 'env'), 'utf8').split('\0').filter(Boolean)
      at = {
        cwd: readFileSync(join(state, 'cwd'), 'utf8').trimEnd(),
        env: Object.fromEntries(
          variables.map((text) => {
            const end = text.indexOf('=')
            return [text.slice(0, end), text.slice(end + 1)]
          }),
        ),
      }
      return started.output()
    },
    // The shell becomes the last command, so that a signal is for that one.
    start: (line) => begin(toHere(line)),
    close: () => rmSync(state, { recursive: true, force: true }),
  }
}

/** Folders that no guide is followed in, or that must be free of others' leftovers. */
const leftOut = new Set(['.cache', '.data', '.git', 'dist', 'reports', 'tests'])

/**
 * A folder in which the repository is, as in a clone, made of links: files that a reader's commands
 * leave in their folder stay there. Builds go to OUT_DIR.
 */
export function linkClone(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(repositoryRoot))
    if (!leftOut.has(name)) symlinkSync(join(repositoryRoot, name), join(folder, name))
  return folder
}
