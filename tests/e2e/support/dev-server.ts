/** `npm run dev` in a process of its own, on a free port. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'

export interface DevServer {
  origin: string
  /** What it has written so far, without colours. */
  output(): string
  stop(): Promise<void>
}

/** @throws Error with what the server wrote when it ends before it serves */
export async function startDevServer(variables: Record<string, string> = {}): Promise<DevServer> {
  const child = spawn(
    join(repositoryRoot, 'node_modules/.bin/node'),
    [join(repositoryRoot, 'tools/commands/dev.ts')],
    { cwd: repositoryRoot, env: { ...process.env, PORT: '0', SITE_DIR: '', ...variables } },
  )
  // A worker that is interrupted tears nothing down.
  process.once('exit', () => child.kill())
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const written = stripColours(output)
      const url = /Local:\s+(http:\/\/localhost:\d+)/.exec(written)?.[1]
      // It compiles the site unasked.
      if (url && /response ← \/ \d+/.test(written)) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The dev server ended:\n${output}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, output: () => stripColours(output), stop }
}

function stripColours(text: string): string {
  return text.replaceAll(/\u001B\[\d+m/g, '')
}
