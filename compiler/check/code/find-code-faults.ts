/** What TypeScript says of the code of a site, as faults of its files. */
import type TypeScript from 'typescript'
import type { Fault } from '../../read/fault.ts'
import { readSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { contractsFile, toContracts, type Contract } from './component-contracts.ts'
import { createSiteProgram, toPlace } from './create-program.ts'
import { findImplementationFaults } from './find-implementation-faults.ts'
import { findMessageFaults } from './find-message-faults.ts'
import { toHint } from './type-hints.ts'

interface Found {
  faults: Fault[]
  /** All that were read, those of packages included. */
  sources: string[]
}

export function findCodeFaults(
  ts: typeof TypeScript,
  roots: readonly string[],
  files: readonly string[],
  generated: ReadonlyMap<string, string>,
): Found {
  const site = readSite(roots, new JsonReader())
  const contracts = toContracts(site.schemas.slices.values(), files)
  const asked = contractsFile(contracts)
  const program = createSiteProgram(
    ts,
    [...files, asked.path],
    new Map([...generated, [asked.path, asked.text]]),
  )
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  const faults = sources.flatMap((source) => listFaults(ts, program, source))
  const faulty = new Set(faults.map(({ file }) => file))
  return {
    faults: [
      ...faults,
      ...findBrokenContracts(ts, program, asked.path, contracts).filter(
        ({ file }) => !faulty.has(file),
      ),
      ...findImplementationFaults(ts, program, roots),
      ...findMessageFaults(ts, program, sources, site.messages),
    ],
    sources: program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((file) => file !== asked.path && !generated.has(file)),
  }
}

/** One that cannot be read has no types worth a word. */
function listFaults(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  source: TypeScript.SourceFile,
): Fault[] {
  const unread = program.getSyntacticDiagnostics(source)
  const found = unread.length > 0 ? unread.slice(0, 1) : program.getSemanticDiagnostics(source)
  const own = found.filter(({ messageText }) => !isOfMissingSheet(ts, messageText))
  return withoutEchoes(own).map((diagnostic) => ({
    file: source.fileName,
    path: toPlace(source, diagnostic.start ?? 0),
    message: toSentence(ts, diagnostic),
    hint:
      unread.length > 0
        ? 'Correct the line, or the one before it.'
        : toHint(ts, program, source, diagnostic),
  }))
}

/** Classes of a sheet that is not one of modules, or is not there: told of its import. */
function isOfMissingSheet(
  ts: typeof TypeScript,
  message: TypeScript.Diagnostic['messageText'],
): boolean {
  return ts.flattenDiagnosticMessageText(message, ' ').includes('import("*.css")')
}

/** A name that is unknown makes what is done with it unknown, too: the first of a line is told. */
function withoutEchoes<One extends TypeScript.Diagnostic>(found: readonly One[]): One[] {
  const lines = new Set<number>()
  return found.filter(({ file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1
    return !lines.has(line) && lines.add(line)
  })
}

function findBrokenContracts(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  path: string,
  contracts: readonly Contract[],
): Fault[] {
  const source = program.getSourceFile(path)
  if (!source) return []
  return program.getSemanticDiagnostics(source).flatMap((diagnostic): Fault[] => {
    const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
    // That it exports no such name is told without types.
    if (diagnostic.code === 2339 || diagnostic.code === 2551) return []
    const contract = contracts[line]
    const component = contract && program.getSourceFile(contract.file)
    if (!contract || !component) return []
    const at = component.text.search(new RegExp(`\\b${contract.name}\\b`))
    return [
      {
        file: contract.file,
        path: toPlace(component, Math.max(0, at)),
        message: `"${contract.name}" does not take what its section has: ${toSentence(ts, diagnostic, true)}`,
        hint: `Let it take ${contract.props}, which its schema.json makes.`,
      },
    ]
  })
}

/** @param isInner - whether the reason is told, rather than what follows from it */
function toSentence(
  ts: typeof TypeScript,
  { code, messageText }: TypeScript.Diagnostic,
  isInner = false,
): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  const text = (
    isInner ? lines.at(-1)! : lines.length > 1 ? `${lines[0]} ${lines.at(-1)!.trim()}` : lines[0]!
  ).trim()
  return `${text.replace(/\.?$/, '')} (TS${code}).`
}
