import { readFileSync } from 'node:fs'
import type { FormDefinition } from '../../schemas/config-types.ts'
import { findFiles } from './roots.ts'

/** The forms of all roots by form type; a later root's form replaces an earlier one. */
export function loadForms(roots: readonly string[]): Record<string, FormDefinition> {
  return Object.fromEntries(
    findFiles(roots, 'site-config/forms', '.json').map(({ name, path }) => [
      name,
      JSON.parse(readFileSync(path, 'utf8')) as FormDefinition,
    ]),
  )
}
