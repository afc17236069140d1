/** Names that a sheet uses and has to define itself: motions, and classes that others are composed of. */
import { lexer, parse, walk } from 'css-tree'
import { didYouMean } from '../../read/fault.ts'
import type { Sheet } from './sheet.ts'
import { lineAt } from './parse-sheet.ts'

export function checkNames({ root, report }: Sheet): void {
  const motions = new Set<string>()
  root.walkAtRules(/keyframes$/, ({ params }) => void motions.add(params.trim()))
  const classes = listClasses(root)
  root.walkDecls(/^animation(?:-name)?$/, (declaration) => {
    for (const name of listMotions(declaration.prop, declaration.value)) {
      if (motions.has(name)) continue
      const hint =
        motions.size > 0 ? didYouMean(name, motions) : `Add @keyframes ${name} to this sheet.`
      report(lineAt(declaration), `There are no keyframes "${name}".`, hint)
    }
  })
  root.walkDecls('composes', (declaration) => {
    const [names = '', from] = declaration.value.split(/\bfrom\b/)
    if (from !== undefined) return
    for (const name of names.trim().split(/\s+/))
      if (!classes.has(name))
        report(lineAt(declaration), `There is no class "${name}" here.`, didYouMean(name, classes))
  })
}

/** Of all rules, whatever is around them. */
export function listClasses(root: Sheet['root']): Set<string> {
  const names = new Set<string>()
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) names.add(name!)
  })
  return names
}

function listMotions(prop: string, value: string): string[] {
  const tree = parse(value, { context: 'value' })
  const match = lexer.matchProperty(prop, tree)
  const names: string[] = []
  walk(tree, (node) => {
    if (
      node.type === 'Identifier' &&
      node.name !== undefined &&
      match.isType(node, 'keyframes-name')
    )
      names.push(node.name)
  })
  return names.filter((name) => name !== 'none')
}
