/** The language a visitor gets, and how the choice is remembered. */
import { expect, test, waitForMachines } from './support/test.ts'

test.describe('[I18N-02] the language of the front page', () => {
  const cases: [title: string, headers: Record<string, string>, location: string | undefined][] = [
    ['a German browser', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, '/de'],
    ['a French browser of another country', { 'accept-language': 'fr-CA' }, '/fr'],
    ['the most wanted of several', { 'accept-language': 'es, en;q=0.5, fr;q=0.7' }, '/fr'],
    ['an English browser', { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, undefined],
    ['a browser of a language there is not', { 'accept-language': 'es' }, undefined],
    ['a browser that does not say', { 'accept-language': '' }, undefined],
    [
      'an earlier choice before the browser',
      { 'accept-language': 'de', cookie: 'i18n_redirected=fr' },
      '/fr',
    ],
    [
      'an earlier choice of English',
      { 'accept-language': 'de', cookie: 'x=1; i18n_redirected=en' },
      undefined,
    ],
    [
      'an earlier choice that is none',
      { 'accept-language': 'de', cookie: 'i18n_redirected=xx' },
      '/de',
    ],
    [
      'a search engine',
      { 'accept-language': 'de', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      undefined,
    ],
  ]
  for (const [title, headers, location] of cases) {
    test(`${title}: ${location ?? 'stays'}`, async ({ request }) => {
      const response = await request.get('/', { headers, maxRedirects: 0 })
      expect(response.status()).toBe(location ? 302 : 200)
      expect(response.headers()['location']).toBe(location)
      expect(response.headers()['vary']).toContain('Accept-Language, Cookie')
      if (location) expect(response.headers()['cache-control']).toBe('no-store')
    })
  }

  test('the query goes along', async ({ request }) => {
    const headers = { 'accept-language': 'de' }
    const response = await request.get('/?utm_source=x', { headers, maxRedirects: 0 })
    expect(response.headers()['location']).toBe('/de?utm_source=x')
  })

  for (const path of ['/pricing', '/fr', '/fr/tarifs']) {
    test(`${path} says its language itself`, async ({ request }) => {
      const headers = { 'accept-language': 'de', cookie: 'i18n_redirected=de' }
      const response = await request.get(path, { headers, maxRedirects: 0 })
      expect(response.status()).toBe(200)
    })
  }
})

test.describe('[I18N-03] the language switch', () => {
  test.use({ locale: 'de-DE' })

  test('leads to the same page in the other language, and the choice is kept for a year', async ({
    page,
    context,
  }) => {
    await page.goto('/de/preise')
    await waitForMachines(page)
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/tarifs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')

    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'fr', sameSite: 'Lax', secure: true, path: '/' })
    expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3)
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
  })

  test('to English is stronger than a German browser', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await waitForMachines(page)
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })
})
