import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { toControlPath } from './control-path.ts'

/**
 * Makes the multi-process server with that data folder replace its processes; resolves when all are
 * new.
 * @throws Error with a readable message: there is no such server, or a new process failed to serve
 */
export async function askForRestart(
  dataDir: string,
  tell: (text: string) => void = console.log,
): Promise<void> {
  const path = toControlPath(dataDir)
  const socket = connect(path)
  socket.setEncoding('utf8')
  socket.on('connect', () => {
    tell('Replacing the processes, one after the other ...')
    socket.write('restart\n')
  })
  const answer = await text(socket).catch(() => {
    throw new Error(
      `No server of several processes listens at ${path}. Start one with WORKERS=2 npm start, and run this with the same DATA_DIR.`,
    )
  })
  if (answer !== 'done\n')
    throw new Error(
      'A new process failed to serve, so the old ones keep running. The log of the server says why.',
    )
  tell('All processes are new.')
}
