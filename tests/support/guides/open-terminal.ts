/** A shell as the reader of a guide has it: each line runs as it is written, where the ones before have left it. */
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

/** What a line says that cannot be so in a test. */
export interface Replaced {
  written: string
  here: string
  why: string
}

export interface TerminalOptions {
  cwd: string
  /** Beside a path, a home folder and the outcome of earlier compilations. */
  env?: Record<string, string>
  replaced?: readonly Replaced[]
}

export interface Terminal {
  /** @returns what it wrote. @throws Error with it, when it ends with another code */
  run(line: string, code?: number): Promise<string>
  /** In another terminal, which is where this one is and knows what this one does. */
  start(line: string): Started
  close(): void
}

/** @throws Error for what is to be replaced and is in no guide */
export function openTerminal({ cwd, env = {}, replaced = [] }: TerminalOptions): Terminal {
  const guides = globSync(join(repositoryRoot, 'docs/guides/*.md')).map((file) =>
    readFileSync(file, 'utf8'),
  )
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

/** Nobody stands in these when they follow a guide, or they are to be without what others have left there. */
const leftOut = new Set(['.cache', '.data', '.git', 'dist', 'reports', 'tests'])

/**
 * A folder in which the repository is, as in a clone, made of links: what a reader's commands leave in the folder
 * where they are run stays there. Builds go where OUT_DIR says.
 */
export function linkClone(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(repositoryRoot))
    if (!leftOut.has(name)) symlinkSync(join(repositoryRoot, name), join(folder, name))
  return folder
}
