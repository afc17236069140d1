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
    await expect(link).toHaveAttribute('href', platform)
    // What tells where a link of the frame was followed from comes with the first gesture, which a mouse
    // that is there already does not make.
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForFunction(() => {
      const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
        get(id: string): unknown
      }
      return system.get('links') !== undefined
    })
    await link.click()
    await expect(page).toHaveURL(`${platform}?from=${encodeURIComponent(path)}`)
  }
})
