import { CommandFailed, run } from './run.ts'

/** Exit code of a dev server whose own settings have changed. */
export const settingsChanged = 75

/** Runs the dev server until it is stopped; restarts it when its own files have changed. */
export async function serveDev(
  port: string,
  variables: Record<string, string> = {},
): Promise<void> {
  for (;;) {
    try {
      return await run('node', ['cli/run-vike.ts', 'dev', port], variables)
    } catch (error) {
      if (!(error instanceof CommandFailed && error.exitCode === settingsChanged)) throw error
    }
  }
}
