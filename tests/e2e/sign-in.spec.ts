/** From the site to the platform. */
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const ways: [path: string, platform: string][] = [
  ['/pricing', 'https://app.colloquy.example/sign-in'],
  ['/de/preise', 'https://app.colloquy.example/de/sign-in'],
  ['/fr/tarifs', 'https://app.colloquy.example/fr/sign-in'],
]

test('[SITE-02] [LINK-03] the sign-in link leads to the platform, which is told from where, in every language', async ({
  page,
}) => {
  await page.route('https://app.colloquy.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Platform</title>' }),
  )
  for (const [path, platform] of ways) {
    await page.goto(path)
    await waitForMachines(page)
    const link = page.locator('[data-cta="pfSignIn"]:visible').first()
    const address = `${platform}?from=${encodeURIComponent(path)}`
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    await expect(page).toHaveURL(address)
  }
})
