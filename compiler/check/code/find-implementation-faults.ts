/** `implementations.ts` of machines: its form, the names it exports, and each name beside its description. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type TypeScript from 'typescript'
import { findNearest } from '#schemas/find-nearest.ts'
import { hostPorts } from '../../machines/host-adapters.ts'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findMachineFolders, isInRoot, repositoryRoot } from '../../read/roots.ts'
import { toPlace } from './create-program.ts'
import { readImplementations, type Implemented } from './read-implementations.ts'

const kinds = ['actions', 'guards', 'actors'] as const

interface Described extends Partial<Record<(typeof kinds)[number], object>> {
  ports?: readonly string[]
}

/** All faults at once. What is no JSON, or names no port, is told elsewhere. */
export function findImplementationFaults(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  roots: readonly string[],
): Fault[] {
  const own = findMachineFolders(roots).filter(({ path }) =>
    roots.some((root) => root !== repositoryRoot && isInRoot(path, root)),
  )
  return own.flatMap(({ path }) => {
    const file = join(path, 'implementations.ts')
    const description = join(path, 'implementations.json')
    const source = program.getSourceFile(file)
    if (!existsSync(description)) {
      if (!source) return []
      const message = 'The file is missing: what implementations.ts brings has no description.'
      const hint = 'Add it, with each action, guard and actor; see docs/reference/machine-code.md.'
      return [{ file: description, path: '', message, hint }]
    }
    const described = new JsonReader().read<Described>(description)
    if (!described) return []
    if (!source) {
      if (kinds.every((kind) => Object.keys(described[kind] ?? {}).length === 0)) return []
      const message = 'The file is missing: nothing implements what implementations.json describes.'
      const hint = 'Add it; it exports "implementations", a function of the ports.'
      return [{ file, path: '', message, hint }]
    }
    // Names of what cannot be read are not known.
    if (program.getSyntacticDiagnostics(source).length > 0) return []
    const read = readImplementations(ts, program.getTypeChecker(), source)
    if ('fault' in read) {
      const { at, ...said } = read.fault
      return [{ file, path: toPlace(source, at), ...said }]
    }
    return [
      ...comparePorts(read.ports, described.ports ?? [], description),
      ...kinds.flatMap((kind) =>
        compare(kind, read[kind], Object.keys(described[kind] ?? {}), { source, description }),
      ),
    ]
  })
}

/** @param taken - undefined where the code does not say it */
function comparePorts(
  taken: readonly string[] | undefined,
  listed: readonly string[],
  file: string,
): Fault[] {
  if (!taken) return []
  const missing = taken.filter((port) => hostPorts.includes(port) && !listed.includes(port))
  return [
    ...listed.flatMap((port, at) =>
      taken.includes(port) || !hostPorts.includes(port)
        ? []
        : [
            {
              file,
              path: `/ports/${at}`,
              message: `implementations.ts does not take the host port "${port}".`,
              hint: 'Remove it, or take it: OwnImplementations<…>.',
            },
          ],
    ),
    ...missing.map((port) => ({
      file,
      path: '/ports',
      message: `implementations.ts takes the host port "${port}", which is not listed.`,
      hint: `List it: "ports": ${JSON.stringify([...listed, port])}.`,
    })),
  ]
}

function compare(
  kind: (typeof kinds)[number],
  implemented: Implemented | undefined,
  described: readonly string[],
  { source, description }: { source: TypeScript.SourceFile; description: string },
): Fault[] {
  if (!implemented) return []
  const names = [...implemented.keys()]
  const extra = names.filter((name) => !described.includes(name))
  const lacking = described.filter((name) => !names.includes(name))
  const renamed = extra.flatMap((name) => {
    const other = findNearest(name, lacking)
    return other === undefined ? [] : [[name, other] as const]
  })
  const others = new Set(renamed.flat())
  return [
    ...renamed.map(([name, other]) => ({
      file: source.fileName,
      path: toPlace(source, implemented.get(name)!),
      message: `"${name}" of ${kind} is not described; implementations.json has "${other}", which is not implemented.`,
      hint: 'Give both the same name.',
    })),
    ...extra
      .filter((name) => !others.has(name))
      .map((name) => ({
        file: source.fileName,
        path: toPlace(source, implemented.get(name)!),
        message: `"${name}" of ${kind} is implemented, but implementations.json does not describe it.`,
        hint: described.length > 0 ? didYouMean(name, described) : `Describe it under "${kind}".`,
      })),
    ...lacking
      .filter((name) => !others.has(name))
      .map((name) => ({
        file: description,
        path: `/${kind}/${name}`,
        message: `"${name}" is described, but implementations.ts does not implement it.`,
        hint: `Add it to the ${kind} that it returns, or remove it here.`,
      })),
  ]
}
