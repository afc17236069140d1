/**
 * `slicewright site takeover PROJECT...`: each Slice Machine project imported, checked, served, crawled and
 * compared with what it was, in one table. `--help` tells of it.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { toReason } from '#runtime/errors'
import { refuseFile } from './named-files.ts'
import { tryProject, type Trial } from './try-project.ts'
import { Refusal, type Command } from './run-command.ts'

export const takeover: Command = {
  help: `slicewright site takeover PROJECT... [OPTIONS]
Turns each Slice Machine project into the folder of a site, checks and builds it, asks for every page of its
documents, and compares its models with those it came from. Nothing is written into the project.
A project without documents gets two of each type: one with every field filled, one with only what is required.
PROJECT=FOLDER takes the documents of that folder: answers of the Content API as JSON files, or an export.
  --out FOLDER  keeps the sites there, by the project's name; .cache/takeover of the present folder unless set
  --verbose     also lists what is not carried over, and what pages lack
  --json        a list of projects, each with what the table has of it and what --verbose lists
Ends with 1 when a project fails somewhere.`,
  options: { out: { type: 'string' }, verbose: { type: 'boolean' }, json: { type: 'boolean' } },
  words: 100,
  async run({ values, words }) {
    if (words.length === 0) throw new Refusal('Name the folder of a Slice Machine project.')
    const out = resolve(String(values['out'] ?? '.cache/takeover'))
    const named = words.map((word) => toNamed(word, out))
    for (const { folder, name } of named) {
      refuseForeign(folder)
      if (named.filter((one) => one.name === name).length > 1)
        throw new Refusal(`Two projects are called ${name}. Try one after the other.`)
    }
    const trials: Trial[] = []
    for (const { project, ...options } of named) {
      empty(options.folder)
      const trial = await tryProject(resolve(project), options).catch(toFailure(project))
      trials.push(trial)
      if (values['verbose']) for (const line of trial.lines) console.error(line)
    }
    console.log(values['json'] ? JSON.stringify(trials.map(toReport)) : toTable(trials))
    return trials.every(({ isSound }) => isSound) ? 0 : 1
  },
}

function toNamed(word: string, out: string) {
  const [project = '', content] = word.split('=')
  const name = nameOf(project)
  return { project, content, name, folder: join(out, name) }
}

/** In each site that was made here, so that a later run may replace it. */
const mark = '.taken-over'

/** @throws Refusal where something else would be deleted */
function refuseForeign(folder: string): void {
  refuseFile(folder)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length === 0 || names.includes(mark)) return
  throw new Refusal(
    `${folder} is no site of this command, and holds ${names.slice(0, 3).join(', ')}, which would be deleted. Name another folder with --out.`,
  )
}

function empty(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, mark), '')
}

function nameOf(project: string): string {
  return basename(resolve(project))
}

function toFailure(project: string): (error: unknown) => Trial {
  return (error) => ({
    row: [nameOf(project), '', '', toReason(error).split('\n')[0] ?? '', '', '', ''],
    isSound: false,
    lines: [],
  })
}

const titles = ['Project', 'Types, slices', 'Documents', 'Check', 'Pages', 'Round trip', 'Told']

const keys = ['project', 'models', 'documents', 'check', 'pages', 'roundTrip', 'told']

function toReport({ row, isSound, lines }: Trial): Record<string, unknown> {
  return { ...Object.fromEntries(keys.map((key, at) => [key, row[at]])), isSound, lines }
}

/** As Markdown has tables. */
function toTable(trials: readonly Trial[]): string {
  const rows = [titles, titles.map(() => '---'), ...trials.map(({ row }) => row)]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
