/** Unifies what people type or paste: marks that nobody sees, and digits and letters of any width and script. */

/** Joiners are part of a word between letters that are not ASCII: in Persian and in Indic scripts. */
const invisible =
  /(?<![^\0-\u007f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\u007f])|(?![\u200c\u200d])\p{Cf}/gu

/** Strips zero-width blanks and marks of direction, which pasted texts often contain. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** Letters and signs as keyboards for Chinese, Japanese and Korean type them: `＠` becomes `@`. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
}

/** Digits of any script as `0` to `9`: `٣`, `३` and `３` become `3`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?=\p{Nd})[\0-\uffff]/gu, (sign) => {
    const code = sign.charCodeAt(0)
    // Unicode has zeros at multiples of 16, but in Indic blocks, where they are 6 further.
    const offset = code > 0x900 && code < 0xe00 ? 6 : 0
    return String((code - offset) & 15)
  })
}
