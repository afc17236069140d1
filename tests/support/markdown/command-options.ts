/** The options that our own commands take, read from their code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '#schemas/roots.ts'

const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Name of the script in package.json to its options, each with its dashes. */
export function readCommandOptions(): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>()
  for (const [name, script] of Object.entries(scripts)) {
    const file = /\S+\.ts\b/.exec(script)?.[0]
    if (file) options.set(name, optionsIn(readFileSync(join(repositoryRoot, file), 'utf8')))
  }
  return options
}

/** What `parseArgs` is given, and words with dashes that the arguments are compared with. */
export function optionsIn(source: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && /^--[a-z][\w-]*$/.test(node.text)) found.add(node.text)
    if (ts.isPropertyAssignment(node) && isDeclaration(node.initializer))
      found.add(`--${ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('command.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

/** `{ type: 'string' }` or `{ type: 'boolean' }`, as `parseArgs` declares an option. */
function isDeclaration(node: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some((property) => /^type: '(?:string|boolean)'$/.test(property.getText()))
  )
}
