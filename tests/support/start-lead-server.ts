/** A process that takes leads and passes them on: `tests/fixtures/processes/serve-leads.ts`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot } from '#schemas/roots.ts'
import { createLead } from '#tests/support/create-lead.ts'

export type Command = readonly [program: string, ...args: string[]]

export interface LeadServer {
  origin: string
  pid: number | undefined
  /** With SIGKILL; resolves when it is gone. */
  kill(): Promise<void>
}

export const leadServer: Command = [
  process.execPath,
  join(repositoryRoot, 'tests/fixtures/processes/serve-leads.ts'),
]

/** @param command - what starts it, when it needs more around it */
export async function startLeadServer(
  variables: Record<string, string>,
  [program, ...args]: Command = leadServer,
): Promise<LeadServer> {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let origin: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /^listening on (.*)$/.exec(line)?.[1]
    if (origin !== undefined) break
  }
  if (origin === undefined) throw new Error('The server of leads ended before it listened.')
  child.stdout.resume()
  return {
    origin,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** As a browser sends a form. @returns whether the visitor is told of success */
export async function submitLead(origin: string, submission: string): Promise<boolean> {
  const body = JSON.stringify(createLead({ submission }))
  return (await fetch(origin, { method: 'POST', body })).status === 201
}
