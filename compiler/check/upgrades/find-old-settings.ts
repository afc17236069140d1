/** Settings of `site.json` and `traffic.json` that have another form. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '#schemas/is-object.ts'
import type { Fault } from '../../read/fault.ts'
import { parseTolerantly } from '../../read/parse-tolerantly.ts'

type Told = Pick<Fault, 'path' | 'message' | 'hint'>

export function findOldSettings(root: string): Fault[] {
  return [...look(root, 'site.json', findInSite), ...look(root, 'traffic.json', findInTraffic)]
}

function look(root: string, name: string, find: (value: Settings) => Told[]): Fault[] {
  const file = join(root, 'site-config', name)
  if (!existsSync(file)) return []
  const { value } = parseTolerantly(readFileSync(file, 'utf8'))
  if (!isObject(value)) return []
  return find(value as Settings).map(({ hint, ...told }) => ({
    file,
    ...told,
    hint: `${hint} See docs/guides/upgrade.md#settings.`,
  }))
}

interface Settings {
  landingRules?: unknown
  search?: { types?: unknown }
  parameters?: { click?: unknown }
}

function findInSite({ landingRules, search }: Settings): Told[] {
  const rules = Array.isArray(landingRules) ? landingRules : []
  const lacking = rules.flatMap((rule: unknown, index): Told[] =>
    isObject(rule) && !('layout' in rule)
      ? [
          {
            path: `/landingRules/${index}`,
            message: 'A rule names its layout; it was that called "landing".',
            hint: 'Add "layout": "landing".',
          },
        ]
      : [],
  )
  return search?.types === undefined
    ? lacking
    : [
        ...lacking,
        {
          path: '/search/types',
          message: '"types" is gone: what is found is what has a page.',
          hint: 'Remove it.',
        },
      ]
}

function findInTraffic({ parameters }: Settings): Told[] {
  const click = Array.isArray(parameters?.click) ? parameters.click : []
  return click.flatMap((name: unknown, index): Told[] =>
    typeof name === 'string'
      ? [
          {
            path: `/parameters/click/${index}`,
            message: 'A click id is an object now.',
            hint: `Write { "name": "${name}" }.`,
          },
        ]
      : [],
  )
}
