/** The built server, for as long as something is measured on it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { outDir } from '../../compiler/build/built-site.ts'

const port = 3393

/** @param run - gets the server's origin. */
export async function atBuiltServer<Result>(
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, [join(outDir(), 'server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: '.cache/bench-data',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await isUp()
    return await run(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
}

async function isUp(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${port}.`)
}
