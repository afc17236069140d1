/** `npm run restart`: replaces the processes of a server that `WORKERS` started, without a failed request. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { readVariable } from '#schemas/environment-variables.ts'
import { toControlPath } from '../../adapters/node/cluster/control-path.ts'
import { runCommand, type Command } from './run-command.ts'

const command: Command = {
  help: `npm run restart
Replaces the processes of a running server that WORKERS=2 npm start has started, one after the other, without a failed request.
Environment: DATA_DIR, the same as that of the server`,
  options: {},
  async run() {
    const path = toControlPath(readVariable('DATA_DIR'))
    const socket = connect(path)
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      console.log('Replacing the processes, one after the other ...')
      socket.write('restart\n')
    })
    const answer = await text(socket).catch(() => {
      throw new Error(
        `No server of several processes listens at ${path}. Start one with WORKERS=2 npm start, and run this with the same DATA_DIR.`,
      )
    })
    if (answer !== 'done\n')
      throw new Error(
        'A new process did not come to serve, so those that are there go on. The log of the server says why.',
      )
    console.log('All processes are new.')
    return 0
  },
}

if (import.meta.main)
  process.exitCode = await runCommand({ restart: command }, ['restart', ...process.argv.slice(2)])
