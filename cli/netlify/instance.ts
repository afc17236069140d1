/**
 * One instance of a function, in a thread: what Netlify's local runtime does in its
 * `functions/runtimes/js/worker.js`, but for many requests, one after the other, as an instance in
 * production does.
 */
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Asked, Said, Started } from './keep-instances.ts'

interface LambdaLocal {
  execute(options: object): Promise<{ body?: unknown } | null>
  getLogger(): { level: string }
}

const { runtime, environment, entryFilePath } = workerData as Started
Object.assign(process.env, environment)
const path = createRequire(runtime).resolve('lambda-local')
const { default: lambda } = (await import(pathToFileURL(path).href)) as { default: LambdaLocal }
lambda.getLogger().level = 'alert'
const lambdaFunc: unknown = await import(entryFilePath)

function say(said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
  parentPort!.postMessage(said)
}

/** A streamed body goes through a port, whose number is reported once it is open. */
async function answer({ clientContext, event, timeoutMs }: Asked): Promise<void> {
  const result = await lambda.execute({
    clientContext,
    event,
    lambdaFunc,
    region: 'dev',
    timeoutMs,
    verboseLevel: 3,
  })
  if (!(result?.body instanceof Readable)) return say({ result })
  const { body, ...rest } = result
  await new Promise<void>((resolve, reject) => {
    const server = createServer((socket) => {
      body.pipe(socket)
      // A visitor who leaves ends it too.
      socket.on('error', () => socket.destroy()).once('close', () => server.close(() => resolve()))
    })
    server.once('error', reject)
    server.listen({ port: 0, host: 'localhost' }, () => {
      const { port: streamPort } = server.address() as AddressInfo
      say({ result: { ...rest, streamPort } })
    })
  })
}

parentPort!.on('message', (asked: Asked) => {
  void answer(asked).then(
    () => say({ isFree: true }),
    // As in the runtime's own worker: the request fails, and the instance ends.
    (error: unknown) =>
      setImmediate(() => {
        throw error
      }),
  )
})
