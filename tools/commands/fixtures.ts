/** `npm run fixtures`: rewrites everything derived from `tests/fixtures/documents/*.raw.json`. */
import { run } from './run.ts'

await run('vitest', ['run', 'tests/conformance/fixtures.test.ts', '--update']).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
