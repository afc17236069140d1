/** The part of css-tree that the check of styles uses. */
declare module 'css-tree' {
  export interface CssNode {
    type: string
    name?: string
    loc?: { start: { line: number; column: number } } | null
  }

  export interface Match {
    matched: unknown
    error: { name: string; message: string; css?: string; loc?: unknown } | null
    isType(node: CssNode, type: string): boolean
  }

  export function parse(
    text: string,
    options: { context: string; positions?: boolean; onParseError?: (error: Error) => void },
  ): CssNode
  export function walk(node: CssNode, visit: (node: CssNode) => void): void
  export const lexer: {
    properties: Record<string, unknown>
    checkPropertyName(name: string): Error | undefined
    matchProperty(name: string, value: CssNode | string): Match
    match(syntax: string, value: CssNode | string): Match
  }
}
