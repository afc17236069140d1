/**
 * Extracts the source of the functions that an exported machine calls: from the runtime, with
 * everything they need, so that an export is self-contained and means the same.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '#compiler/read/roots.ts'

const folder = join(repositoryRoot, 'runtime/machines')
const entries = [
  'expressions/expression-operations',
  'expressions/expression-functions',
  'rare/expression-list-functions',
  'rare/expression-number-functions',
  'rare/expression-moment-functions',
  'rare/expression-address-functions',
]

interface Declaration {
  text: string
  /** Names in its own file that it refers to. */
  uses: string[]
}

interface Module {
  declarations: Map<string, Declaration>
  /** Sources of imports by local name. */
  imports: Map<string, { file: string; name: string }>
  /** Local names by exported name. */
  exports: Map<string, string>
}

const modules = new Map<string, Module>()

/** Name of a function in the source: `entries` of the language is `toEntries` there. */
export function toLocalName(name: string): string {
  const module = readModule(findFile(name))
  const inside = module.exports.get(name)!
  return module.imports.get(inside)?.name ?? inside
}

/** @param names - as in expressions: `len`, `own` */
export function findHelpers(names: Iterable<string>): string {
  const texts = new Map<string, string>()
  const add = (file: string, name: string): void => {
    const { declarations, imports } = readModule(file)
    const imported = imports.get(name)
    if (imported) return add(imported.file, imported.name)
    const declaration = declarations.get(name)
    if (!declaration || texts.has(`${file} ${name}`)) return
    texts.set(`${file} ${name}`, '')
    for (const used of declaration.uses) add(file, used)
    // After its dependencies, since the order of constants matters.
    texts.delete(`${file} ${name}`)
    texts.set(`${file} ${name}`, declaration.text)
  }
  for (const name of [...names].toSorted()) {
    const file = findFile(name)
    add(file, readModule(file).exports.get(name)!)
  }
  return [...texts.values()].join('\n\n')
}

function findFile(name: string): string {
  const file = entries
    .map((entry) => join(folder, `${entry}.ts`))
    .find((each) => readModule(each).exports.has(name))
  if (file === undefined) throw new Error(`No expression function is called ${name}.`)
  return file
}

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module: Module = { declarations: new Map(), imports: new Map(), exports: new Map() }
  modules.set(file, module)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) readStatement(statement, module, file)
  return module
}

function readStatement(statement: ts.Statement, module: Module, file: string): void {
  const { declarations, imports, exports } = module
  if (ts.isImportDeclaration(statement)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text
    const path = from.startsWith('#schemas/')
      ? join(repositoryRoot, from.slice(1))
      : resolve(dirname(file), from)
    const { name, namedBindings } = statement.importClause ?? {}
    if (name) addJson(name.text, path, declarations)
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      for (const each of namedBindings.elements)
        imports.set(each.name.text, { file: path, name: (each.propertyName ?? each.name).text })
    }
    return
  }
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement
    if (exportClause && ts.isNamedExports(exportClause)) {
      for (const each of exportClause.elements)
        exports.set(each.name.text, (each.propertyName ?? each.name).text)
    }
    return
  }
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : [(statement as ts.FunctionDeclaration).name?.text ?? '']
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length
  const text = statement.getText().replace(/^export /, '')
  for (const name of names) {
    declarations.set(name, { text, uses: listIdentifiers(statement) })
    if (isExported) exports.set(name, name)
  }
}

function addJson(name: string, path: string, declarations: Module['declarations']): void {
  const text = `const ${name} = ${JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))}`
  declarations.set(name, { text, uses: [] })
}

function listIdentifiers(node: ts.Node): string[] {
  const found = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) found.add(each.text)
    each.forEachChild(visit)
  }
  visit(node)
  return [...found]
}
