/** From the site to the platform. */
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

for (const [locale, path, platform] of [
  ['en', '/pricing', 'https://app.colloquy.example/sign-in'],
  ['de', '/de/preise', 'https://app.colloquy.example/de/sign-in'],
  ['fr', '/fr/tarifs', 'https://app.colloquy.example/fr/sign-in'],
] as const) {
  test(`[SITE-02] [LINK-03] the sign-in link leads to the platform, which is told from where, in ${locale}`, async ({
    page,
  }) => {
    await page.route('https://app.colloquy.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Platform</title>' }),
    )
    await page.goto(path)
    await waitForMachines(page)
    const link = page.locator('[data-cta="pfSignIn"]:visible').first()
    const arrives = page.context().waitForEvent('page')
    const isNewWindow = (await link.getAttribute('target')) === '_blank'
    await link.click()
    const target = isNewWindow ? await arrives : page
    await expect(target).toHaveURL(`${platform}?from=${encodeURIComponent(path)}`)
  })
}
