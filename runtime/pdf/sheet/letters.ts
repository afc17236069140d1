/** What the fonts of a report draw by themselves: which letters, from which file, and how wide. */
import type { jsPDF } from 'jspdf'
import type { Purpose, ReportFonts } from './report-fonts.ts'

/** Letters of one file, beside each other. */
interface Run {
  file: string
  text: string
}

export type Letters = ReturnType<typeof createLetters>

export function createLetters(doc: jsPDF, fonts: ReportFonts) {
  const { processArabic } = doc as unknown as JoiningLetters
  const files = new Map<string, FontWithGlyphs['metadata']>()
  for (const [purpose, { files: ofPurpose }] of Object.entries(fonts)) {
    ofPurpose.forEach((data, at) => {
      const file = toFile(purpose, at)
      doc.addFileToVFS(`${file}.ttf`, data)
      doc.addFont(`${file}.ttf`, file, 'normal')
      doc.setFont(file, 'normal')
      files.set(file, (doc.getFont() as unknown as FontWithGlyphs).metadata)
    })
  }
  const widths = new Map<string, number>()

  /** jsPDF writes 16 bits a letter. */
  const has = (file: string, letter: string) =>
    letter.length === 1 && files.get(file)!.characterToGlyph(letter.charCodeAt(0)) > 0
  const findFile = (letter: string, purpose: Purpose) =>
    fonts[purpose].files.map((_, at) => toFile(purpose, at)).find((file) => has(file, letter))
  /** jsPDF leaves out what follows a letter that its font lacks. */
  const ifThere = (letter: string, purpose: Purpose) =>
    findFile(letter, purpose) === undefined ? '' : letter

  /** A letter as the fonts draw it: itself, or one that looks the same. */
  function toSame(letter: string, purpose: Purpose): string | undefined {
    if (/[\n\u00AD\u200B]/.test(letter)) return letter
    // jsPDF puts marks beside their letters.
    if (findFile(letter, purpose) !== undefined) return /\p{M}/u.test(letter) ? undefined : letter
    const same = alike[letter]
    if (same !== undefined && findFile(same, purpose) !== undefined) return same
    if (/\s/.test(letter)) return ifThere(' ', purpose)
    return /\p{C}/u.test(letter) ? '' : undefined
  }

  /** The nearest that the fonts have. */
  function toNear(letter: string, purpose: Purpose): string {
    if (findFile(letter, purpose) !== undefined) return letter
    const near = stands[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    const isThere = [...near].every((one) => findFile(one, purpose) !== undefined)
    if (near !== '' && isThere) return near
    return /\p{M}/u.test(letter) ? '' : ifThere('?', purpose)
  }

  /**
   * Letters that join have another shape inside a word: that shape is measured and looked up. Word by
   * word, since jsPDF joins a question mark, too.
   */
  const toShapes = (text: string) => [
    ...text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\p{L}\p{M}]+/gu, (word) => processArabic(word)),
  ]

  function toRuns(drawn: string, purpose: Purpose): Run[] {
    const runs: Run[] = []
    for (const letter of drawn) {
      const last = runs.at(-1)
      if (last && has(last.file, letter)) last.text += letter
      else runs.push({ file: findFile(letter, purpose) ?? toFile(purpose, 0), text: letter })
    }
    return runs
  }

  return {
    blankFile: findFile(' ', 'text') ?? toFile('text', 0),
    toRuns,

    /** The shapes of a text; undefined when it has a letter that the fonts do not draw. */
    toDrawn(text: string, purpose: Purpose): string | undefined {
      const letters = toShapes(text).map((letter) => toSame(letter, purpose))
      return letters.includes(undefined) ? undefined : letters.join('')
    },

    toNearest: (text: string, purpose: Purpose): string =>
      toShapes(text)
        .map((letter) => toSame(letter, purpose) ?? toNear(letter, purpose))
        .join(''),

    /** @returns points, at the size of one */
    measure(drawn: string, purpose: Purpose): number {
      let width = 0
      for (const { file, text } of toRuns(drawn, purpose)) {
        for (const letter of text) {
          const key = file + letter
          let known = widths.get(key)
          if (known === undefined) {
            doc.setFont(file, 'normal')
            known = doc.getStringUnitWidth(letter)
            widths.set(key, known)
          }
          width += known
        }
      }
      return width
    },
  }
}

const toFile = (purpose: string, at: number) => `${purpose}${at}`

/** Spaces at which no line breaks, and hyphens, of any width. */
const alike: Readonly<Record<string, string>> = {
  '\u202F': '\u00A0',
  '\u2007': '\u00A0',
  '\u2010': '-',
  '\u2011': '-',
}

/** Substitutes where nothing else can draw a letter. */
const stands: Readonly<Record<string, string>> = {
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u2212': '–',
}

/** A method of jsPDF that its types lack: letters -> their shapes in the word. */
interface JoiningLetters {
  processArabic(text: string): string
}

interface FontWithGlyphs {
  metadata: { characterToGlyph(code: number): number }
}
