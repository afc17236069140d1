/** Whoever guesses at a secret learns nothing from the time of an answer. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'

const secretName =
  /(?:secret|token|signature|signed|password|credential|hmac|authorization|apikey)s?$/i

const equality: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

/** Methods that end with the first difference. */
const comparing = /^(?:compare|endsWith|equals|has|includes|indexOf|localeCompare|startsWith)$/

/** @returns each comparison of something that is called a secret with what is not written in the code */
function findComparisons(text: string): string[] {
  const file = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isComparison(node)) found.push(node.getText())
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

function isComparison(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind)) {
    const { left, right } = node
    return !isWritten(left) && !isWritten(right) && (isSecret(left) || isSecret(right))
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  const [shown] = node.arguments
  if (!comparing.test(name.text) || !shown || isWritten(shown)) return false
  return isSecret(expression) || isSecret(shown)
}

/** By the last name of a path: the length of a secret is none. */
function isSecret(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return secretName.test(node.text)
  if (ts.isPropertyAccessExpression(node)) return secretName.test(node.name.text)
  if (ts.isElementAccessExpression(node)) return isSecret(node.expression)
  if (ts.isCallExpression(node)) return isSecret(node.expression) || node.arguments.some(isSecret)
  if (ts.isTemplateExpression(node))
    return node.templateSpans.some(({ expression }) => isSecret(expression))
  if (ts.isBinaryExpression(node)) return isSecret(node.left) || isSecret(node.right)
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)
    ? isSecret(node.expression)
    : false
}

/** What stands in the code is known to everybody. */
function isWritten(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined')
  )
}

const sources = globSync(`{${sourceFolders.join(',')}}/**/*.{ts,tsx}`, { cwd: repositoryRoot })
  .filter((file) => !/\.(?:test|spec)\.tsx?$|\/(?:generated|testing)\/|^tests\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }))

describe('a secret', () => {
  it('is compared in one function, whose time tells nothing', () => {
    expect(sources.length).toBeGreaterThan(500)
    const owners = sources.filter(({ text }) => text.includes('timingSafeEqual'))
    expect(owners.map(({ file }) => file)).toEqual(['runtime/server/serve/is-same-secret.ts'])
  })

  it('is compared with nothing by its letters', () => {
    const found = sources.flatMap(({ file, text }) =>
      findComparisons(text).map((comparison) => `${file}: ${comparison}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    'if (given === secret) open()',
    'const isOurs = shown !== environment.prismicWebhookSecret',
    'if (request.headers.get("authorization") !== `Bearer ${token}`) refuse()',
    'if (sign(secret, text) === signed) open()',
    'if (tokens.includes(given)) open()',
    'if (signature(text).equals(given)) open()',
  ])('found where it is: %s', (code) => {
    expect(findComparisons(code)).toHaveLength(1)
  })

  it.each(['if (secret === undefined) refuse()', "if (kind === 'secret') refuse()"])(
    'not taken for one: %s',
    (code) => {
      expect(findComparisons(code)).toEqual([])
    },
  )
})
