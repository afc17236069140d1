/** `npx slicewright restart`: replaces the processes of a server that `WORKERS` started, without a failed request. */
import { readVariable } from '#schemas/environment-variables.ts'
import { askForRestart } from '../adapters/node/cluster/ask-restart.ts'
import type { Command } from './run-command.ts'

export const restart: Command = {
  help: `slicewright restart
Replaces the processes of a running server that WORKERS=2 npm start has started, one after the other, without a failed request.
Environment: DATA_DIR, the same as that of the server`,
  options: {},
  async run() {
    await askForRestart(readVariable('DATA_DIR'))
    return 0
  },
}
