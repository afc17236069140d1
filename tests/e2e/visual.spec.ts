/** `npm run visual -w lab` over the running site: the same page looks the same, and a rule that changed shows. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { compareShots } from '../../lab/visual/compare-shots.ts'
import { listPages } from '../../lab/visual/find-subjects.ts'
import { takeShots } from '../../lab/visual/take-shots.ts'
import { expect, test } from './support/test.ts'

const path = '/why-colloquy'
const rule = 'h1{color:#c0f!important}'

test('two looks at a page are the same, and a colour that changed is seen', async ({
  baseURL,
}, info) => {
  // The site as a change of its sheets would make it.
  const changed = createServer((request, response) => void answer(request.url!, response))
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const asked = await fetch(baseURL + url)
    const type = asked.headers.get('content-type') ?? ''
    const body = Buffer.from(await asked.arrayBuffer())
    const isPage = type.startsWith('text/html')
    response.setHeader('content-type', type)
    response.end(isPage ? body.toString().replace('</style>', `${rule}</style>`) : body)
  }
  await new Promise<void>((resolve) => changed.listen(0, '127.0.0.1', resolve))
  const { port } = changed.address() as AddressInfo
  const look = (name: string, origin: string) =>
    takeShots([{ name: 'page', url: origin + path }], info.outputPath(name), () => {})
  try {
    const [first, second] = [await look('first', baseURL!), await look('second', baseURL!)]
    expect(first.map(({ name }) => name)).toEqual(['page at 1440', 'page at 375'])
    for (const { file } of first) expect(readFileSync(file).length).toBeGreaterThan(20_000)
    expect(compareShots(first, second, info.outputPath('same'))).toEqual([])
    const other = await look('other', `http://127.0.0.1:${port}`)
    const differences = compareShots(first, other, info.outputPath('differs'))
    expect(differences.map(({ name, kind }) => `${name} ${kind}`).sort()).toEqual([
      'page at 1440 changed',
      'page at 375 changed',
    ])
  } finally {
    changed.close()
  }
})

test('a page of each route is looked at, and languages take turns', async ({ baseURL }) => {
  const pages = await listPages(baseURL!)
  const routes = pages.map(({ name }) => name.split(' ')[1])
  expect(routes.length).toBeGreaterThan(30)
  expect(new Set(routes).size).toBe(routes.length)
  expect(new Set(pages.map(({ name }) => name.split(' ')[2]))).toEqual(new Set(['en', 'de', 'fr']))
})
