/**
 * The pages of the docs on the files that a site is made of: every key of every schema, with the
 * example that the schema gives.
 */
import { posix } from 'node:path'
import type { ConfigSchema } from './config-schema.ts'
import { escapeText, toAnchor, toPage, toTable } from './generate-reference.ts'
import { SchemaPrinter, type SchemaEntry, type SchemaPlaces } from './print-schema.ts'
import { toMachineSchema } from './generate-machine-schema.ts'
import type { Source } from '../read/load-schemas.ts'
import type { MachineCatalogue } from '../read/machine-catalogue.ts'

interface ReferencePage {
  path: string
  title: string
  introduction: string
  entries: readonly SchemaEntry[]
}

const pages: readonly ReferencePage[] = [
  {
    path: 'docs/reference/site-json.md',
    title: 'site.json',
    introduction:
      'Every key of `site-config/site.json`. A folder upon another site writes only the keys that differ; each replaces the whole value.',
    entries: [{ schema: 'site', title: 'The file', file: 'site-config/site.json' }],
  },
  {
    path: 'docs/reference/page-type-files.md',
    title: 'Files of page types',
    introduction:
      'How documents become pages. The [guide](../guides/add-a-page-type.md) makes one step by step.',
    entries: [
      {
        schema: 'page-type',
        title: 'Page types',
        file: 'site-config/page-types/<type>.json',
      },
      { schema: 'document', title: 'Document types', file: 'schemas/documents/<type>.schema.json' },
      { schema: 'value', title: 'Values' },
      { schema: 'structured-data', title: 'Structured data' },
    ],
  },
  {
    path: 'docs/reference/slice-files.md',
    title: 'Files of slices',
    introduction:
      'A slice is a folder of `slice-registry/slices`. The [guide](../guides/add-a-slice.md) makes one step by step.',
    entries: [
      { schema: 'slice', title: 'Fields', file: 'slice-registry/slices/<slice>/schema.json' },
      {
        schema: 'slice-wiring',
        title: 'Wiring',
        file: 'slice-registry/slices/<slice>/wiring.json',
      },
    ],
  },
  {
    path: 'docs/reference/machine-files.md',
    title: 'Files of machines',
    introduction:
      'A machine is a folder of `machines`. The [guide](../guides/machines.md) makes one step by step.',
    entries: [
      { schema: 'machine', title: 'Machines', file: 'machines/<machine>/machine.json' },
      {
        schema: 'behaviours',
        title: 'Machines of every page',
        file: 'site-config/behaviours.json',
      },
    ],
  },
  {
    path: 'docs/reference/configuration.md',
    title: 'Configuration',
    introduction:
      'Every file that configures a site. All are JSON, and `npm run check` holds them to their schemas.',
    entries: [
      { schema: 'layout', title: 'Layouts', file: 'site-config/layouts/<name>.json' },
      { schema: 'form', title: 'Forms', file: 'site-config/forms/<type>.json' },
      { schema: 'experiment', title: 'Experiments', file: 'site-config/experiments/<name>.json' },
      { schema: 'events', title: 'Events', file: 'site-config/events.json' },
      { schema: 'vendors', title: 'Vendors', file: 'site-config/vendors.json' },
      { schema: 'privacy', title: 'Stored data', file: 'site-config/privacy.json' },
      { schema: 'traffic', title: 'Sources of visits', file: 'site-config/traffic.json' },
      { schema: 'email-domains', title: 'E-mail domains', file: 'site-config/email-domains.json' },
      { schema: 'facts', title: 'Facts of the texts', file: 'site-config/facts.json' },
    ],
  },
]

/** Schemas of what no site writes: the contracts of functions, and documents as they are delivered. */
export const unwritten = ['envelope', 'function'] as const

/** Texts of the pages, by path. */
export function generateConfigReference(
  configs: ReadonlyMap<string, Source<object>>,
  catalogue: MachineCatalogue,
): Map<string, string> {
  const schemaOf = (name: string) =>
    (name === 'machine' ? toMachineSchema(catalogue) : configs.get(name)!.schema) as ConfigSchema
  const places: SchemaPlaces = { find: schemaOf, pageOf }
  return new Map(
    pages.map(({ path, title, introduction, entries }) => {
      const sections = entries.flatMap((entry) => {
        const printer = new SchemaPrinter(schemaOf(entry.schema), path, places)
        if (entry.schema === 'site') return printer.printKeys(entry)
        return [printer.print(entry)]
      })
      const index = path.endsWith('/configuration.md') ? [listFiles(schemaOf)] : []
      const names = path.endsWith('/machine-files.md') ? listNames(catalogue) : []
      return [path, toPage(title, introduction, [...index, ...sections, ...names])]
    }),
  )
}

const pageOf = (schema: string) =>
  pages.find(({ entries }) => entries.some((entry) => entry.schema === schema))!.path

/** What is in no schema of its own. */
const otherFiles = [
  ['`site-config/messages/<locale>.json`', 'Texts of the interface, by key.'],
  [
    '`site-config/theme.css`',
    'Colours, typefaces, sizes; [the brand](../guides/change-the-brand.md).',
  ],
  ['`site-config/mark.svg`', 'The sign beside the name.'],
]

function listFiles(schemaOf: (name: string) => ConfigSchema): string {
  const rows = pages.flatMap(({ path, entries }) =>
    entries.flatMap(({ schema, title, file }) =>
      file === undefined
        ? []
        : [
            [
              `[\`${file}\`](${posix.relative('docs/reference', path)}#${toAnchor(title)})`,
              schemaOf(schema).description ?? '',
            ],
          ],
    ),
  )
  return toTable(['File', 'What it says'], [...rows, ...otherFiles].toSorted(byFile))
}

const byFile = ([a = '']: string[], [b = '']: string[]) =>
  a.replace('[', '').localeCompare(b.replace('[', ''), 'en')

const listKeys = (schema: object | undefined): string[] =>
  schema && 'properties' in schema && schema.properties ? Object.keys(schema.properties) : []

/** The names that machines can use. */
function listNames({ actions, guards, actors }: MachineCatalogue): string[] {
  const toRows = (
    entries: Readonly<Record<string, { description: string; params?: object; input?: object }>>,
  ) =>
    Object.entries(entries)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { description, params, input }]) => [
        `\`${name}\``,
        listKeys(params ?? input)
          .map((each) => `\`${each}\``)
          .join(', '),
        escapeText(description),
      ])
  const head = ['Name', 'Takes', 'Does']
  return [
    `## Names of actions\n\n${toTable(head, toRows(actions))}`,
    `## Names of actors\n\n${toTable(head, toRows(actors))}`,
    ...(Object.keys(guards).length === 0
      ? []
      : [`## Names of guards\n\n${toTable(head, toRows(guards))}`]),
  ]
}
