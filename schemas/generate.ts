/**
 * `npm run generate` writes the files generated from this repository's schemas and machines that
 * people, editors and the content service read; with `--check` it writes nothing and fails with the
 * list of files that differ. Validators, field kinds and mocks are made where they are used.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { format } from 'oxfmt'
import { SiteFaults } from './fault.ts'
import { generateConfigTypes } from './generate-config-types.ts'
import { generateEnvironmentReference } from './generate-environment-reference.ts'
import { generateEventReference } from './generate-event-reference.ts'
import { generateFunctionReference } from './generate-function-reference.ts'
import { generateMachineSchema } from './generate-machine-schema.ts'
import { generateMachineTypes } from './generate-machine-types.ts'
import { buildModels } from './generate-models.ts'
import {
  generateDocumentReference,
  generatePageTypeReference,
  generateSliceReference,
} from './generate-reference.ts'
import { buildSuffixes } from './generate-suffixes.ts'
import { generateSliceFields } from './generate-types.ts'
import { generatedBy } from './generated-by.ts'
import { readSite } from './load-site.ts'
import { readMachineCatalogue } from './machine-catalogue.ts'
import { JsonReader } from './read-json.ts'
import { repositoryRoot } from './roots.ts'

/** Path in the repository to text. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** A site of `SITE_DIR` adds nothing: what is committed comes from this repository alone. */
export async function generateFiles(): Promise<GeneratedFiles> {
  const reader = new JsonReader()
  const site = readSite([repositoryRoot], reader)
  if (reader.faults.length > 0) throw new SiteFaults(reader.faults)
  const { schemas } = site
  const machines = [...site.machines.values()].map(({ value }) => value)
  return new Map([
    ['slice-registry/generated/slice-fields.ts', generateSliceFields(schemas)],
    ['schemas/generated/config-types.ts', generateConfigTypes(schemas.configs)],
    [
      'schemas/generated/country-suffixes.json',
      toJson({ $comment: generatedBy, ...buildSuffixes() }),
    ],
    ...(await toModelFiles(buildModels(schemas))),
    ['schemas/machine.schema.json', generateMachineSchema(readMachineCatalogue([repositoryRoot]))],
    ['schemas/generated/machine-types.ts', generateMachineTypes(machines)],
    ['docs/reference/documents.md', generateDocumentReference(schemas)],
    ['docs/reference/slices.md', generateSliceReference(schemas)],
    ['docs/reference/environment.md', generateEnvironmentReference()],
    ['docs/reference/functions.md', generateFunctionReference(schemas.functions)],
    ['docs/reference/page-types.md', generatePageTypeReference(site)],
    ...site.events.map(({ value }): [string, string] => [
      'docs/reference/events.md',
      generateEventReference(value),
    ]),
  ])
}

/** Paths of files that are missing, differ, or are in a generated folder without being generated. */
export function findDifferences(files: GeneratedFiles): string[] {
  const differing = [...files].filter(([path, text]) => readText(path) !== text)
  return [...differing.map(([path]) => path), ...listLeftovers(files)].sort()
}

export function writeFiles(files: GeneratedFiles): void {
  for (const [path, text] of files) {
    if (readText(path) === text) continue
    mkdirSync(dirname(toAbsolute(path)), { recursive: true })
    writeFileSync(toAbsolute(path), text)
  }
  for (const path of listLeftovers(files)) rmSync(toAbsolute(path))
}

/** Prismic takes models as they are, so these cannot say where they come from. */
async function toModelFiles({
  customTypes,
  sharedSlices,
}: ReturnType<typeof buildModels>): Promise<[string, string][]> {
  const toFile = async (folder: string, model: { id: string }): Promise<[string, string]> => [
    `schemas/generated/models/${folder}/${model.id}.json`,
    await toShortJson(model),
  ]
  return Promise.all([
    ...[...customTypes.values()].map((model) => toFile('customtypes', model)),
    ...[...sharedSlices.values()].map((model) => toFile('slices', model)),
  ])
}

/** A field a line, as a rule: what a review sees of a changed field is that field. */
async function toShortJson(value: unknown): Promise<string> {
  const { code } = await format('model.json', JSON.stringify(value), { printWidth: 200 })
  return code
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const generatedFolders = ['schemas/generated', 'slice-registry/generated']

/** Files of types and slices that no longer exist, and whatever else is not generated. */
function listLeftovers(files: GeneratedFiles): string[] {
  return generatedFolders.flatMap((folder) => {
    if (!existsSync(toAbsolute(folder))) return []
    const entries = readdirSync(toAbsolute(folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)))
      .filter((path) => !files.has(path))
  })
}

function readText(path: string): string | undefined {
  return existsSync(toAbsolute(path)) ? readFileSync(toAbsolute(path), 'utf8') : undefined
}

function toAbsolute(path: string): string {
  return join(repositoryRoot, path)
}

if (import.meta.main) {
  const files = await generateFiles()
  const differing = findDifferences(files)
  if (!process.argv.includes('--check')) {
    writeFiles(files)
    console.log(`${files.size} generated files, ${differing.length} of them changed.`)
  } else if (differing.length > 0) {
    const list = differing.map((path) => `  ${path}`).join('\n')
    console.error(
      `These generated files differ from their sources:\n${list}\nRun \`npm run generate\`.`,
    )
    process.exitCode = 1
  }
}
