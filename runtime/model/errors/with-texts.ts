/** Behind `#runtime/error-texts`: everywhere but in a production browser, errors say what happened and what to do. */
export const hasTexts: boolean = true
