/// <reference lib="es2024.promise" />
/** The process that `WORKERS` asks for: from the signals of the machine to `startPrimary`. */
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
 * @param listenForMetrics - answers for the metrics of all processes, where that is wanted
 */
export async function runPrimary(
  exec: string,
  { workers, dataDir, drainSeconds, linkSecrets, siteBaseUrl }: Environment,
  log: Logger,
  listenForMetrics: (collect: () => Promise<unknown[]>) => Promise<void>,
): Promise<number> {
  // Links that one process signs are followed to another one.
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
  // Where the workers count requests together.
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

/** Answers a connection with the end of a rolling restart: a file without listener answers nobody. */
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
    // Told by `listen`.
  }
  server.listen(path)
  return server
}
