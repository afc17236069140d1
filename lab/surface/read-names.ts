/** Names that a site's files, its owner's shell or its host use. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandGroups } from '../../cli/commands.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { environmentVariables } from '../../schemas/environment-variables.ts'
import type { Entries } from './surface.ts'

export function readMessages(): Entries {
  const text = readFileSync(join(repositoryRoot, 'site-config/messages/en.json'), 'utf8')
  return new Map(Object.keys(JSON.parse(text) as object).map((key) => [key, '']))
}

/** Commands with their options. */
export async function readCommands(): Promise<Entries> {
  const entries = new Map<string, string>()
  for (const { commands } of commandGroups)
    for (const { name, load } of commands) {
      entries.set(name, '')
      const { options } = await load()
      for (const [option, { type }] of Object.entries(options))
        entries.set(`${name} --${option}`, type)
    }
  return entries
}

/** Environment variables, those of vendors included. */
export function readVariables(): Entries {
  const vendors = readFileSync(join(repositoryRoot, 'site-config/vendors.json'), 'utf8')
  const ofVendors = [...vendors.matchAll(/"(VENDOR_[A-Z0-9_]+)"/g)].map(([, name]) => name!)
  return new Map([...Object.keys(environmentVariables), ...ofVendors].map((name) => [name, '']))
}

/** Custom properties that a theme gives, or a section reads. */
export function readTokens(): Entries {
  const files = globSync('runtime/styles/*.css', { cwd: repositoryRoot })
  const names = files.flatMap((file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8')
    return [...text.matchAll(/(?:^|[\s{;])(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name!)
  })
  return new Map(names.map((name) => [name, '']))
}
