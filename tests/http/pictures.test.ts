/** The origins of a page's pictures, in its HTML and its policy. */
import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteConfig } from '#schemas/config-types.ts'
import { openRoots } from '#tests/support/open-site.ts'
import { copyWithPhotos } from '#tests/support/with-photos.ts'

/** Addresses of the pictures of the two recipes, without parameters, each once. */
async function readPictures(images: SiteConfig['images']) {
  const folder = copyWithPhotos(images)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { get, close } = await openRoots([folder])
  onTestFinished(close)
  const pages = ['/recepten/erwtensoep', '/recepten/fries-roggebrood'].map(async (path) => {
    const response = await get(path)
    const html = (await response.text()).replaceAll('&amp;', '&')
    const found = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map((match) => match[1]!)
    const policy = response.headers.get('content-security-policy')!
    return { picture: found[0]!, policy: /img-src [^;]*/.exec(policy)![0] }
  })
  return Promise.all(pages)
}

const ownPicture = /^\/\.netlify\/images\?url=%2F_media%2F[0-9a-f]{16}%2Fsoup\.jpg&w=/
const hosts = ['images.prismic.io']
const policy = "img-src 'self' data: https://images.prismic.io"

it('[IMG-05] a page has pictures of the content service from there, others through the endpoint', async () => {
  expect(await readPictures({ hosts })).toEqual([
    { picture: expect.stringMatching(ownPicture), policy },
    { picture: expect.stringMatching(/^https:\/\/images\.prismic\.io\/.*[?&]w=.*fm=webp/), policy },
  ])
})

it('[IMG-05] a page has all pictures through the endpoint where the site says so', async () => {
  expect(await readPictures({ hosts, through: 'endpoint' })).toEqual([
    { picture: expect.stringMatching(ownPicture), policy },
    { picture: expect.stringMatching(/^\/\.netlify\/images\?url=https%3A%2F%2Fimages\./), policy },
  ])
})

it('[IMG-05] a page has no picture through the endpoint where the site says so', async () => {
  expect(await readPictures({ hosts, through: 'original' })).toEqual([
    { picture: expect.stringMatching(/^\/_media\/[0-9a-f]{16}\/soup\.jpg$/), policy },
    { picture: expect.stringMatching(/^https:\/\/images\.prismic\.io\/.*rect=.*w=/), policy },
  ])
})
