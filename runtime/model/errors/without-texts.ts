/**
 * `#runtime/error-texts` in a production browser: the texts are for developers and would cost every
 * visitor.
 */
export const hasTexts: boolean = false
