/** Fonts, as a browser asks for them. */
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { expect, test } from './support/test.ts'

const families = ['Bricolage Grotesque', 'Figtree']
const findLoaded = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))

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
  // Stand-ins of the system are used until then.
  await expect.poll(() => page.evaluate(findLoaded)).toEqual(expect.arrayContaining(families))
  expect(fonts.map(({ path }) => path).sort()).toEqual([
    expect.stringMatching(/^\/assets\/fonts\/bricolage-grotesque\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/assets\/fonts\/figtree\.[0-9a-f]{8}\.woff2$/),
  ])
  // Netlify's local runtime sends no lifetimes; its rule for files below /assets is in a file.
  if (!isNetlify)
    for (const { lifetime } of fonts) expect(lifetime).toBe('max-age=31536000, immutable')
})
