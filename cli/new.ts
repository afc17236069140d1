/** `slicewright new`: a working exemplar under a new name, in the last folder of `SITE_DIR` or in this repository. */
import { findRoots } from '#compiler/read/roots.ts'
import { writeFile } from './named-files.ts'
import { exemplarKinds, makeNew, newHelp } from './new/make-new.ts'
import { readChoices } from './new/site-choices.ts'
import { Refusal, type Call, type Command } from './run-command.ts'

export const makeExemplar: Command = {
  help: newHelp,
  options: {
    machine: { type: 'boolean' },
    languages: { type: 'string' },
    colour: { type: 'string' },
    prismic: { type: 'string' },
  },
  words: 2,
  async run({ values, words: [word, name = ''] }) {
    const kind = exemplarKinds.find((one) => one === word)
    if (word === undefined || (name === '' && kind !== 'frame'))
      throw new Refusal('A kind and a name are needed.')
    if (!kind) throw new Refusal(`There is no exemplar of “${word}”.`)
    if (kind === 'frame' && name !== '') throw new Refusal('A frame has no name.')
    const hasMachine = values['machine'] === true
    const choices = toTexts(values, ['languages', 'colour', 'prismic'])
    const [stray] = kind === 'site' ? [] : Object.keys(choices)
    if (stray !== undefined) throw new Refusal(`--${stray} is of a new site: a ${kind} has none.`)
    await makeNew(
      { kind, name, hasMachine, choices: readChoices(choices) },
      { roots: findRoots(), say: console.log, write: writeFile },
    )
    return 0
  },
}

/** Options that have a value. */
function toTexts(values: Call['values'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
