import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/**
 * What can be made out of text that should be JSON: with a byte order mark, a comment, a comma too many or too few.
 *
 * @returns whether that is all it says
 */
export function parseTolerantly(text: string): { value: unknown; isWhole: boolean } {
  try {
    return { value: JSON.parse(withoutMark(text)), isWhole: true }
  } catch {
    return makeOut(text)
  }
}

function makeOut(text: string): { value: unknown; isWhole: boolean } {
  const errors: ParseError[] = []
  const value: unknown = parse(withoutMark(text), errors, { allowTrailingComma: true })
  return {
    value,
    isWhole: errors.every(({ error }) => printParseErrorCode(error) === 'CommaExpected'),
  }
}

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')
