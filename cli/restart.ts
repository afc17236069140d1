/** `npm run restart`: replaces the processes of a server that `WORKERS` started, without a failed request. */
import { readVariable } from '#schemas/environment-variables.ts'
import { askForRestart } from '../adapters/node/cluster/ask-restart.ts'
import { runCommand, type Command } from './run-command.ts'

const command: Command = {
  help: `npm run restart
Replaces the processes of a running server that WORKERS=2 npm start has started, one after the other, without a failed request.
Environment: DATA_DIR, the same as that of the server`,
  options: {},
  async run() {
    await askForRestart(readVariable('DATA_DIR'))
    return 0
  },
}

if (import.meta.main)
  process.exitCode = await runCommand({ restart: command }, ['restart', ...process.argv.slice(2)])
