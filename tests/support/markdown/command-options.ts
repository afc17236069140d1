/** The options that our own commands take, read from their code. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { commandGroups } from '../../../cli/commands.ts'

/**
 * Options by command as typed, each with its dashes: `slicewright leads list`,
 * `npm run bench -w lab`.
 */
export const commandOptions: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...readScripts('package.json', (name) => (name === 'test' ? 'npm test' : `npm run ${name}`)),
  ...readScripts('lab/package.json', (name) => `npm run ${name} -w lab`),
  ...(await Promise.all(
    commandGroups
      .flatMap(({ commands }) => commands)
      .map(async ({ name, load }): Promise<[string, Set<string>]> => {
        const { options } = await load()
        return [`slicewright ${name}`, new Set(Object.keys(options).map((one) => `--${one}`))]
      }),
  )),
])

/** Options of scripts that run a file of `lab`. */
function readScripts(
  manifest: string,
  toName: (script: string) => string,
): [string, Set<string>][] {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, manifest), 'utf8')) as {
    scripts: Record<string, string>
  }
  return Object.entries(scripts).flatMap(([name, script]): [string, Set<string>][] => {
    const file = /\S+\.ts\b/.exec(script)?.[0]
    if (file === undefined) return []
    const path = join(repositoryRoot, dirname(manifest), file)
    return [[toName(name), new Set(readWithImports(path).flatMap(optionsIn))]]
  })
}

/**
 * The texts of a file and its relative imports: a command may be a few lines around another module.
 */
function readWithImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const beside = ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => /^\.\.?\/.*\.ts$/.test(fileName))
  return [
    text,
    ...beside.map(({ fileName }) => readFileSync(join(dirname(file), fileName), 'utf8')),
  ]
}

/** The options given to `parseArgs`, and words with dashes that arguments are compared with. */
export function optionsIn(source: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && /^--[a-z][\w-]*$/.test(node.text)) found.add(node.text)
    if (ts.isPropertyAssignment(node) && isDeclaration(node.initializer))
      found.add(`--${ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('command.ts', source, ts.ScriptTarget.Latest, true))
  return [...found]
}

/** `{ type: 'string' }` or `{ type: 'boolean' }`, as `parseArgs` declares an option. */
function isDeclaration(node: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some((property) => /^type: '(?:string|boolean)'$/.test(property.getText()))
  )
}
