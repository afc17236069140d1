/** Reads telephone numbers as they are written, for links of pages and for forms. */
import { stripInvisible, toAsciiDigits, toHalfWidth } from './typed-text.ts'

/** What stands before an extension: the parameter of RFC 3966, and words of business cards. */
const words = [
  'ext',
  'extn',
  'extension',
  'x',
  'durchwahl',
  'dw',
  'nebenstelle',
  'nst',
  'poste',
  'int',
  'int[ée]rieur',
  'interno',
  'anexo',
  'ramal',
  'toestel',
  'wew',
  'dahili',
  'εσωτ',
  'доб',
  'داخلي',
  'תחנה',
  '内線',
  '內線',
  '分机',
  '分機',
  '내선',
]
const extension = new RegExp(
  `(\\d[\\s.)]*)[\\s,;/-]*(?:${words.join('|')})[.:=\\s]*(\\d{1,7})\\s*$`,
  'iu',
)

/**
 * The number in ASCII digits, with its visual separators, and the extension as a parameter:
 * `+49 30 123456;ext=12` for `tel:＋٤٩ 30 123456, Durchwahl 12`. It does not validate.
 */
export function spellPhone(text: string): string {
  return toAsciiDigits(toHalfWidth(stripInvisible(text)))
    .trim()
    .replace(/^(?:tel:)?(?:\/\/)?/i, '')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(extension, '$1;ext=$2')
}
