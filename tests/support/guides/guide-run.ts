/**
 * Follows a guide's instructions beside a clone: runs its commands, and writes the files in its
 * blocks.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { formatFaults } from '#compiler/read/fault.ts'
import { generateSiteFiles, writeFiles } from '#compiler/generate/generate.ts'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findRoots, isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import { checkRoots } from '#compiler/build'
import { writeFile } from '../../../cli/named-files.ts'
import { exemplarKinds, makeNew } from '../../../cli/new/make-new.ts'
import { findCommand } from '../../../cli/commands.ts'
import { checkConformance, readMachineDocuments } from '../machine-conformance.ts'
import type { MarkdownBlock, MarkdownPage } from '../markdown/read-markdown.ts'
import { readCommands, type GuideCommand } from './read-commands.ts'
import { validateBlock, writeBlock } from './write-block.ts'

/** A page that a guide says can be opened. */
export interface ServedPage {
  at: string
  siteDir: string
  path: string
  /** Text on the page; empty where the guide does not say. */
  words: string
}

export interface GuideOptions {
  /** Contains the readers' sites, like the folder above their clone. */
  home: string
  /** The reason why a command is not run here; undefined for one that is. */
  whyNot(command: string, at: string): string | undefined
}

/**
 * @returns the pages it says can be opened, on sites that it has the reader serve
 * @throws Error that begins with file and line of the guide, for a command or block that does not
 *   work
 */
export async function runGuide(page: MarkdownPage, options: GuideOptions): Promise<ServedPage[]> {
  const run = new GuideRun(options)
  for (const block of page.blocks) await run.take(block)
  run.check(page.file)
  return run.served
}

/** The command of ours that a line runs, as `npx slicewright COMMAND` or as a script of npm. */
function findTyped(program: string | undefined, rest: readonly string[]) {
  if (program === 'npx' && rest[0] === 'slicewright') return findCommand(rest.slice(1))
  if (program !== 'npm') return undefined
  return findCommand(rest[0] === 'run' ? rest.slice(1) : rest)
}

class GuideRun {
  readonly served: ServedPage[] = []
  readonly #options: GuideOptions
  #siteDir = ''

  constructor(options: GuideOptions) {
    this.#options = options
  }

  async take(block: MarkdownBlock): Promise<void> {
    const { file, line, language, info } = block
    const at = `${file}:${line}`
    if (language === 'sh') {
      for (const command of readCommands(block)) await this.#do(command)
      return
    }
    const isFile = info !== '' && !/^(?:as|part of) /.test(info)
    await blame(at, () => {
      if (!isFile) return expectNone(validateBlock(block))
      if (this.#siteDir === '')
        throw new Error(`${info} is to be written, and no SITE_DIR says to which folder.`)
      writeBlock(block, this.#roots().at(-1)!)
    })
  }

  /** Checks that a build accepts the files the guide has produced. */
  check(at: string): void {
    if (this.#siteDir === '') return
    const faults = checkRoots(this.#roots())
    if (faults.length > 0) throw new Error(`${at}: in the end\n${formatFaults(faults)}`)
  }

  async #do({ at, text, words, variables, comment }: GuideCommand): Promise<void> {
    const siteDir = variables['SITE_DIR']?.replaceAll('../', `${this.#options.home}/`)
    if (words.length === 0) this.#siteDir = siteDir ?? this.#siteDir
    if (words.length === 0 || this.#options.whyNot(text, at) !== undefined) return
    const before = this.#siteDir
    this.#siteDir = siteDir ?? before
    await blame(`${at}: ${text}`, () => this.#run(at, words, comment))
    this.#siteDir = before
  }

  async #run(at: string, words: readonly string[], comment: string): Promise<void> {
    const places = words.map((word) => word.replace(/^\.\.\//, `${this.#options.home}/`))
    const [program, ...rest] = places
    if (program === 'mkdir') return void mkdirSync(rest.at(-1)!, { recursive: true })
    if (program === 'rm') {
      const recursive = rest[0] === '-r'
      return rmSync(rest.at(-1)!, { recursive })
    }
    if (program === 'cp') {
      const [from = '', to = ''] = rest.filter((word) => word !== '-r')
      return cpSync(join(repositoryRoot, from), join(to, basename(from)), { recursive: true })
    }
    if (program === 'npx' && rest.join(' ') === 'vitest run tests/conformance/machines.test.ts')
      return this.#checkMachines()
    const found = findTyped(program, rest)
    if (!found)
      throw new Error(
        'This test cannot run it. Say why it need not, in tests/support/guides/not-run.ts.',
      )
    const { name } = found.entry
    const args = found.args.filter((word) => word !== '--')
    // A build is made once for all guides, when their pages are opened.
    if (name === 'build') return
    if (name === 'dev' || name === 'start') return this.#serve(at, comment)
    if (name === 'check') return this.check(at)
    if (name === 'content migrate') return this.#migrate(args)
    if (name === 'generate' && this.#siteDir !== '') {
      const roots = this.#roots()
      return writeFiles(generateSiteFiles(roots), roots.at(-1)!)
    }
    if (name !== 'new') throw new Error('It is run for this repository, or needs a build.')
    const [word, called] = args
    const kind = exemplarKinds.find((one) => one === word)
    if (kind === undefined || (called === undefined && kind !== 'frame'))
      throw new Error(`There is no exemplar ${word}.`)
    const hasMachine = args.includes('--machine')
    await makeNew(
      { kind, name: called ?? '', hasMachine },
      { roots: this.#roots(), say: () => {}, write: writeFile },
    )
  }

  #migrate(args: readonly string[]): void {
    const words = ['cli/slicewright.mjs', 'content', 'migrate', ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], SITE_DIR: this.#siteDir },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stdout + stderr)
  }

  #serve(at: string, comment: string): void {
    const place = /^http:\/\/localhost:3000(\/\S*?)?(?:: (.*))?$/.exec(comment)
    if (comment.includes('localhost') && !place)
      throw new Error('Say what can be looked at as http://localhost:3000/PATH: WORDS.')
    const [, path = '/', words = ''] = place ?? []
    // Tools of the dev server are part of no build.
    if (path.startsWith('/__')) return
    this.served.push({ at, siteDir: this.#siteDir, path, words })
  }

  #checkMachines(): void {
    const roots = this.#roots()
    const catalogue = readMachineCatalogue(roots)
    for (const [folder, document] of readMachineDocuments(roots)) {
      if (!isInRoot(folder, roots.at(-1)!)) continue
      const { problems, states, transitions } = checkConformance(document, catalogue)
      const said = [...problems, ...states.missed, ...transitions.missed].map((each) =>
        JSON.stringify(each),
      )
      expectNone(said.map((each) => `${relative(roots.at(-1)!, folder)}: ${each}`))
    }
  }

  #roots(): string[] {
    return findRoots(this.#siteDir)
  }
}

function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

async function blame(at: string, act: () => void | Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw new Error(`${at}: ${(error as Error).message}`, { cause: error })
  }
}
