/**
 * Files of the content by their names and what is in them: from the folder to the page, and from there to the answer of
 * the server, of an export, and of the embedded content service.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeFilePath, encodeFilePath } from '#runtime'
import { listAssets } from '../../cli/content-files.ts'
import { openRoots, type OpenedSite } from '#tests/support/open-site.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { copyWithFiles, type RecipeFile } from '#tests/support/with-files.ts'
import {
  createExportedFiles,
  openExportFolder,
  startNodeServer,
} from '../../adapters/node/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { composePictures } from '../../renderer/compose/pictures.server.ts'

const nfc = 'crème brûlée.png'.normalize('NFC')
const nfd = 'gâteau.png'.normalize('NFD')

/** In addresses, on pages. */
const names: [name: string, address: string, onDisk?: string][] = [
  ['plain-name_1.png', 'plain-name_1.png'],
  ['my pic (1)+50%.jpg', 'my%20pic%20%281%29%2B50~25.jpg'],
  ['a#b?.png', 'a~23b~3F.png'],
  ['100%25 a~3F.png', '100~2525%20a~7E3F.png'],
  [`it's "quoted" & <b>.png`, 'it%27s%20~22quoted~22%20%26%20~3Cb~3E.png'],
  ['semi;colon=a@b$c,d.png', 'semi%3Bcolon%3Da%40b%24c%2Cd.png'],
  ['日本 語.webp', '%E6%97%A5%E6%9C%AC%20%E8%AA%9E.webp'],
  ['תמונה יפה.png', encodeURIComponent('תמונה יפה.png')],
  ['صورة/صورة ١.png', `${encodeURIComponent('صورة')}/${encodeURIComponent('صورة ١.png')}`],
  ['PHOTO.JPG', 'PHOTO.JPG'],
  ['name.with.dots.png', 'name.with.dots.png'],
  [`${'n'.repeat(200)}.png`, `${'n'.repeat(200)}.png`],
  [`${'ж'.repeat(120)}.png`, encodeURIComponent(`${'ж'.repeat(120)}.png`)],
  [nfc, encodeURIComponent(nfc), nfc.normalize('NFD')],
  [nfd, encodeURIComponent(nfd.normalize('NFC')), nfd.normalize('NFC')],
  ['Отчёт 2026.pdf', encodeURIComponent('Отчёт 2026.pdf')],
  ['50% off.csv', '50~25%20off.csv'],
]

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
}
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

let folder: string
let site: OpenedSite
let exported: OpenedSite
let server: Awaited<ReturnType<typeof startNodeServer>>
let service: Awaited<ReturnType<typeof startContentService>>
let files: RecipeFile[]

const { images, imageHosts } = composePictures(undefined)

beforeAll(async () => {
  files = await Promise.all(
    names.map(async ([name, , onDisk = name], index) => {
      const ending = endingOf(name)
      const isPicture = ['png', 'jpg', 'webp'].includes(ending)
      const background = { r: index * 12, g: 90, b: 200 }
      const drawn = sharp({ create: { width: 1300, height: 650, channels: 3, background } })
      const format = ending === 'jpg' ? 'jpeg' : (ending as 'png' | 'webp')
      const bytes = isPicture ? await drawn.toFormat(format).toBuffer() : Buffer.from(name)
      return { name, onDisk, bytes, isPicture }
    }),
  )
  folder = copyWithFiles(files)
  site = await openRoots([folder])
  exported = await openRoots([folder], { isStatic: true })
  mkdirSync(join(folder, 'client'))
  server = await startNodeServer({ ...pictureOptions(), handler: site.handler, port: 0 })
  service = await startContentService({ folders: [join(folder, 'content')] })
})

afterAll(async () => {
  await server.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

const pictureOptions = () => ({
  hostname: '127.0.0.1',
  clientDir: join(folder, 'client'),
  mediaDirs: [join(folder, 'content/assets')],
  mediaPath: '/media',
  pictureDir: join(folder, 'pictures'),
  images,
  imageHosts,
})

interface NamedOnPages {
  html: string
  pictures: string[]
  sharing: string | undefined
  data: string | undefined
  link: string | undefined
}

async function readPages(from: OpenedSite, index: number): Promise<NamedOnPages> {
  const pages = [`/recepten/recipe-${index}`, `/koks/chef-${index}`].map((path) => from.get(path))
  const written = (await Promise.all(pages)).map((response) => response.text())
  const html = (await Promise.all(written)).join('')
  const [recipe = ''] = await Promise.all(written)
  const text = recipe.replaceAll('&amp;', '&')
  const sources = [...text.matchAll(/<img[^>]* src="([^"]+)"(?: srcSet="([^"]+)")?/gi)].flatMap(
    ([, src = '', srcSet = '']) => [src, ...srcSet.split(', ').map((step) => step.split(' ')[0]!)],
  )
  return {
    html,
    pictures: [...new Set(sources.filter((source) => source !== ''))],
    sharing: /property="og:image" content="([^"]+)"/.exec(recipe)?.[1],
    data: /"image":"([^"]+)"/.exec(recipe)?.[1],
    link: /<a[^>]* href="([^"]+)"[^>]*>The</.exec(html)?.[1],
  }
}

describe.each(names)('a file called %j', (name, address) => {
  const index = names.findIndex(([one]) => one === name)

  it('[IMG-05] has one address on pages, at which the server has it, in each size', async () => {
    const { isPicture, bytes } = files[index]!
    const { html, pictures, sharing, data, link } = await readPages(site, index)
    expect(link).toBe(`/media/${address}`)
    if (isPicture) {
      expect(sharing).toBe(`https://site.example/media/${address}`)
      expect(data).toBe(sharing)
      // Measured: the document says nothing of it.
      expect(html).toMatch(/<img[^>]* width="1300" height="650"/)
      expect(html.includes('property="og:image:width" content="1300"')).toBe(true)
      expect(pictures.length).toBeGreaterThan(2)
      for (const source of pictures) {
        const asked = new URL(source, 'http://site.example').searchParams.get('url')
        expect(asked).toMatch(/^\/_media\/[0-9a-f]{16}\//)
        expect(asked!.split('/').slice(3).join('/')).toBe(address)
        const answer = await fetch(new URL(source, server.url))
        expect([source, answer.status, answer.headers.get('content-type')]).toEqual([
          source,
          200,
          'image/webp',
        ])
        if (!source.includes('w=640')) continue
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        expect([width, height]).toEqual([640, 320])
      }
    }
    const answer = await fetch(new URL(link!, server.url))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      types[endingOf(name)],
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(site.issues.filter(({ documentId }) => documentId.includes(`-${index}-`))).toEqual([])
  })

  it('[BUILD-04] is among the files of an export, under the name that its address decodes to', async () => {
    const { isPicture, bytes } = files[index]!
    const out = join(folder, `out-${index}`)
    const opened = await openExportFolder({
      folder: out,
      stateFolder: `${out}.state`,
      toleratesForeign: false,
    })
    const { findNames, addNamed } = createExportedFiles({
      ...pictureOptions(),
      folder: opened,
      previous: new Map(),
    })
    const { html, pictures, link } = await readPages(exported, index)
    const found = findNames(html)
    expect(found).toContain(`/media/${address}`)
    const added = await Promise.all([...new Set(found)].map(addNamed))
    expect(added).not.toContain(undefined)
    expect(found.some((one) => one.startsWith('/_images/'))).toBe(isPicture)
    for (const path of [link!, ...pictures]) {
      const file = join(`${out}.state/staged`, decodeURIComponent(path))
      expect([file, existsSync(file)]).toEqual([file, true])
    }
    const file = join(`${out}.state/staged`, decodeURIComponent(link!))
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  it('[IMG-05] is served by the embedded content service, and on its list', async () => {
    const answer = await fetch(new URL(`/assets/${address}`, service.url))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(files[index]!.bytes)).toBe(true)
    expect(listAssets([join(folder, 'content')])).toContain(`/media/${address}`)
  })

  it('[IMG-05] reads back from its address', () => {
    expect(decodeFilePath(address)).toBe(name.normalize('NFC'))
    expect(encodeFilePath(name)).toBe(address)
  })
})

describe('a request for a file', () => {
  it.each([
    '..%2f..%2fsite-config%2fsite.json',
    '..%2Fdocuments%2Fnl-nl%2Frecipe%2Frecipe-0.json',
    '%2e%2e/%2e%2e/site-config/site.json',
    '~2E~2E/repository.json',
    '.hidden.png',
    '..%5crepository.json',
    'a%2Fb.png',
    'a%00.png',
    '%',
    '%E0%A4%A',
  ])('finds none out of the folder, whoever is asked for %s', async (path) => {
    for (const address of [`${server.url}/media/${path}`, `${service.url}/assets/${path}`]) {
      const { status } = await fetch(address)
      expect([address, status]).toEqual([address, 404])
    }
    const query = new URLSearchParams({ url: `/media/${path}`, w: '640', fm: 'webp', q: '75' })
    expect((await fetch(`${server.url}/.netlify/images?${query}`)).status).toBe(400)
  })

  it('is answered in any spelling, and saves the file under its own name', async () => {
    for (const path of ['a%23b%3F.png', 'a~23b~3F.png', 'a%23b~3F.png']) {
      const { status, headers } = await fetch(`${server.url}/media/${path}`)
      expect([path, status, headers.get('content-disposition')]).toEqual([
        path,
        200,
        "inline; filename*=UTF-8''a%23b%3F.png",
      ])
    }
    const plain = await fetch(`${server.url}/media/plain-name_1.png`)
    expect(plain.headers.get('content-disposition')).toBeNull()
  })
})

describe('a file that is missing', () => {
  it('[PAGEBUILDER-04] leaves a whole page without it, is told with its place, and is shown once it is there', async () => {
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#0af' },
    })
      .jpeg()
      .toBuffer()
    let now = Date.parse('2026-11-20T09:00:00Z')
    const gone = copyWithFiles([{ name: 'gone.jpg', onDisk: null, bytes, isPicture: true }])
    try {
      const opened = await openRoots([gone], { now: () => now })
      const { html, pictures, sharing, data, link } = await readPages(opened, 0)
      expect({ pictures, sharing, data, link }).toEqual({ pictures: [] })
      expect(html).not.toContain('gone')
      expect(html).toContain('The sheet of the recipe')
      expect(opened.issues).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            code: 'MissingContent',
            documentId: 'Cook-recipe-recipe-0-nl',
            path: '/data/picture/url',
          }),
          expect.objectContaining({
            code: 'MissingContent',
            documentId: 'Cook-chef-chef-0-nl',
            path: '/data/about/0/spans/0/data/url',
          }),
        ]),
      )
      writeFileSync(join(gone, 'content/assets/gone.jpg'), bytes)
      now += 61_000
      await readPages(opened, 0)
      await waitUntil(async () => {
        const later = await readPages(opened, 0)
        expect(later.html).toMatch(/<img[^>]* width="800" height="600"/)
        expect(later.link).toBe('/media/gone.jpg')
      })
    } finally {
      rmSync(gone, { recursive: true })
    }
  })
})

describe('[OP49] a vector picture with a script, foreign markup and entities', () => {
  const evil = `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">
<script>alert(1)</script><text>&file;&b;</text>
<image xlink:href="https://evil.example/track.png" width="9" height="9"/>
<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>
</svg>`

  it('is only ever a picture on a page, runs nothing when opened, and is not drawn by the server', async () => {
    const bytes = Buffer.from(evil)
    const evils = ['Evil.SVG', 'evil.png'].map((name) => ({ name, bytes, isPicture: true }))
    const other = copyWithFiles(evils)
    const opened = await openRoots([other])
    const mediaDirs = [join(other, 'content/assets')]
    mkdirSync(join(other, 'client'))
    const clientDir = join(other, 'client')
    const own = { ...pictureOptions(), clientDir, mediaDirs, pictureDir: join(other, 'pictures') }
    const running = await startNodeServer({ ...own, handler: opened.handler, port: 0 })
    const embedded = await startContentService({ folders: [join(other, 'content')] })
    try {
      const { html, pictures, sharing } = await readPages(opened, 0)
      expect(pictures).toEqual([expect.stringMatching(/^\/_media\/[0-9a-f]{16}\/Evil\.SVG$/)])
      expect(html).toMatch(/<img[^>]* width="40" height="20"/)
      expect(html).not.toContain('alert(1)')
      expect(sharing).toBeUndefined()
      const addresses = [
        `${running.url}${pictures[0]}`,
        `${running.url}/media/Evil.SVG`,
        `${embedded.url}/assets/Evil.SVG`,
      ]
      for (const address of addresses) {
        const { headers } = await fetch(address)
        expect([address, headers.get('content-type')]).toEqual([address, 'image/svg+xml'])
        expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
      const query = new URLSearchParams({ url: '/media/evil.png', w: '640', fm: 'webp', q: '75' })
      expect((await fetch(`${running.url}/.netlify/images?${query}`)).status).toBe(400)
    } finally {
      await running.close()
      await embedded.close()
      rmSync(other, { recursive: true })
    }
  })
})
