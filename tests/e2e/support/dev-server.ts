/** `npm run dev` in its own process, on a free port. */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileCache, startProcess, type Started } from '#tests/support/start-process.ts'

export interface DevServer extends Started {
  origin: string
}

/** @throws Error with the server's last output, when it exits or hangs before it serves */
export async function startDevServer(variables: Record<string, string> = {}): Promise<DevServer> {
  const started = startProcess(
    join(repositoryRoot, 'node_modules/.bin/node'),
    [join(repositoryRoot, 'cli/slicewright.mjs'), 'dev'],
    {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        PORT: '0',
        SITE_DIR: '',
        ...variables,
      },
    },
  )
  const origin = await started.waitFor('it was served', (output) => {
    const url = /Local:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1]
    // It compiles the site unasked.
    return /response ← \/ \d+/.test(output) ? url : undefined
  })
  return { ...started, origin }
}
