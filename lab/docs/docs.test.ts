import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { openRoots, type OpenedSite } from '../../tests/support/open-site.ts'
import { readMachines } from '../../workbench/inspector/index.ts'
import { drawMachines } from './machine-pages.ts'
import { listMoved, planPages, readPages, toMachinePages, writeContent } from './index.ts'

const home = mkdtempSync(join(tmpdir(), 'docs-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the site of this documentation', () => {
  let site: OpenedSite
  const content = join(home, 'content')
  const made = toMachinePages(readMachines([repositoryRoot]))
  const { pages, chapters, faults } = planPages(repositoryRoot, made)

  beforeAll(async () => {
    await writeContent(content, join(repositoryRoot, '.cache/docs'), () => {})
    site = await openRoots([repositoryRoot, join(repositoryRoot, 'docs/site')], {
      content: [content],
    })
  })
  afterAll(() => site.close())

  it('[PAGEBUILDER-05] has an address for every Markdown file and every machine', () => {
    expect(faults).toEqual([])
    const files = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'adapters/**/README.md'], {
      cwd: repositoryRoot,
    }).filter((file) => !/^(?:node_modules|reports|docs\/site)\//.test(file))
    expect(files.length).toBeGreaterThan(150)
    expect(made.size).toBeGreaterThan(30)
    const read = new Set(pages.map(({ file }) => file))
    expect([...files, ...made.keys()].filter((file) => !read.has(file))).toEqual([])
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('leads from every old address to a page', () => {
    const moved = listMoved(chapters.map(({ chapter }) => chapter))
    expect(moved).toContainEqual({ from: '/guides/inspect', to: '/guides/machines' })
    const paths = new Set(pages.map(({ path }) => path))
    expect(moved.filter(({ from }) => paths.has(from))).toEqual([])
  })

  it('[PAGEBUILDER-05] shows every page in the tree of its chapter', async () => {
    for (const chapter of chapters) {
      const text = await (await site.get(chapter.path)).text()
      const tree = text.split('popover="auto"')[1]?.split('</nav>')[0] ?? ''
      const listed = new Set([...tree.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))
      const below = pages.filter(({ parent }) => parent === chapter.uid)
      expect(below.filter(({ path }) => !listed.has(path))).toEqual([])
    }
    expect(site.issues).toEqual([])
  })

  it('finds a guide by a word in it', async () => {
    const text = await (await site.get('/search?q=redemption')).text()
    expect(text).toContain('href="/operations/mail-preferences"')
  })

  it.each(['machine', 'form', 'cookie consent', 'netlify', 'redirects', 'search'])(
    'lists what tells how before what tells why: %s',
    async (words) => {
      const text = await (await site.get(`/search?q=${encodeURIComponent(words)}`)).text()
      const found = [...text.matchAll(/<h[23][^>]*>\s*<a[^>]* href="([^"]+)"/g)].map(
        ([, href]) => href!,
      )
      expect(found.length).toBeGreaterThan(2)
      const isDecision = (path: string) => path.startsWith('/decisions/')
      const guides = found.filter((path) => /^\/(?:guides|operations)\//.test(path))
      expect(guides).not.toEqual([])
      const firstDecision = found.findIndex(isDecision)
      if (firstDecision >= 0) expect(firstDecision).toBeGreaterThan(found.indexOf(guides[0]!))
      expect(found.slice(0, 3).filter(isDecision)).toEqual([])
    },
  )
})

describe('a planted fault is told with its file and line:', () => {
  const root = join(home, 'repository')
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const sound: Record<string, string> = {
    'docs/site/chapters.json': JSON.stringify([
      { segment: 'start', title: 'Start', index: 'README.md', pages: ['docs/*.md'] },
    ]),
    'README.md': '# A\n\nB. [c](docs/c.md#d) `e`\n',
    'docs/c.md': '# C\n\n## D\n\n| a | b |\n|---|---|\n| c | d |\n',
  }
  function read(changes: Record<string, string>) {
    for (const [path, text] of Object.entries({ ...sound, ...changes })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return readPages(root, planPages(root), new Map(), new Map()).pages
  }

  it('none where all is sound', () => {
    const [readme, page] = read({})
    expect(readme).toMatchObject({ path: '/start', title: 'A', summary: 'B.' })
    expect(page).toMatchObject({ path: '/start/c', parent: 'start', parts: [{ anchor: 'd' }] })
  })

  it.each([
    [
      'a list of chapters that is no JSON',
      { 'docs/site/chapters.json': '[{' },
      /chapters\.json[^]*cannot be read/,
    ],
    ['a link to no file', { 'docs/c.md': '# C\n\n[x](d.md)' }, /c\.md\n {2}3:1\n.*docs\/d\.md/],
    ['a link to no heading', { 'README.md': '# A\n\n[x](docs/c.md#e)' }, /3:1\n.*#e\.\n.*#c, #d/],
    ['a page without title', { 'docs/c.md': 'Only text.' }, /c\.md\n {2}1:1\n.*no title/],
    ['no picture', { 'docs/c.md': '# C\n\n![x](y.png)' }, /3:1\n.*no picture docs\/y\.png/],
    ['HTML', { 'docs/c.md': '# C\n\n<b>x</b>' }, /3:1\n.*cannot show <b>/],
    ['a file of no chapter', { 'OTHER.md': '# O' }, /OTHER\.md\n.*\n.*no chapter/],
  ])('%s', (_, changes, message) => {
    expect(() => read(changes)).toThrow(message)
  })

  it('an old address that leads nowhere', () => {
    const chapter = { segment: 's', title: 'S', index: 'README.md', pages: ['docs/*.md'] }
    const chapters = [{ ...chapter, moved: { b: '/s/c', x: '/s/y' } }]
    expect(() => read({ 'docs/site/chapters.json': JSON.stringify(chapters) })).toThrow(
      /chapters\.json\n.*\n.*\/s\/x has moved to \/s\/y, and there is no such page/,
    )
  })

  it('a chapter that names no file', () => {
    const chapters = [{ segment: 'a', title: 'A', pages: ['README.md', 'docs/*.md', 'gone.md'] }]
    expect(() => read({ 'docs/site/chapters.json': JSON.stringify(chapters) })).toThrow(
      /chapters\.json\n.*\n.*gone\.md, which is not there/,
    )
  })
})

it('colours code by labels, and numbers items that hold more than a line', () => {
  const root = join(home, 'coloured')
  mkdirSync(join(root, 'docs/site'), { recursive: true })
  writeFileSync(
    join(root, 'docs/site/chapters.json'),
    JSON.stringify([{ segment: 's', title: 'S', index: 'README.md', pages: [] }]),
  )
  writeFileSync(
    join(root, 'README.md'),
    '# A\n\n1. Do:\n   ```json a/b.json#/c\n   { "d": 1 }\n   ```\n2. Done.\n',
  )
  const [page] = readPages(root, planPages(root), new Map(), new Map()).pages
  expect(page!.parts).toMatchObject([
    {
      text: [{ text: '1. Do:', spans: [{ type: 'strong', start: 0, end: 2 }] }],
      caption: 'a/b.json',
      language: 'json',
      code: [{ text: '{ "d": 1 }' }],
    },
    { text: [{ text: '2. Done.' }] },
  ])
  expect(page!.parts[0]!.code![0]!.spans).toContainEqual({
    start: 2,
    end: 5,
    type: 'label',
    data: { label: 'attr' },
  })
})

it('draws no machine that is not drawn yet where nobody should wait for it', async () => {
  const [machine] = readMachines([repositoryRoot])
  const cache = join(home, 'drawings')
  const draw = (isHasty: boolean) => drawMachines([machine!], cache, () => {}, isHasty)
  expect((await draw(true)).size).toBe(0)
  expect((await draw(false)).size).toBe(1)
  expect((await draw(true)).size).toBe(1)
})
