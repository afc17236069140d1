/** Fonts, as a browser asks for them. */
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { expect, test } from './support/test.ts'

test('a page asks for each font once, at an address that never means another, and keeps it for a year', async ({
  page,
}) => {
  const fonts: { path: string; lifetime: string | undefined }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'font') return
    const lifetime = response.headers()['cache-control']
    fonts.push({ path: new URL(response.url()).pathname, lifetime })
  })
  await page.goto('/blog')
  await page.evaluate(() => document.fonts.ready)
  const used = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  )
  expect(used).toBe(2)
  expect(fonts.map(({ path }) => path).sort()).toEqual([
    expect.stringMatching(/^\/assets\/fonts\/bricolage-grotesque\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/assets\/fonts\/figtree\.[0-9a-f]{8}\.woff2$/),
  ])
  // Netlify's local runtime says nothing of lifetimes; its rule for what is below /assets is a file.
  if (!isNetlify)
    for (const { lifetime } of fonts) expect(lifetime).toBe('max-age=31536000, immutable')
})
