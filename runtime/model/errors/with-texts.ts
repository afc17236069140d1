/**
 * `#runtime/error-texts` everywhere but in a production browser: errors have their message and
 * hint.
 */
export const hasTexts: boolean = true
