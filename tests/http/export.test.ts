/** The static export against the server, and against itself. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAnswerMaker,
  createHandler,
  createMemoryCache,
  type Handler,
  type MadeAnswer,
  type MakeAnswer,
  type Site,
} from '#runtime'
import { createContentEditor, createRandom } from '#tests/support/edit-content.ts'
import { openExportTest, toStateFolder, type ExportTest } from '#tests/support/export-test-site.ts'
import { readFolder } from '#tests/support/read-folder.ts'
import { browser } from '#tests/support/start-test-handler.ts'
import { createNetlifyImages } from '../../adapters/netlify/image-source.ts'
import { createNameFinder } from '../../adapters/node/index.ts'
import { toEndpointQuery } from '../../adapters/node/file-pictures.ts'
import { createPrismicImages } from '../../adapters/prismic/image-source.ts'
import { faults } from '../../adapters/prismic/service/index.ts'

let test: ExportTest
let out: string

beforeAll(async () => {
  test = await openExportTest()
  out = test.newOut()
})

afterAll(() => test.close())

const rounds = 2

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** Handlers without a cache, one per site. */
const handlers = new WeakMap<Site, Handler>()

async function ask(site: Site, address: string): Promise<Response> {
  const handler =
    handlers.get(site) ?? createHandler(site, { cache: createMemoryCache({ maxBytes: 1 }) })
  handlers.set(site, handler)
  const headers = { 'user-agent': browser, 'sec-fetch-site': 'same-origin' }
  return handler(new Request(`${site.baseUrl}${address}`, { headers }))
}

/** Paths in which two folders differ. */
function differ(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  )
}

const unescape = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** `blog.html` -> `/blog`, of files that answer an address without a list in another state. */
function toAddress(file: string): string | undefined {
  if (file.includes('=') || /^(_images|media|assets)\/|^_(redirects|headers)$/.test(file)) return
  if (file === 'index.html') return '/'
  return `/${file.replace(/\.html$/, '')}`
}

describe('an export', () => {
  it('[BUILD-04] holds for every address what the server answers, bytes for bytes', async () => {
    const { pages, rendered, missing, files } = await test.exportTo(out)
    expect(pages).toBeGreaterThan(150)
    expect({ rendered, missing }).toEqual({ rendered: pages, missing: [] })
    const exported = readFolder(out)
    expect(exported.size).toBe(files)
    const compared = { pages: 0, others: 0 }
    for (const [file, latin] of exported) {
      const address = toAddress(file)
      if (address === undefined) continue
      const text = Buffer.from(latin, 'latin1').toString()
      const response = await ask(test.site, address)
      const served = (await response.text()).replace(/"contentRef":"[^"]*"/, '"contentRef":""')
      const isPage = file.endsWith('.html')
      const isMissing = /(^|\/)404\.html$/.test(file)
      expect([file, response.status]).toEqual([file, isMissing ? 404 : 200])
      expect([file, text.replace(policyTag, '')]).toEqual([file, served])
      compared[isPage ? 'pages' : 'others']++
      if (!isPage) continue
      const policy = response.headers.get('content-security-policy')!
      expect(unescape(policyTag.exec(text)![1]!)).toBe(policy.replace(/; frame-ancestors.*/, ''))
    }
    expect(compared.pages).toBeGreaterThan(120)
    for (const file of [
      'sitemap.xml',
      'sitemaps/de.xml',
      'robots.txt',
      'blog/rss.xml',
      '_search/fr.json',
      'site.webmanifest',
      'builds/latest.json',
      '_geo.json',
      'de/404.html',
      'blog/page=2.html',
      'assets/entry.js',
    ])
      expect([file, exported.has(file)]).toEqual([file, true])
  })

  it('differs from what a server has in addresses of pictures and lists, and in search, alone', async () => {
    const { site } = test
    const { isStatic: _, ...rest } = site
    const imageSources = [createPrismicImages(), createNetlifyImages(site.images)]
    const served: Site = { ...rest, imageSources, fragments: undefined }
    // Only a server can answer what a visitor types; the key of the search bar differs too.
    const withoutSearch = (html: string) =>
      html
        .replaceAll(/<form role="search"[^]*?<\/form>/g, '')
        .replaceAll(/,"potentialAction":\{"@type":"SearchAction".*?"query-input":"[^"]*"\}/g, '')
        .replaceAll(/website_navbar\.[\w-]+/g, 'website_navbar')
        .replaceAll(/&amp;|\\u0026/g, '&')
    const toServed = (html: string) =>
      html
        .replace(policyTag, '')
        .replaceAll(
          /\/_images\/[^"\s&]+/g,
          (path) => `/.netlify/images?${toEndpointQuery(path, site.images)!}`,
        )
        .replaceAll(/(href="[^"=]*)\/(\w+=[^/"=]+)(?=")/g, '$1?$2')
    for (const address of ['/', '/de', '/blog', '/pricing', '/resources', '/fr/blog']) {
      const html = readFileSync(
        join(out, address === '/' ? 'index.html' : `${address}.html`),
        'utf8',
      )
      const response = await ask(served, address)
      expect([address, withoutSearch(toServed(html))]).toEqual([
        address,
        withoutSearch(await response.text()),
      ])
    }
  })

  it('has a file for every link, picture and list of its pages', () => {
    const exported = readFolder(out)
    const targets = new Map<string, string>()
    for (const [file, html] of exported) {
      if (!file.endsWith('.html')) continue
      for (const [, address] of html.matchAll(/\s(?:href|src|action|data-entry)="(\/[^"#]*)"/g))
        targets.set(address!, file)
      for (const [, set] of html.matchAll(/\ssrcset="([^"]*)"/gi))
        for (const one of set!.split(', ')) targets.set(one.split(' ')[0]!, file)
    }
    expect(targets.size).toBeGreaterThan(300)
    const isThere = (address: string) => {
      const path = decodeURIComponent(address.slice(1)) || 'index'
      return exported.has(path) || exported.has(`${path}.html`)
    }
    // Files of the build, and rules of the host.
    const isElsewhere = (address: string) =>
      /^\/(assets|fonts|icons|favicon)|^\/(signup|login|plans)$/.test(address)
    const lost = [...targets].filter(([address]) => !isThere(address) && !isElsewhere(address))
    // A query says where a visitor comes from; no list has one.
    expect(lost.filter(([address]) => !/^\/[^?]*\?from=/.test(address))).toEqual([])
    for (const [address] of lost) expect(isThere(address.split('?')[0]!)).toBe(true)
  })

  it('says to the host what the server would do', () => {
    const redirects = readFileSync(join(out, '_redirects'), 'utf8').split('\n')
    expect(redirects).toEqual(
      expect.arrayContaining([
        '/plans /pricing 301',
        '/ /de 302! Language=de',
        '/en/* /:splat 301',
        '/fr/* /fr/404.html 404',
      ]),
    )
    const headers = readFileSync(join(out, '_headers'), 'utf8')
    expect(headers).toContain('/*\n  strict-transport-security: max-age=63072000')
    expect(headers).toContain("content-security-policy: frame-ancestors 'self'\n")
    // Limits of Cloudflare Pages: 100 rules, 2,000 characters a line.
    expect(headers.match(/^\//gm)!.length).toBeLessThan(100)
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000)
  })
})

describe('an export after another', () => {
  it('renders nothing when nothing has changed, and touches no file', async () => {
    const before = statSync(join(out, 'blog.html'))
    const report = await test.exportTo(out)
    expect(report).toMatchObject({ rendered: 0, written: 0, deleted: 0, isLive: true })
    expect(statSync(join(out, 'blog.html')).mtimeMs).toBe(before.mtimeMs)
  })

  it('renders what depends on an edit, and is what a full one is, byte for byte', async () => {
    const editor = createContentEditor(test.folder, createRandom(20_261_122))
    const whole = test.newOut()
    const rows: object[] = []
    let rendered = 0
    for (let round = 0; round < rounds; round++) {
      const what = editor.edit()
      const report = await test.exportTo(out)
      const full = await test.exportTo(whole, { isFull: true })
      expect(full.rendered).toBeGreaterThanOrEqual(full.pages)
      expect(differ(readFolder(out), readFolder(whole)), `after an edit of ${what}`).toEqual([])
      rendered += report.rendered
      const { written, deleted, pages } = report
      rows.push({ what, rendered: report.rendered, of: pages, written, deleted })
    }
    console.table(rows)
    expect(rendered).toBeGreaterThan(0)
    expect(rows).toContainEqual(
      expect.objectContaining({ rendered: expect.toSatisfy((n: number) => n < 20) }),
    )
  })

  it('is found to be wrong when what a link shows counts for nothing', async () => {
    const manifest = join(toStateFolder(out), 'manifest.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(
      manifest,
      text.replaceAll('"link:', '"nothing:').replaceAll('"list:', '"nothing:'),
    )
    const author = join(test.folder, 'documents/en-us/author')
    const [name] = readdirSync(author).sort()
    const document = JSON.parse(readFileSync(join(author, name!), 'utf8'))
    document.data.name = 'Another Name'
    writeFileSync(join(author, name!), JSON.stringify(document))
    await test.exportTo(out)
    const whole = test.newOut()
    await test.exportTo(whole)
    expect(differ(readFolder(out), readFolder(whole))).not.toEqual([])
    await test.exportTo(out, { key: 'another build' })
    expect(differ(readFolder(out), readFolder(whole))).toEqual([])
  })

  it('renders again what was removed or damaged, and goes on without the content service', async () => {
    const path = join(out, 'pricing.html')
    const before = readFileSync(path, 'utf8')
    rmSync(path)
    writeFileSync(join(out, 'blog.html'), 'damaged')
    test.service.faults.next({ ...faults.down, times: 20 })
    const report = await test.exportTo(out, { key: 'another build' })
    test.service.faults.clear()
    expect(report).toMatchObject({ rendered: 2, written: 2, isLive: false })
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('has what is published meanwhile, also where another thread has not seen it', async () => {
    await test.exportTo(out)
    const { answers } = JSON.parse(readFileSync(join(toStateFolder(out), 'manifest.json'), 'utf8'))
    const make = createAnswerMaker(test.site, createNameFinder('/media'))
    const made = new Map<string, MadeAnswer>()
    for (const [address] of answers) made.set(address, await make(address))
    const author = join(test.folder, 'documents/en-us/author')
    const file = join(author, readdirSync(author).sort()[0]!)
    const before = readFileSync(file, 'utf8')
    let isPublished = false
    const helper: MakeAnswer = async (address) => {
      if (!isPublished) {
        isPublished = true
        const document = JSON.parse(before)
        document.data.name = 'A Third Name'
        writeFileSync(file, JSON.stringify(document))
        await test.publish()
      }
      return made.get(address)!
    }
    const meanwhile = test.newOut()
    const report = await test.exportTo(meanwhile, { helper })
    expect(report.renderedAside).toBeGreaterThan(20)
    expect(report.rendered).toBeGreaterThan(report.pages)
    const whole = test.newOut()
    await test.exportTo(whole)
    expect(differ(readFolder(meanwhile), readFolder(whole))).toEqual([])
    writeFileSync(file, before)
  })
})

describe('redirects of an export', () => {
  const documents = () => join(test.folder, 'documents/en-us')
  const lines = (at: string) => readFileSync(join(at, '_redirects'), 'utf8').split('\n')

  it('are those of editors, and of uids that documents had before, one step each', async () => {
    const file = join(documents(), 'landing_page/academies.json')
    const before = readFileSync(file, 'utf8')
    const page = JSON.parse(before)
    const write = (name: string, from: string, to: unknown) => {
      const path = join(documents(), `redirect/${name}.json`)
      const id = `redirect-${name}`
      writeFileSync(
        path,
        JSON.stringify({ id, type: 'redirect', lang: 'en-us', data: { from, to } }),
      )
      return path
    }
    mkdirSync(join(documents(), 'redirect'), { recursive: true })
    const target = { link_type: 'Document', type: 'landing_page', uid: 'academies' }
    const written = [
      write('a', '/old academies', target),
      write('b', '/twice', { link_type: 'Web', url: '/plans' }),
      write('c', '/lost', { link_type: 'Web', url: '/nowhere' }),
      write('e', '/a/:b', { link_type: 'Web', url: 'https://x.example/?a={env.HOME}#\\' }),
      write('d', '/blog', { link_type: 'Web', url: '/pricing' }),
    ]
    writeFileSync(
      file,
      JSON.stringify({ ...page, uid: 'schools', former_uids: ['academies', 'x-y'] }),
    )
    await test.publish()
    const report = await test.exportTo(out)
    const { location: at = '' } =
      report.redirects.find(({ source }) => source.endsWith('/academies')) ?? {}
    expect(at).toMatch(/\/schools$/)
    expect(lines(out)).toEqual(
      expect.arrayContaining([
        `${at.replace('schools', 'academies')} ${at} 301`,
        `${at.replace('schools', 'x-y')} ${at} 301`,
        `/old%20academies ${at} 301`,
        '/twice /pricing 301',
        '/a/%3Ab https://x.example/?a=%7Benv.HOME%7D#%5C 301',
      ]),
    )
    expect(lines(out).filter((line) => /^\/(?:lost|blog) /.test(line))).toEqual([])
    const whole = test.newOut()
    await test.exportTo(whole)
    expect(lines(whole)).toEqual(lines(out))
    for (const path of written) rmSync(path)
    writeFileSync(file, before)
    await test.publish()
    await test.exportTo(out)
    expect(lines(out)).toContain(`${at} ${at.replace('schools', 'academies')} 301`)
  })
})

describe('the folder of an export', () => {
  it('is not written when it holds files of others, unless that is meant', async () => {
    const foreign = test.newOut()
    mkdirSync(join(foreign, '.git'), { recursive: true })
    writeFileSync(join(foreign, '.git/HEAD'), '')
    writeFileSync(join(foreign, 'mine.html'), 'mine')
    await expect(test.exportTo(foreign)).rejects.toMatchObject({ code: 'ExportFolderForeign' })
    expect(existsSync(join(foreign, 'index.html'))).toBe(false)
    await test.exportTo(foreign, { force: true })
    expect(readFileSync(join(foreign, 'mine.html'), 'utf8')).toBe('mine')
    expect(existsSync(join(foreign, 'index.html'))).toBe(true)
  })

  it('is whole and as before when nothing can be written beside it', async () => {
    const before = readFolder(out)
    const staged = join(toStateFolder(out), 'staged')
    const opening = test.exportTo(out, { isFull: true, key: 'a third build' })
    // A file where a folder is needed, as soon as the export has begun.
    const blocking = setInterval(() => {
      try {
        rmSync(staged, { recursive: true, force: true })
        writeFileSync(staged, '')
      } catch {
        // The state folder does not exist yet.
      }
    }, 1)
    rmSync(join(out, 'pricing.html'))
    await expect(opening).rejects.toMatchObject({ code: 'ExportUnwritable' })
    clearInterval(blocking)
    rmSync(staged, { force: true })
    expect(differ(readFolder(out), before)).toEqual(['pricing.html'])
    await test.exportTo(out, { key: 'a third build' })
    expect(differ(readFolder(out), before)).toEqual([])
  })
})
