/** `npm run restart`: replaces the processes of a server that `WORKERS` started, without a failed request. */
import { connect } from 'node:net'
import { readVariable } from '#schemas/environment-variables.ts'
import { toControlPath } from '../../adapters/node/cluster/control-path.ts'

const path = toControlPath(readVariable('DATA_DIR'))
const socket = connect(path)
let answer = ''

socket.setEncoding('utf8')
socket.on('connect', () => {
  console.log('Replacing the processes, one after the other ...')
  socket.write('restart\n')
})
socket.on('data', (text) => (answer += text))
socket.on('error', () => {
  console.error(
    `No server of several processes listens at ${path}. Start one with WORKERS=2 npm start, and run this with the same DATA_DIR.`,
  )
  process.exitCode = 1
})
socket.on('end', () => {
  if (answer === 'done\n') return console.log('All processes are new.')
  console.error(
    'A new process did not come to serve, so those that are there go on. The log of the server says why.',
  )
  process.exitCode = 1
})
