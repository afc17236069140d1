/** Documents that stand below each other: what says so must be there, and be of a kind that can. */
import type { PageType } from '../../schemas/config-types.ts'
import type { BindingContext } from './check-bindings.ts'
import { segmentPattern } from './check-collisions.ts'
import { expectKind } from './check-words.ts'
import type { Report } from './report.ts'

export function checkTree({ type, tree }: PageType, context: BindingContext): void {
  if (!tree) return
  const { report, fields } = context
  if (!fields.some((field) => field.kind === 'uid')) {
    report(
      '/tree',
      `Documents of the type "${type}" have no uid, so nothing can stand for them in a tree.`,
      'Add a field "uid" of kind uid to the document schema, or remove "tree".',
    )
  }
  if (tree.parent !== undefined) checkParentLink(tree.parent, context)
  if (tree.order !== undefined) expectKind(tree.order, ['number'], '/tree/order', context)
  if (tree.segment !== undefined) expectKind(tree.segment, ['key-text'], '/tree/segment', context)
}

/** Every type it may lead to has a tree. */
function checkParentLink(pointer: string, context: BindingContext): void {
  const at = '/tree/parent'
  const target = expectKind(pointer, ['content-relationship'], at, context)
  for (const type of target?.field?.schema['x-editor']?.types ?? []) {
    if (context.pageTypes.get(type)?.tree) continue
    context.report(
      at,
      `${pointer} may lead to the type "${type}", which has no tree: what is below such a document would stand nowhere.`,
      `Add "tree" to site-config/page-types/${type}.json, or take "${type}" from the types that the field allows.`,
    )
  }
}

const treePattern = new RegExp(String.raw`^(?:/${segmentPattern})*/\{tree\}$`, 'u')

/** `{tree}` is the last part of a path, of a type that has one, after fixed parts. */
export function checkTreePath(path: string, pageType: PageType, at: string, report: Report): void {
  if (!path.includes('{tree}')) return
  if (!pageType.tree) {
    report(
      at,
      `"${path}" has {tree}, but the page type has no tree.`,
      'Add "tree" to the page type, or use {uid}.',
    )
  }
  if (treePattern.test(path)) return
  report(
    at,
    `"${path}": {tree} stands for any number of segments, so it comes last and without other parameters.`,
    'Example: /manual/{tree}.',
  )
}

/** Of a list or breadcrumbs that go by the tree of the page. */
export function checkStandsInTree(
  at: string,
  { pageType, report }: Pick<BindingContext, 'pageType' | 'report'>,
): void {
  if (pageType?.tree) return
  report(
    at,
    'The documents of this page type stand in no tree.',
    'Add "tree" to the page type: the pointer to the document above.',
  )
}
