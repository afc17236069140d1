/** What `#runtime` and `#parts` export, with the shapes of their types, as TypeScript understands them. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { spellType } from './spell-type.ts'
import type { Entries } from './surface.ts'

const asWritten =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.OmitParameterModifiers

/** @param doors - files by the name they are imported by, and texts that replace what is on the disk */
export function readExports(
  doors: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string> = new Map(),
): Map<string, Entries> {
  const program = createProgram([...doors.values()], texts)
  const checker = program.getTypeChecker()
  return new Map(
    [...doors].map(([door, file]) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const entries = new Map<string, string>()
      for (const symbol of module ? checker.getExportsOfModule(module) : [])
        describe(checker, symbol, entries)
      return [door, entries] as const
    }),
  )
}

/** `#runtime/slice` and the like; of conditions, what a server gets. */
export function listDoors(): Map<string, string> {
  const { imports } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    imports: Record<string, string | { default: string }>
  }
  const doors = Object.entries(imports).flatMap(([door, to]): [string, string][] =>
    door.startsWith('#runtime')
      ? [[door, join(repositoryRoot, typeof to === 'string' ? to : to.default)]]
      : [],
  )
  const parts = globSync('slice-registry/parts/*.{ts,tsx}', { cwd: repositoryRoot })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file): [string, string] => [`#parts/${basename(file)}`, join(repositoryRoot, file)])
  return new Map([...doors, ...parts])
}

function createProgram(files: string[], texts: ReadonlyMap<string, string>): ts.Program {
  const config = join(repositoryRoot, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    { ...(ts.readConfigFile(config, ts.sys.readFile).config as object), include: [], files: [] },
    ts.sys,
    repositoryRoot,
    { exactOptionalPropertyTypes: true },
  )
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  return ts.createProgram({ rootNames: files, options, host })
}

/** An interface is its members, one entry each; all else is its type. */
function describe(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  entries: Map<string, string>,
): void {
  const { name } = exported
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const show = (type: ts.Type, flags = asWritten) =>
    spellType(
      checker
        .typeToString(type, undefined, flags)
        .replaceAll(/import\("[^"]*"\)\./g, '')
        .replaceAll(`${repositoryRoot}/`, ''),
    )
  if (symbol.flags & (ts.SymbolFlags.Value & ~ts.SymbolFlags.Class)) {
    entries.set(name, show(checker.getTypeOfSymbol(symbol)))
    return
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const isTold = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)
  const members = isTold || isObjectLiteral(type) ? type.getProperties() : []
  if (members.length === 0) {
    entries.set(name, show(type, asWritten | ts.TypeFormatFlags.InTypeAlias))
    return
  }
  entries.set(name, isTold ? (symbol.flags & ts.SymbolFlags.Class ? 'class' : 'interface') : 'type')
  for (const member of members) {
    if (member.name.startsWith('__')) continue
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
    const shape = show(checker.getTypeOfSymbol(member))
    entries.set(`${name}.${member.name}`, optional + (optional ? dropUndefined(shape) : shape))
  }
}

/** Neither a function nor a list. */
const isObjectLiteral = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.Object) &&
  !((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) &&
  type.getCallSignatures().length === 0

const dropUndefined = (shape: string): string => shape.replace(/ \| undefined$/, '')
