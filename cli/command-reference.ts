import { commandGroups } from './commands.ts'

/** The page of the reference: each command with its help. */
export async function generateCommandReference(): Promise<string> {
  const groups = await Promise.all(
    commandGroups.map(async ({ title, commands }) => {
      const entries = await Promise.all(
        commands.map(async ({ name, does, load }) => {
          const { help } = await load()
          const sentence = `${does[0]!.toUpperCase()}${does.slice(1)}.`
          return `### ${name}\n\n${sentence}\n\n\`\`\`text\n${help}\n\`\`\`\n`
        }),
      )
      return `## ${title}\n\n${entries.join('\n')}`
    }),
  )
  return `${intro}\n${groups.join('\n')}`
}

const intro = `# Commands

\`npx slicewright COMMAND\` in the folder of a site, or in a checkout of this project; \`npx slicewright --help\` lists all of
them, \`npx slicewright COMMAND --help\` describes one.

| exit code | meaning |
|---|---|
| 0 | done, nothing found |
| 1 | something was found, or the call was wrong |
| 2 | it could not be done: a file, a service or the environment stood in the way |

What reports takes \`--json\`: standard output holds JSON alone, of lists of people, mails and codes one object a line; all else goes
to standard error.
`
