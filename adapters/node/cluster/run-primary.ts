/// <reference lib="es2024.promise" />
/**
 * Runs the primary process for `WORKERS`: connects signals and the control socket to
 * `startPrimary`.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Environment, Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { toControlPath } from './control-path.ts'
import { countWorkers, tellLimits } from './limits.ts'
import { startPrimary, type Primary } from './primary.ts'

/**
 * Resolves when everything has ended.
 *
 * @param exec - the script that serves
 * @param listenForMetrics - serves the metrics of all processes, if configured
 */
export async function runPrimary(
  exec: string,
  { workers, dataDir, drainSeconds, linkSecrets, siteBaseUrl }: Environment,
  log: Logger,
  listenForMetrics: (collect: () => Promise<unknown[]>) => Promise<void>,
): Promise<number> {
  // Links signed by one process may be opened at another.
  const needsSecret = linkSecrets.length === 0 && siteBaseUrl === undefined
  const environment: Record<string, string> = needsSecret
    ? { LINK_SECRET: randomBytes(32).toString('hex') }
    : {}
  tellLimits(workers, log)
  const primary = startPrimary({
    exec,
    workers: countWorkers(workers),
    log,
    environment,
    pace: { end: drainSeconds * 1000 + 30_000 },
  })
  await listenForMetrics(() => primary.collectMetrics()).catch(async (error: unknown) => {
    await primary.stop()
    throw error
  })
  // Lets the workers count requests together.
  void new RateLimiterClusterMaster()
  const control = listenForControl(toControlPath(dataDir), primary, log)
  process.on('SIGHUP', () => void primary.roll())
  const ended = Promise.withResolvers<number>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log(`${signal}: finishing open requests, then stopping.`)
      ended.resolve(0)
    })
  }
  const code = await Promise.race([ended.promise, primary.failed])
  control.close()
  await primary.stop()
  return code
}

/**
 * Answers a connection once a rolling restart ends. A leftover socket file has no listener and
 * answers nobody.
 */
function listenForControl(path: string, primary: Primary, log: Logger): { close(): void } {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      void primary.roll().then((isDone) => socket.end(isDone ? 'done\n' : 'failed\n'))
    })
  })
  server.on('error', (error) => {
    log.warn('CONTROL_UNREACHABLE', {
      message: `"npx slicewright restart" will not find this server, as nothing listens at ${path}; SIGHUP works.`,
      reason: toReason(error),
    })
  })
  try {
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
  } catch {
    // `listen` reports it.
  }
  server.listen(path)
  return server
}
