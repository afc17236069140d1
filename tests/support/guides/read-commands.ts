/** The commands of a shell block, as far as guides need a shell: variables, comments, `&&`. */
import type { MarkdownBlock } from '../markdown/read-markdown.ts'

export interface GuideCommand {
  /** `docs/guides/x.md:12` */
  at: string
  /** The command without its variables and comment. */
  text: string
  words: string[]
  /** Set for this command alone; for all that follow when the command is `export`. */
  variables: Record<string, string>
  /** Its explanation for the reader. */
  comment: string
}

export function readCommands({ file, line, text }: MarkdownBlock): GuideCommand[] {
  return text.split('\n').flatMap((entry, index) => {
    const [, commands = '', comment = ''] = /^(.*?)(?:(?:^|\s+)# (.*))?$/.exec(entry)!
    return commands
      .split(' && ')
      .filter((command) => command.trim() !== '')
      .map((command) => {
        const words = command.trim().split(/\s+/)
        if (words[0] === 'export') words.shift()
        const count = words.findIndex((word) => !/^[A-Z][A-Z0-9_]*=/.test(word))
        const settings = words.splice(0, count < 0 ? words.length : count)
        const variables = Object.fromEntries(
          settings.map((word): [string, string] => {
            const at = word.indexOf('=')
            return [word.slice(0, at), word.slice(at + 1)]
          }),
        )
        const at = `${file}:${line + index + 1}`
        return { at, text: words.join(' '), words, variables, comment }
      })
  })
}
