/** The lines that a guide has its reader type, for tests that run them as they are written. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { canRun } from './not-run.ts'
import { readCommands } from './read-commands.ts'

/** Headings of a guide: its lines from one on, or until another. */
interface Within {
  from?: string
  until?: string
}

/**
 * @param guide - its name: `leads`
 * @returns them without the commands that no test can run
 * @throws Error for a heading that the guide has not
 */
export function linesOf(guide: string, { from, until }: Within = {}): string[] {
  const [file] = globSync(`docs/{guides,operations,reference}/${guide}.md`, { cwd: repositoryRoot })
  if (file === undefined) throw new Error(`There is no guide "${guide}".`)
  const text = readFileSync(join(repositoryRoot, file), 'utf8')
  const lineOf = (heading: string) => {
    const line = text.split('\n').findIndex((each) => each.replace(/^#+ /, '') === heading)
    if (line < 0) throw new Error(`${file} has no heading "${heading}".`)
    return line
  }
  const first = from === undefined ? 0 : lineOf(from)
  const last = until === undefined ? Number.POSITIVE_INFINITY : lineOf(until)
  const { blocks } = readMarkdown(file, text)
  return blocks
    .filter(({ language, line }) => language === 'sh' && line > first && line <= last)
    .flatMap((block) => block.text.split('\n').map((text) => ({ ...block, text })))
    .map((line) => {
      const commands = readCommands(line)
      const written = line.text.split(' && ')
      return written.filter((_, at) => commands[at] && canRun(commands[at].text, file)).join(' && ')
    })
    .filter((line) => line !== '')
}
