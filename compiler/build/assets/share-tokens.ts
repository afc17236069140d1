/**
 * Base sheets declare every token there is, on every page. A built page gets only those it reads: a
 * token that few sheets read is declared in front of these, so that it arrives with them, even on a
 * page that another one is swapped into.
 */
import postcss, { type Container, type Declaration, type Root } from 'postcss'
import type { CollectedAssets } from '../../../runtime/model/site.ts'

/** A token read by this many sheets stays in the base: declaring it in each would cost more. */
const many = 4

type Tokens = ReadonlySet<string>

/**
 * @param base - names of the sheets on every page, in their order
 * @param scripts - texts that may read tokens at any time, and those that draw
 * @returns the same sheets. A declaration is on a page whenever something on it may read it, with all others of
 *   its token, in their order; so every page looks as if it had all.
 */
export function shareTokens(
  sheets: CollectedAssets['sheets'],
  base: readonly string[],
  scripts: Iterable<string>,
): CollectedAssets['sheets'] {
  const roots = base.map((name) => postcss.parse(sheets[name]!.text))
  const declared = collectTokens(roots)
  const close = (names: Iterable<string>) => closeOver(names, declared)
  const others = Object.values(sheets).filter(({ name }) => !base.includes(name))
  const reads = new Map(others.map(({ name, text }) => [name, close(readNames(text))]))
  const counts = new Map<string, number>()
  for (const token of [...reads.values()].flatMap((tokens) => [...tokens]))
    counts.set(token, (counts.get(token) ?? 0) + 1)
  const everywhere = close([
    ...roots.flatMap((root) => [...readOutsideTokens(root)]),
    ...[...scripts].flatMap((text) => [...readNames(text)]),
    ...[...counts].flatMap(([token, count]) => (count < many ? [] : [token])),
  ])
  const shared: CollectedAssets['sheets'] = {}
  for (const [name, sheet] of Object.entries(sheets)) {
    const at = base.indexOf(name)
    const text =
      at < 0
        ? roots.map((root) => pickTokens(root, without(reads.get(name)!, everywhere))).join('') +
          sheet.text
        : keepDeclarations(roots[at]!, ({ prop }) => !declared.has(prop) || everywhere.has(prop))
    shared[name] = { ...sheet, text }
  }
  return shared
}

/** Tokens with the names that their values read. */
function collectTokens(roots: readonly Root[]): ReadonlyMap<string, Tokens> {
  const tokens = new Map<string, Set<string>>()
  for (const root of roots) {
    root.walkDecls(/^--/, ({ prop, value }) => {
      const read = tokens.get(prop) ?? new Set()
      for (const name of readNames(value)) read.add(name)
      tokens.set(prop, read)
    })
  }
  return tokens
}

/** Tokens read outside of other tokens' values: by properties and conditions. */
function readOutsideTokens(root: Root): Tokens {
  const read = new Set<string>()
  root.walk((node) => {
    if (node.type === 'atrule') for (const name of readNames(node.params)) read.add(name)
    if (node.type === 'decl' && !node.prop.startsWith('--'))
      for (const name of readNames(node.value)) read.add(name)
  })
  return read
}

function closeOver(names: Iterable<string>, declared: ReadonlyMap<string, Tokens>): Tokens {
  const closed = new Set<string>()
  const visit = (name: string) => {
    if (closed.has(name) || !declared.has(name)) return
    closed.add(name)
    declared.get(name)!.forEach(visit)
  }
  for (const name of names) visit(name)
  return closed
}

/**
 * All names of the form `--x`. Declarations and mentions count too, which ships a token once too
 * often at worst.
 */
export function readNames(text: string): Tokens {
  return new Set(text.match(/--[\w-]+/g))
}

function without(tokens: Tokens, left: Tokens): Tokens {
  return new Set([...tokens].filter((name) => !left.has(name)))
}

function pickTokens(root: Root, picked: Tokens): string {
  return picked.size === 0 ? '' : keepDeclarations(root, ({ prop }) => picked.has(prop), true)
}

/** @param alone - drops what declares nothing, such as the order of layers */
function keepDeclarations(
  root: Root,
  isKept: (declaration: Declaration) => boolean,
  alone = false,
): string {
  const kept = root.clone()
  kept.walkDecls((declaration) => {
    if (!isKept(declaration)) declaration.remove()
  })
  removeEmpty(kept, alone)
  return kept.toString()
}

function removeEmpty(container: Container, alone: boolean): void {
  container.each((node) => {
    if (node.type === 'comment' && alone) node.remove()
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes) removeEmpty(node, alone)
    if (node.nodes ? node.nodes.length === 0 : alone) node.remove()
  })
}
