/**
 * `slicewright site takeover PROJECT...`: each Slice Machine project imported, checked, served, crawled and
 * compared with what it was, in one table. `--help` tells of it.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { toReason } from '#runtime/errors'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { tryProject, type Trial } from './try-project.ts'
import { Refusal, runCommand, type Command } from './run-command.ts'

const takeover: Command = {
  help: `slicewright site takeover PROJECT... [OPTIONS]
Turns each Slice Machine project into the folder of a site, checks and builds it, asks for every page of its
documents, and compares its models with those it came from. Nothing is written into the project.
A project without documents gets two of each type: one with every field filled, one with only what is required.
PROJECT=FOLDER takes the documents of that folder: answers of the Content API as JSON files, or an export.
  --out FOLDER  keeps the sites there, by the project's name; .cache/takeover unless set
  --verbose     also lists what is not carried over, and what pages lack
Ends with 1 when a project fails somewhere.`,
  options: { out: { type: 'string' }, verbose: { type: 'boolean' } },
  words: 100,
  async run({ values, words }) {
    if (words.length === 0) throw new Refusal('Name the folder of a Slice Machine project.')
    const out = resolve(String(values['out'] ?? join(repositoryRoot, '.cache/takeover')))
    const trials: Trial[] = []
    for (const word of words) {
      const [project = '', content] = word.split('=')
      const name = nameOf(project)
      const folder = join(out, name)
      if (existsSync(folder)) rmSync(folder, { recursive: true })
      mkdirSync(folder, { recursive: true })
      const trial = await tryProject(resolve(project), { folder, name, content }).catch(
        toFailure(project),
      )
      trials.push(trial)
      if (values['verbose']) for (const line of trial.lines) console.error(line)
    }
    console.log(toTable(trials))
    return trials.every(({ isSound }) => isSound) ? 0 : 1
  },
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

/** As Markdown has tables. */
function toTable(trials: readonly Trial[]): string {
  const rows = [titles, titles.map(() => '---'), ...trials.map(({ row }) => row)]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

if (import.meta.main)
  process.exitCode = await runCommand({ takeover }, ['takeover', ...process.argv.slice(2)])
