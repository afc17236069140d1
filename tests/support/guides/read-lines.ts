/** The lines that a guide has its reader type, for tests that run them as they are written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { canRun } from './not-run.ts'
import { readCommands } from './read-commands.ts'

/**
 * @param guide - its name: `leads`
 * @returns them without the commands that no test can run
 */
export function linesOf(guide: string): string[] {
  const file = `docs/guides/${guide}.md`
  const { blocks } = readMarkdown(file, readFileSync(join(repositoryRoot, file), 'utf8'))
  return blocks
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n').map((text) => ({ ...block, text })))
    .map((line) => {
      const commands = readCommands(line)
      const written = line.text.split(' && ')
      return written.filter((_, at) => commands[at] && canRun(commands[at].text, file)).join(' && ')
    })
    .filter((line) => line !== '')
}
