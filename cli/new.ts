/**
 * `npm run new <kind> <name>`: a working exemplar under a new name, in the last folder of `SITE_DIR`
 * or in this repository. What is there already is never overwritten.
 */
import { findRoots } from '#compiler/read/roots.ts'
import { makeNew } from './new/make-new.ts'

try {
  const say = (line: string): void => console.log(line)
  const args = process.argv.slice(2)
  // Without `--` before it, npm takes it for its own.
  if (process.env['npm_config_machine']) args.push('--machine')
  await makeNew(args, { roots: findRoots(), say })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
