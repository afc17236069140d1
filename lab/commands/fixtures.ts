/** `npm run fixtures -w lab`: rewrites everything derived from `tests/fixtures/documents/*.raw.json`. */
import { readCall } from '../../cli/run-command.ts'
import { run } from '../../cli/run.ts'

await readCall({
  help: `npm run fixtures -w lab
Rewrites everything derived from tests/fixtures/documents/*.raw.json. The difference is what to review.`,
  options: {},
})

await run('vitest', ['run', 'tests/conformance/fixtures.test.ts', '--update']).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
