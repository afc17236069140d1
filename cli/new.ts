/** `slicewright new`: a working exemplar under a new name, in the last folder of `SITE_DIR` or in this repository. */
import { findRoots } from '#compiler/read/roots.ts'
import { exemplarKinds, makeNew, newHelp } from './new/make-new.ts'
import { Refusal, type Command } from './run-command.ts'

export const makeExemplar: Command = {
  help: newHelp,
  options: { machine: { type: 'boolean' } },
  words: 2,
  async run({ values, words: [word, name = ''] }) {
    const kind = exemplarKinds.find((one) => one === word)
    if (word === undefined || (name === '' && kind !== 'frame'))
      throw new Refusal('A kind and a name are needed.')
    if (!kind) throw new Refusal(`There is no exemplar of “${word}”.`)
    if (kind === 'frame' && name !== '') throw new Refusal('A frame has no name.')
    const hasMachine = values['machine'] === true
    await makeNew({ kind, name, hasMachine }, { roots: findRoots(), say: console.log })
    return 0
  },
}
