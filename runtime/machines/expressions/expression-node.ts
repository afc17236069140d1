/** An expression as a tree: evaluated by `expression-tree.ts`, written as JavaScript by `expression-code.ts`. */
export type ExpressionNode =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'root'; name: 'context' | 'event' | 'input' }
  | { kind: 'value'; name: string }
  | { kind: 'member'; of: ExpressionNode; key: ExpressionNode }
  | { kind: 'prefix'; sign: '!' | '-'; of: ExpressionNode }
  | { kind: 'binary'; sign: BinarySign; left: ExpressionNode; right: ExpressionNode }
  | { kind: 'choice'; test: ExpressionNode; yes: ExpressionNode; no: ExpressionNode }
  | { kind: 'list'; items: ExpressionNode[] }
  | { kind: 'call'; name: string; args: ExpressionNode[] }
  | { kind: 'test'; subject: ExpressionNode; pattern: string }
  | { kind: 'now' }

export type BinarySign =
  | '??'
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '>'
  | '<='
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
