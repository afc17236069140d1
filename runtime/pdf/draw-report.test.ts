import { fonts } from 'virtual:slicewright/report-fonts'
import { describe, expect, it } from 'vitest'
import { reportParts } from '#schemas/report-parts.ts'
import { readPainted, readPdf, toLetters } from '#tests/support/read-pdf.ts'
import { readReport, reportLocales, shippedPalette } from '#tests/support/reports.ts'
import { findPdfFault } from '../../functions/assessments/find-pdf-fault.ts'
import { readPdfFile, type PdfValue } from '../../functions/assessments/read-pdf-file.ts'
import { drawReport } from './draw-report.ts'
import type { ReportInput } from './pages/report-input.ts'
import type { LinePainter } from './sheet/line-painter.ts'

/** Every text for the reader; of levels, those that are shown in full. */
function listTexts({ texts, themes, levelLabels, siteName, ...input }: ReportInput): string[] {
  const { fileName: _, introduction, ...rest } = texts
  return [
    siteName,
    ...Object.values(rest),
    ...introduction,
    ...levelLabels,
    ...(input.resourcesIntroduction ? [input.resourcesIntroduction] : []),
    ...input.resources.flatMap(({ kindLabel, title, url }) => [kindLabel, title, url]),
    ...themes.flatMap((theme) => [
      theme.title,
      ...[theme.question, theme.advice, theme.leaveAlone].filter((text) => text !== undefined),
      ...theme.levels.map(({ title, text }) => title ?? text),
      ...theme.levels
        .slice(theme.levelIndex, theme.levelIndex + 2)
        .flatMap(({ text, kpi }) => [text, kpi ?? '']),
    ]),
  ]
}

const read = async (input: ReportInput) => {
  const bytes = await drawReport(input, fonts)
  const pdf = await readPdf(bytes)
  return { bytes, ...pdf, letters: toLetters(pdf.pages.map(({ text }) => text).join('')) }
}
const findMissing = (input: ReportInput, letters: string) =>
  listTexts(input).filter((text) => !letters.includes(toLetters(text)))

/** The keys of all dictionaries. */
function listKeys(bytes: Uint8Array): string[] {
  const { objects, trailer } = readPdfFile(Buffer.from(bytes).toString('latin1'))
  const keysOf = (value: PdfValue): string[] => {
    if (Array.isArray(value)) return value.flatMap(keysOf)
    return value instanceof Map ? [...value].flatMap(([key, one]) => [key, ...keysOf(one)]) : []
  }
  return [trailer, ...[...objects.values()].map(({ value }) => value)].flatMap(keysOf)
}

/** Paints a box for each text, a green one for pictures. */
const painter: LinePainter = {
  measure: (text, { size }) => (text.length * size) / 2,
  paint(text, { size }, colour, scale) {
    const shown = /\p{Extended_Pictographic}/u.test(text) ? '#00ff00' : colour
    const pixel = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16))
    const columns = Math.ceil((text.length * size * scale) / 2)
    const rows = Math.ceil(size * scale)
    const pixels = Uint8ClampedArray.from({ length: columns * rows * 4 }, (_, at) =>
      at % 4 === 3 ? 0xff : pixel[at % 4]!,
    )
    return { columns, rows, pixels, start: 0, baseline: rows }
  },
}

const long = 'Ein Satz über Zuständigkeiten, der nicht enden will. '.repeat(60)

describe('drawReport', () => {
  it.each(reportLocales)('[PDF-01] [PDF-02] says in %s what it is given, whole', async (locale) => {
    const input = readReport(locale)
    const { bytes, letters, pages, title, language, bookmarks } = await read(input)
    expect(findMissing(input, letters)).toEqual([])
    expect([title, language]).toEqual([input.texts.title, locale])
    expect(bytes.byteLength).toBeLessThan(400_000)
    const { texts, themes } = input
    // Cover, introduction, overview, a page for each theme, things to leave alone, further reading.
    const sections = [
      texts.title,
      texts.headerIntroPage,
      texts.yourOverallLevel,
      ...themes.map((theme) => theme.title),
      texts.leaveAloneLabel,
      texts.headerResourcesPage,
    ]
    expect(bookmarks).toEqual(sections)
    expect(pages).toHaveLength(11)
    pages.slice(1).forEach(({ text }, at) => {
      expect(text).toContain(sections[at + 1])
      expect(text).toContain(texts.headerTitle)
      expect(text).toContain(`${texts.headerPageNumber} ${at + 2} / 11`)
    })
    // Each contents line leads to its page, each line of a resource to its address.
    expect(pages[1]!.targets).toBe(9)
    expect(new Set(pages[10]!.links)).toEqual(new Set(input.resources.map(({ url }) => url)))
    expect(pages[0]!.text).toContain(texts.sampleNote.split(' ')[0])
  })

  it('[PDF-02] [FN-08] is what the site takes, in every language, whatever its texts', async () => {
    const base = readReport('en')
    const texts = { ...base.texts, title: '(\\) „Größe“ ∞ שלום %PDF /AA <</S>> \n ה(' }
    const inputs: ReportInput[] = [
      ...reportLocales.map(readReport),
      { ...base, isFromRightToLeft: true, texts },
      { ...base, texts, resources: [] },
    ]
    const used = new Set<string>()
    const drawn = inputs.map((input) => drawReport(input, fonts))
    const painted = { ...base, texts: { ...texts, introduction: ['東京', 'Learn 🎓'] } }
    for (const bytes of await Promise.all([...drawn, drawReport(painted, fonts, { painter })])) {
      expect(findPdfFault(bytes)).toBeUndefined()
      for (const key of listKeys(bytes)) used.add(key)
    }
    // The list has the keys that the builder writes, and no more.
    const listed = Object.values(reportParts).flatMap(({ keys }) => Object.keys(keys))
    expect(new Set(listed)).toEqual(new Set([...used].filter((key) => !/^[FP]\d+$/.test(key))))
  })

  it('[PDF-02] holds its own fonts', async () => {
    const bytes = await drawReport(readReport('de'), fonts)
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.match(/\/FontFile2/g)?.length).toBe(3)
    expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  it('[PDF-02] writes accents, quotes and spaces as they are, and hyphens only where a line ends', async () => {
    const { pages, title } = await read({
      ...readReport('fr'),
      texts: {
        ...readReport('fr').texts,
        title: 'Où en êtes-vous\u202f? Cœur & „Größe“ – 5\u00a0€ (\\)',
        introduction: ['«\u00a0Œuvre à 5\u202f€\u00a0», „Größe“ “été”, non\u00adbreaking.'],
      },
    })
    expect(title).toBe('Où en êtes-vous\u202f? Cœur & „Größe“ – 5\u00a0€ (\\)')
    // The reader returns every space as a plain one.
    expect(pages[1]!.text.replaceAll(/\s/g, ' ')).toContain(
      '« Œuvre à 5 € », „Größe“ “été”, nonbreaking.',
    )
  })

  it('[PDF-02] makes the same bytes of the same input, and others of another', async () => {
    const input = readReport('de')
    const [first, again] = [await drawReport(input, fonts), await drawReport(input, fonts)]
    expect(Buffer.compare(first, again)).toBe(0)
    const other = await drawReport({ ...input, date: '2026-11-23' }, fonts)
    expect(Buffer.compare(first, other)).not.toBe(0)
  })

  it('goes on over pages with texts of any length, and cuts none', async () => {
    const base = readReport('de')
    const input: ReportInput = {
      ...base,
      levelLabels: base.levelLabels.map((label) => `${label} mit einem sehr langen Namen`),
      texts: { ...base.texts, title: long.slice(0, 900), subtitle: long, sampleNote: long },
      themes: base.themes.map((theme, at) => ({
        ...theme,
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(at + 1),
        question: long,
        advice: long,
        leaveAlone: long,
        levels: theme.levels.map(() => ({ title: long.slice(0, 400), text: long, kpi: long })),
      })),
      resources: Array.from({ length: 20 }, (_, at) => ({
        kindLabel: 'Artikel',
        title: long.slice(0, 100 * at + 1),
        url: `https://www.colloquy.example/${'sehr-langer-pfad/'.repeat(20)}${at}`,
      })),
    }
    const { pages, letters, bytes } = await read(input)
    expect(pages.length).toBeGreaterThan(50)
    // A running line in between breaks a text in two, so its sentences are counted.
    const sentence = toLetters('Ein Satz über Zuständigkeiten')
    const shown = [...Array.from({ length: 6 * 3 }, () => 60), 60 * 2].reduce(
      (sum, count) => sum + count,
      0,
    )
    expect(letters.split(sentence).length - 1).toBeGreaterThan(shown)
    expect(letters.match(/Rindfleischetikettierungsüberwachungs/g)!.length).toBeGreaterThan(60)
    expect(bytes.byteLength).toBeLessThan(400_000)
    for (const { text } of pages.slice(4)) expect(text).toMatch(/Seite \d+ \/ \d+$/)
  })

  it.each([3, 4, 7, 10])('draws %i themes', async (count) => {
    const base = readReport('en')
    const themes = Array.from({ length: count }, (_, at) => ({
      ...base.themes[at % 6]!,
      title: `Theme number ${at + 1}`,
      levelIndex: at % 5,
    }))
    const input = { ...base, themes }
    const { pages, letters, bookmarks } = await read(input)
    expect(findMissing(input, letters)).toEqual([])
    expect([pages.length >= count + 5, bookmarks.length]).toEqual([true, count + 5])
  })

  it('needs neither sample, advice, questions, titles of levels nor anything to read', async () => {
    const base = readReport('en')
    const input: ReportInput = {
      locale: 'en',
      colours: shippedPalette,
      siteName: 'Colloquy',
      texts: { ...base.texts, sampleNote: '', subtitle: '', introduction: [] },
      levelLabels: base.levelLabels,
      overallLevel: 2,
      themes: base.themes.map(({ title, levelIndex, levels }) => ({
        title,
        levelIndex,
        levels: levels.map(({ text }) => ({ text })),
      })),
      resources: [],
      date: '2026-01-02',
    }
    const { pages, letters } = await read(input)
    expect(pages).toHaveLength(9)
    expect(letters).not.toContain(toLetters(base.texts.sampleLabel))
    expect(letters).not.toContain('undefined')
  })

  it('[PDF-02] paints the lines with letters that the fonts lack, each once, and says what they read', async () => {
    const base = readReport('en')
    const texts = {
      ...base.texts,
      headerTitle: 'Ωριμότητα',
      introduction: ['學習是大家的事'.repeat(20), 'Łódź 1\u202f000 ²', 'naïve\u2011ly', 'e\u0308'],
    }
    const bytes = await drawReport({ ...base, texts }, fonts, { painter })
    const painted = readPainted(bytes).map(({ text }) => text)
    const lines = painted.filter((text) => /\p{sc=Han}/u.test(text))
    expect(lines.join('')).toBe(texts.introduction[0])
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(72)
    expect(painted).toContain(texts.introduction[1])
    // Running lines of ten pages are one picture.
    expect(painted.filter((text) => text === texts.headerTitle)).toHaveLength(10)
    const { objects } = readPdfFile(Buffer.from(bytes).toString('latin1'))
    const pictures = [...objects.values()].filter(
      ({ value }) => value instanceof Map && value.has('ImageMask'),
    )
    expect(pictures).toHaveLength(lines.length + 2)
    const { pages } = await readPdf(bytes)
    expect(pages[1]!.text).toContain('naïve-ly')
    expect(pages[1]!.text).toContain('ë')
    expect(pages.map(({ text }) => text).join('')).not.toContain('?ri')
  })

  it('shows letters that the fonts lack as near as it can where nothing paints', async () => {
    const base = readReport('en')
    const texts = { ...base.texts, introduction: ['Łódź, Ñandú, naïve ﬁnance, 東 \ud800!'] }
    const { pages } = await read({ ...base, texts })
    expect(pages[1]!.text).toMatch(/\?ódz, Ñandú, naïve finance, \? \?!/)
  })

  it('tells how far it is, and stops where it is told to', async () => {
    const shares: number[] = []
    const stop = drawReport(readReport('en'), fonts, {
      onPart: (share) => {
        shares.push(share)
        if (shares.length === 3) throw new Error('stopped')
      },
    })
    await expect(stop).rejects.toThrow('stopped')
    expect(shares).toHaveLength(3)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[2]).toBeLessThan(1)
  })
})
