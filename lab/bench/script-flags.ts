import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'

/**
 * What `npm run <name>` gives to Node before the script: a measurement or a test has the memory that people have.
 * @throws Error when there is no such script
 */
export function readScriptFlags(name: string): string[] {
  const file = join(repositoryRoot, 'package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> }
  const script = scripts[name]
  if (script === undefined) throw new Error(`${file} has no script called ${name}.`)
  return script.split(' ').filter((word) => word.startsWith('--'))
}
