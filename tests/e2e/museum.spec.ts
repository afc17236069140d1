/** A museum in five languages: its pages, and the way of a visitor through it in Arabic and in Chinese. */
import { findViolations } from './support/accessibility.ts'
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
let site: RunningSite

test.beforeAll(async ({}, info) => {
  const environment = { DATA_DIR: info.outputPath('data') }
  site = await startFilledSite({ build: 'museum', site: 'museum', environment })
})
test.afterAll(() => site?.stop())

/** One page of each kind, in the words of each language. */
const pages = {
  '': [
    '',
    '/exhibitions',
    '/exhibitions/roads',
    '/events/tax-walk',
    '/visit',
    '/form/book',
    '/your-room',
  ],
  '/pt-br': ['', '/programacao/pickling-class', '/visita', '/sua-sala'],
  '/zh-hant-hk': [
    '',
    '/exhibitions',
    '/events/night-of-crystals',
    '/visit',
    '/form/book',
    '/your-room',
  ],
  '/ar': [
    '',
    '/maarid',
    '/maarid/roads',
    '/faaliyat/tax-walk',
    '/ziyara',
    '/istimara/book',
    '/qaatuk',
  ],
  '/el': ['', '/ekdiloseis/pickling-class', '/episkepsi', '/aithousa'],
}
const paths = Object.entries(pages).flatMap(([prefix, own]) => own.map((path) => prefix + path))

test('[PAGEBUILDER-05] each kind of page is accessible and fits its screen, on a phone and on a desk', async ({
  page,
}) => {
  for (const path of paths) {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(site.origin + (path || '/'))
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width} pixels`).toBe(0)
      expect(await findViolations(page), `${path} at ${width} pixels`).toEqual([])
    }
  }
})

test('[I18N-01] lines of Chinese break where Chinese ones do, headings as wide as their letters', async ({
  page,
}) => {
  await page.goto(`${site.origin}/zh-hant-hk`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('line-break', 'strict')
  await expect(heading).toHaveCSS('letter-spacing', /^(?:0px|normal)$/)
  await page.goto(`${site.origin}/el`)
  await expect(heading).toHaveCSS('line-break', 'auto')
})

test('[PAGEBUILDER-05] each kind of page is valid HTML', async ({ request }, info) => {
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  const addresses = paths.map((path) => site.origin + (path || '/'))
  expect(await findHtmlErrors(request, addresses, info.outputPath('pages'))).toEqual([])
})

interface Words {
  home: string
  open: string
  test: string
  start: string
  next: string
  result: string
  grade: string
  download: string
  book: string
  fields: Record<'name' | 'email' | 'message', string>
  house: string
  consent: RegExp
  send: string
  done: string
  /** The language that is chosen at the end, and where it leads from the form. */
  other: [name: string, path: string]
}

const visits: Record<string, Words> = {
  ar: {
    home: '/ar',
    open: 'افتح القائمة',
    test: 'أيّ قاعة تناسبك؟',
    start: 'ابدأ',
    next: 'السؤال التالي',
    result: 'اعرض النتيجة',
    grade: '٣حفنة',
    download: 'نزّل التقرير (PDF)',
    book: 'احجز زيارة جماعية',
    fields: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'متى، وكم عدد الأشخاص؟' },
    house: 'هونغ كونغ',
    consent: /أوافق/,
    send: 'أرسل الطلب',
    done: 'شكرًا، وصلنا طلبك',
    other: ['繁體中文', '/zh-hant-hk/form/book'],
  },
  'zh-Hant-HK': {
    home: '/zh-hant-hk',
    open: '開啟選單',
    test: '哪個展廳最適合你？',
    start: '開始',
    next: '下一題',
    result: '查看結果',
    grade: '3一把',
    download: '下載報告（PDF）',
    book: '預約團體參觀',
    fields: { name: '姓名', email: '電郵', message: '何時，多少人？' },
    house: '香港',
    consent: /我同意/,
    send: '送出申請',
    done: '多謝，我們已收到',
    other: ['العربية', '/ar/istimara/book'],
  },
}

for (const [locale, words] of Object.entries(visits)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 375, height: 800 } })

    test('[I18N-01] a visitor takes the test, gets the report, books a visit and changes the language', async ({
      page,
    }) => {
      // The browser's language leads to its start page.
      await page.goto(`${site.origin}/`)
      await expect(page).toHaveURL(site.origin + words.home)
      await page.getByRole('button', { name: words.open }).click()
      await page.getByRole('link', { name: words.test, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.test)

      await page.getByRole('button', { name: words.start, exact: true }).click()
      for (const button of [words.next, words.next, words.result]) {
        await page.locator('[data-stage]').getByRole('radio').nth(2).check()
        await page.getByRole('button', { name: button }).click()
      }
      await expect(page.locator('[id$="-result"]').getByText(words.grade)).toBeVisible()
      expect(await findViolations(page, 'main')).toEqual([])
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: words.download }).click()
      expect((await downloading).suggestedFilename()).toBe('salina-report.pdf')

      await page.getByRole('contentinfo').getByRole('link', { name: words.book }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.book)
      const form = page.locator('form[data-form="book"]')
      for (const [name, label] of Object.entries(words.fields))
        await form.getByLabel(label).fill(name === 'email' ? 'ada@engines.example' : 'عدد 12 人')
      await form.getByLabel(words.house).check()
      await form.getByLabel(words.consent).check()
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.locator('[data-form-done]')).toContainText(words.done)

      const [name, path] = words.other
      await page.locator('button[popovertarget$="-locales"]').click()
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(site.origin + path)
    })
  })
}
