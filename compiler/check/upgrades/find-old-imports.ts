/** Imports of a site that lead nowhere any more, and the form that machines' own code had: told without types. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import type { Fault } from '../../read/fault.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { findUpgrade } from './table.ts'
import { toFault, type Upgrade } from './upgrade.ts'

interface Import {
  from: string
  /** Undefined where all of it is taken. */
  name: string | undefined
  start: number
}

export function findOldImports(root: string): Fault[] {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|generated|\..+)$|\.test\.tsx?$/.test(basename(name)),
  })
  return files.sort().flatMap((name) => {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    const isMachine = /^machines\/[^/]+\/implementations\.ts$/.test(name)
    if (!isMachine && !/['"](?:#|slicewright\/)/.test(text)) return []
    const { module, program } = parseSync(file, text)
    const placeOf = (offset: number) => {
      const before = text.slice(0, offset).split('\n')
      return `:${before.length}:${before.at(-1)!.length + 1}`
    }
    const objects = isMachine ? program.body.filter(isObjectForm) : []
    return [
      ...listImports(module, text).flatMap(({ from, name: imported, start }): Fault[] => {
        const found = findImport(from, imported)
        return found ? [toFault(found.row, { file, path: placeOf(start) }, found.name)] : []
      }),
      ...objects.map(({ start }) => ({ file, path: placeOf(start), ...objectForm })),
    ]
  })
}

const objectForm = {
  message: '"implementations" is an object: since 0.1.0 it is a function of the ports.',
  hint: 'Write: export const implementations: OwnImplementations = (ports, system) => ({ actions, guards, actors }). See docs/guides/upgrade.md#implementations.',
}

type Parsed = ReturnType<typeof parseSync>

function isObjectForm(statement: Parsed['program']['body'][number]): boolean {
  if (statement.type !== 'ExportNamedDeclaration') return false
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return false
  return declaration.declarations.some(({ id, init }) => {
    if (id.type !== 'Identifier' || id.name !== 'implementations') return false
    let value = init
    while (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression')
      value = value.expression
    return value?.type === 'ObjectExpression'
  })
}

function listImports(
  { staticImports, staticExports, dynamicImports }: Parsed['module'],
  text: string,
): Import[] {
  return [
    ...staticImports.flatMap(({ moduleRequest: { value: from, start }, entries }): Import[] => {
      const names = entries.filter(({ importName }) => importName.kind === 'Name')
      return [
        { from, name: undefined, start },
        ...names.map(({ importName }) => ({
          from,
          name: importName.name ?? undefined,
          start: importName.start ?? start,
        })),
      ]
    }),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, start }): Import[] =>
        moduleRequest
          ? [
              { from: moduleRequest.value, name: undefined, start: moduleRequest.start },
              { from: moduleRequest.value, name: importName.name ?? undefined, start },
            ]
          : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      name: undefined,
      start,
    })),
  ]
}

function findImport(
  from: string,
  name: string | undefined,
): { row: Upgrade; name: string } | undefined {
  if (name === undefined) {
    const row = findUpgrade('exports', from) ?? findMovedModule(from)
    return row && { row, name: from }
  }
  const row = findUpgrade('exports', `${from} ${name}`)
  return row && { row, name }
}

/** What reads, checks and generates a site lay among the schemas once. */
function findMovedModule(from: string): Upgrade | undefined {
  const path = /^(?:#|slicewright\/)schemas\/(.+\.ts)$/.exec(from)?.[1]
  if (path === undefined || existsSync(join(repositoryRoot, 'schemas', path))) return undefined
  const folders = ['', 'read/', 'generate/']
  const now = folders
    .map((folder) => `compiler/${folder}${path}`)
    .find((file) => existsSync(join(repositoryRoot, file)))
  return now === undefined
    ? undefined
    : { area: 'exports', old: from, now: `#${now}`, section: 'imports' }
}
