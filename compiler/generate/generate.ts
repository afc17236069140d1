/**
 * Files generated from schemas and machines that people and editors read. Validators, field kinds, mocks and the models of the
 * content service are made where they are used.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { SiteFaults } from '../read/fault.ts'
import { generateConfigReference } from './generate-config-reference.ts'
import { generateConfigTypes } from './generate-config-types.ts'
import { generateEnvironmentReference } from './generate-environment-reference.ts'
import { generateEventReference } from './generate-event-reference.ts'
import { generateFunctionReference } from './generate-function-reference.ts'
import { generateMachineSchema } from './generate-machine-schema.ts'
import { generateMachineTypes } from './generate-machine-types.ts'
import {
  generateDocumentReference,
  generatePageTypeReference,
  generateSliceReference,
} from './generate-reference.ts'
import { buildSuffixes } from './generate-suffixes.ts'
import { generateSliceFields } from './generate-types.ts'
import { generatedBy } from './generated-by.ts'
import { openSite, readSite } from '../read/load-site.ts'
import { readMachineCatalogue } from '../read/machine-catalogue.ts'
import { JsonReader } from '../read/read-json.ts'
import { isInRoot, repositoryRoot } from '../read/roots.ts'

/** Texts by path in the root they belong to. */
export type GeneratedFiles = ReadonlyMap<string, string>

const sliceFields = 'slice-registry/generated/slice-fields.ts'

/** The files of this repository: a site of `SITE_DIR` adds nothing to what is committed here. */
export function generateFiles(): GeneratedFiles {
  const reader = new JsonReader()
  const site = readSite([repositoryRoot], reader)
  if (reader.faults.length > 0) throw new SiteFaults(reader.faults)
  const { schemas } = site
  const machines = [...site.machines.values()].map(({ value }) => value)
  const catalogue = readMachineCatalogue([repositoryRoot])
  return new Map([
    [sliceFields, generateSliceFields(schemas)],
    ['schemas/generated/config-types.ts', generateConfigTypes(schemas.configs)],
    [
      'schemas/generated/country-suffixes.json',
      toJson({ $comment: generatedBy, ...buildSuffixes() }),
    ],
    ['schemas/machine.schema.json', generateMachineSchema(catalogue)],
    ['schemas/generated/machine-types.ts', generateMachineTypes(machines)],
    ['docs/reference/documents.md', generateDocumentReference(schemas)],
    ['docs/reference/slices.md', generateSliceReference(schemas)],
    ...generateConfigReference(schemas.configs, catalogue),
    ['docs/reference/environment.md', generateEnvironmentReference()],
    ['docs/reference/functions.md', generateFunctionReference(schemas.functions)],
    ['docs/reference/page-types.md', generatePageTypeReference(site)],
    ...site.events.map(({ value }): [string, string] => [
      'docs/reference/events.md',
      generateEventReference(value),
    ]),
  ])
}

/** The files of the last of `roots`: the fields its own slices get. */
export function generateSiteFiles(roots: readonly string[]): GeneratedFiles {
  const root = roots.at(-1)!
  const reader = new JsonReader()
  const { schemas } = openSite(roots, reader)
  if (reader.faults.length > 0) throw new SiteFaults(reader.faults)
  const slices = new Map([...schemas.slices].filter(([, { path }]) => isInRoot(path, root)))
  if (slices.size === 0) return new Map()
  return new Map([[sliceFields, generateSliceFields({ ...schemas, slices })]])
}

/** Paths of files that are missing, differ, or are in a generated folder without being generated. */
export function findDifferences(files: GeneratedFiles, root = repositoryRoot): string[] {
  const differing = [...files].filter(([path, text]) => readText(join(root, path)) !== text)
  return [...differing.map(([path]) => path), ...listLeftovers(files, root)].sort()
}

export function writeFiles(files: GeneratedFiles, root = repositoryRoot): void {
  for (const [path, text] of files) {
    const file = join(root, path)
    if (readText(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const path of listLeftovers(files, root)) rmSync(join(root, path))
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const generatedFolders = ['schemas/generated', 'slice-registry/generated']

/** Files of types and slices that no longer exist, and whatever else is not generated. */
function listLeftovers(files: GeneratedFiles, root: string): string[] {
  return generatedFolders.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return []
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !files.has(path))
  })
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
