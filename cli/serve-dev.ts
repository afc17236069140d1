import { CommandFailed, run, runHeld } from './run.ts'

/** Exit code of a dev server whose own settings have changed. */
export const settingsChanged = 75

/**
 * Runs the dev server until it is stopped; restarts it when its own files have changed.
 *
 * @param ready - until then it loads itself, and reads nothing of the site; it is stopped where this rejects
 */
export async function serveDev(
  port: string,
  variables: Record<string, string> = {},
  ready: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const args = ['cli/run-vike.ts', 'dev', port]
  const first = runHeld('node', args, variables, 'stdout')
  void ready.then(first.letFinish, first.stop)
  for (let server = first.ended; ; server = run('node', args, variables)) {
    try {
      return await server
    } catch (error) {
      if (!(error instanceof CommandFailed && error.exitCode === settingsChanged)) throw error
    }
  }
}
