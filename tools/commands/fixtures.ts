/** `npm run fixtures`: writes what is derived from `tests/fixtures/documents/*.raw.json` anew. */
import { run } from './run.ts'

await run('vitest', ['run', 'tests/conformance/fixtures.test.ts', '--update']).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
