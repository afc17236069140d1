/** Reports made by a browser: built like the site, under the site's own policy. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fonts } from 'virtual:slicewright/report-fonts'
import type { Browser, Page } from 'playwright'
import sirv from 'sirv'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchChromium } from '#tests/support/chromium.ts'
import { hasNoto } from '#tests/support/noto.ts'
import { readPainted, readPdf, toLetters } from '#tests/support/read-pdf.ts'
import { readReport, shippedPalette } from '#tests/support/reports.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findThemeSheets } from '../../compiler/check/build/check-theme.ts'
import { withChoice } from '../../compiler/build/plugins/color-schemes.ts'
import { report } from '../../compiler/build/plugins/report.ts'
import { findPdfFault } from '../../functions/assessments/find-pdf-fault.ts'
import { drawReport } from './draw-report.ts'
import type { ReportInput } from './pages/report-input.ts'

const policy = "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'"
const input = readReport('de')

const themed = {
  shipped: repositoryRoot,
  cookery: join(repositoryRoot, 'tests/fixtures/sites/cookery'),
}

let root: string
let server: Server
let browser: Browser
let page: Page
let requested: string[]
let expected: Buffer
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [report([repositoryRoot])],
    build: {
      outDir: root,
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/fixtures/maturity-reports/page.ts',
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  for (const [name, folder] of Object.entries(themed)) {
    const sheets = findThemeSheets([folder]).map((file) => readFileSync(file, 'utf8'))
    writeFileSync(join(root, `${name}.css`), withChoice(sheets.join('\n')))
  }
  const files = sirv(root)
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const own = pathname === '/refused' ? `${policy}; worker-src 'none'` : policy
    response.setHeader('content-security-policy', own)
    if (pathname.includes('.')) return files(request, response)
    response.setHeader('content-type', 'text/html')
    const sheet = `<link rel="stylesheet" href="${pathname === '/cookery' ? pathname : '/shipped'}.css">`
    response.end(`<!doctype html>${sheet}<script type="module" src="/page.js"></script>`)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  browser = await launchChromium()
  expected = Buffer.from(await drawReport(input, fonts))
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(root, { recursive: true, force: true })
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  page = await browser.newPage()
  requested = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return () => page.close()
})

async function open(path = '/'): Promise<void> {
  await page.goto(origin() + path)
  await page.waitForFunction('typeof createReport === "function"')
}

/** The outcome, with the bytes as base64. */
const create = (init = '', given: ReportInput = input) =>
  page.evaluate(
    `(async () => {
      const shares = []
      const onProgress = (share) => shares.push(share)
      const ended = new AbortController()
      const { signal } = ended
      try {
        const blob = await createReport(${JSON.stringify(given)}, { onProgress, signal, ${init} })
        const bytes = new Uint8Array(await blob.arrayBuffer())
        return { shares, type: blob.type, data: btoa([...bytes].map((one) => String.fromCharCode(one)).join('')) }
      } catch (error) {
        return { shares, name: error.name, code: error.code, text: error.text }
      }
    })()`,
  ) as Promise<{
    shares: number[]
    type?: string
    data?: string
    name?: string
    code?: string
    text?: string
  }>

describe('readPalette', () => {
  const read = (ground = 'light') =>
    page.evaluate(
      `document.body.dataset.color = '${ground}'; readPalette(document.body)`,
    ) as Promise<typeof shippedPalette>

  it('has the colours of the shipped theme, on whatever ground it is asked', async () => {
    await open()
    expect(await read()).toEqual(shippedPalette)
    expect(await read('dark')).toEqual(shippedPalette)
    expect(await page.evaluate('document.body.childElementCount')).toBe(0)
  })

  it('has the colours of the day at night, too, and leaves the page as it is', async () => {
    await open()
    const ground = 'getComputedStyle(document.body).getPropertyValue("--paper")'
    const byDay = await page.evaluate(ground)
    await page.emulateMedia({ colorScheme: 'dark' })
    const byNight = await page.evaluate(ground)
    expect(byNight, 'the theme has a night').not.toBe(byDay)
    expect(await read()).toEqual(shippedPalette)
    expect(await page.evaluate(ground)).toBe(byNight)
    await page.emulateMedia({ colorScheme: null })
    await page.evaluate('document.documentElement.dataset.scheme = "dark"')
    expect(await page.evaluate(ground)).toBe(byNight)
    expect(await read()).toEqual(shippedPalette)
    expect(await page.evaluate(ground)).toBe(byNight)
  })

  it('[PAGEBUILDER-05] has those of another theme, and of its meanings what it does not give', async () => {
    await open('/cookery')
    const palette = await read()
    const theme = readFileSync(join(themed.cookery, 'site-config/theme.css'), 'utf8')
    expect(theme).toContain(`--text: ${palette.dark}`)
    expect(theme).toContain(`--surface-sunken: ${palette['tint-3']}`)
    const same = Object.entries(palette).filter(([name, colour]) =>
      Object.entries(shippedPalette).some(([other, own]) => name === other && own === colour),
    )
    expect(same).toEqual([['light', '#ffffff']])
  })
})

describe('createReport, in a browser', () => {
  it('[PDF-02] draws in a worker what it draws anywhere, and loads what it needs only then', async () => {
    await open()
    expect(requested).toEqual(['/', '/shipped.css', '/page.js'])
    const [worker, { data, type, shares }] = await Promise.all([
      page.waitForEvent('worker'),
      create(),
    ])
    expect(worker.url()).toMatch(/\/report\.worker-[\w-]+\.js$/)
    expect(type).toBe('application/pdf')
    expect(Buffer.compare(Buffer.from(data!, 'base64'), expected)).toBe(0)
    expect([shares.length > 9, shares.at(-1)]).toEqual([true, 1])
    // Neither jsPDF's code for HTML nor the code for browsers without workers.
    expect(requested.filter((path) => path.endsWith('.js'))).toHaveLength(2)
    await expect.poll(() => page.workers()).toEqual([])
  })

  it('[PDF-02] draws in the page where a worker is refused', async () => {
    await open('/refused')
    const { data, shares } = await create()
    expect(Buffer.compare(Buffer.from(data!, 'base64'), expected)).toBe(0)
    expect(shares.at(-1)).toBe(1)
  })

  it('ends a worker with its signal', async () => {
    await open()
    const { name } = await create('onProgress: () => ended.abort()')
    expect(name).toBe('AbortError')
    await expect.poll(() => page.workers()).toEqual([])
  })

  it('ends in the page with its signal', async () => {
    await open('/refused')
    expect((await create('onProgress: () => ended.abort()')).name).toBe('AbortError')
  })

  it('[PDF-04] says so when what makes it does not come', async () => {
    await open()
    await page.route('**/assets/**', (route) => route.abort())
    const { code, text } = await create()
    expect([code, text]).toEqual(['ReportNotMade', expect.stringContaining('dynamically imported')])
    await page.unroute('**/assets/**')
  })
})

describe('a report in letters that the fonts of the site lack', () => {
  /** A language, how it says that learning is work in common, and whether it is read from the right. */
  const languages: [locale: string, text: string, isFromRightToLeft?: true][] = [
    ['el', 'Η μάθηση είναι κοινή δουλειά: πόσο ώριμη είναι η επιχείρησή σας;'],
    ['ru', 'Учиться — общее дело: насколько зрело ваше предприятие?'],
    ['pl', 'Nauka to wspólna praca: jak dojrzała jest Państwa firma? Zażółć gęślą jaźń.'],
    ['vi', 'Học tập là việc chung: doanh nghiệp của bạn trưởng thành đến đâu?'],
    ['tr', 'Öğrenmek ortak iştir: şirketiniz ne kadar olgun? Ağırlığı gişeyi, İstanbul'],
    ['zh-Hant', '學習是大家的事：貴公司的成熟度如何？「彼此幫助」是第一步。'],
    ['ar', 'التعلُّم عمل مشترك: ما مدى نضج شركتكم؟ (Colloquy 2026)', true],
    ['hi', 'सीखना साझा काम है: आपकी कंपनी कितनी परिपक्व है?'],
    ['en', 'Learning is shared 🎓👩🏽‍🏫🇬🇷 → ✓ Ω ≥ ½ ①'],
  ]

  it.skipIf(!hasNoto).each(languages)(
    '[PDF-02] [FN-08] draws %s as it is, and the site takes it',
    async (locale, text, isFromRightToLeft) => {
      const letters = [...new Intl.Segmenter(locale).segment(text)].map(({ segment }) => segment)
      const base = readReport('en')
      const given: ReportInput = {
        ...base,
        locale,
        ...(isFromRightToLeft && { isFromRightToLeft }),
        texts: { ...base.texts, title: text, introduction: [...new Set(letters)] },
      }
      await open()
      const { data } = await create('', given)
      const bytes = Buffer.from(data!, 'base64')
      expect(findPdfFault(bytes)).toBeUndefined()
      expect(bytes.byteLength).toBeLessThan(400_000)
      const [painted, { pages }] = [readPainted(bytes), await readPdf(bytes)]
      const all = [...painted.map((line) => line.text), ...pages.map((page) => page.text)].join('')
      expect([...new Set(toLetters(text))].filter((letter) => !all.includes(letter))).toEqual([])
      // A letter that no font has would be the same box as another, or nothing.
      const shapes = new Map(
        painted
          .filter((line) => letters.includes(line.text))
          .map((line) => [line.text, line.shape]),
      )
      expect(shapes.size).toBeGreaterThan(2)
      expect(new Set(shapes.values()).size).toBe(shapes.size)
    },
  )

  it.each<[string, number]>([
    ['Cyrillic', 0x430],
    ['Hangul', 0xac00],
  ])('[FN-08] of %s alone are few enough to be taken', async (_script, first) => {
    const base = readReport('de')
    const turn = (text: string) =>
      text.replaceAll(/\p{L}/gu, (letter) =>
        String.fromCodePoint(first + (letter.charCodeAt(0) % 32)),
      )
    const turned = JSON.parse(JSON.stringify(base), (key, value: unknown) =>
      typeof value !== 'string' || ['locale', 'url', 'date'].includes(key) || value.startsWith('#')
        ? value
        : turn(value),
    ) as ReportInput
    await open()
    const { data } = await create('', turned)
    const bytes = Buffer.from(data!, 'base64')
    expect(findPdfFault(bytes)).toBeUndefined()
    expect(readPainted(bytes).length).toBeGreaterThan(200)
    expect(bytes.byteLength).toBeLessThan(2_000_000)
  })
})
