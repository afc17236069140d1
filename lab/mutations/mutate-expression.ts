/** Tokens of an expression; a quoted text is one token. */
const tokens =
  /'(?:[^'\\]|\\.)*'|[A-Za-z_][\w.]*|\d+(?:\.\d+)?|==|!=|<=|>=|&&|\|\||\?\?|[-+*/%<>!?:,()[\]]/g

const swapped: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '*': '/',
  true: 'false',
  false: 'true',
  '!': '',
}

/** The expression with one fault, for each place that can have one. */
export function mutateExpression(source: string): string[] {
  return [...source.matchAll(tokens)].flatMap(({ 0: token, index }) => {
    const fault = toFault(token)
    return fault === undefined
      ? []
      : [source.slice(0, index) + fault + source.slice(index + token.length)]
  })
}

function toFault(token: string): string | undefined {
  if (token.startsWith("'")) return `${token.slice(0, -1)}~'`
  if (/^\d/.test(token)) return String(Number(token) + 1)
  return Object.hasOwn(swapped, token) ? swapped[token] : undefined
}
