/** Starts a process that accepts and forwards leads: `tests/fixtures/processes/serve-leads.ts`. */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { startProcess } from '#tests/support/start-process.ts'

export type Command = readonly [program: string, ...args: string[]]

export interface LeadServer {
  origin: string
  pid: number | undefined
  /** Kills with SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
}

export const leadServer: Command = [
  process.execPath,
  join(repositoryRoot, 'tests/fixtures/processes/serve-leads.ts'),
]

/** @param command - a custom command line to start it */
export async function startLeadServer(
  variables: Record<string, string>,
  [program, ...args]: Command = leadServer,
): Promise<LeadServer> {
  const started = startProcess(program, args, { env: { PATH: process.env['PATH'], ...variables } })
  const origin = await started.waitFor(
    'it listened',
    (output) => /^listening on (.*)\n/m.exec(output)?.[1],
  )
  return {
    origin,
    pid: started.process.pid,
    async kill() {
      await started.kill()
    },
  }
}

/** Sends a form as a browser does. @returns whether the visitor gets a confirmation */
export async function submitLead(origin: string, submission: string): Promise<boolean> {
  const body = JSON.stringify(createLead({ submission }))
  return (await fetch(origin, { method: 'POST', body })).status === 201
}
