import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openRoots, type OpenedSite } from '../../../../tests/support/open-site.ts'
import { folders } from '../folders.ts'
import { renderFloor } from '../floor/render-floor.ts'
import { makeDocuments, writeContent } from './make-content.ts'
import { readPages } from './peer-page.ts'

const content = mkdtempSync(join(tmpdir(), 'peers-'))
let site: OpenedSite

beforeAll(async () => {
  writeContent(content, 4)
  site = await openRoots([folders.site], { content: [content] })
  return async () => {
    await site.close()
    rmSync(content, { recursive: true })
  }
})

/** The visible text, as words. */
const textOf = (html: string) =>
  html
    .replace(/^[^]*<main[^>]*>/, '')
    .replace(/<\/main>[^]*$/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)

it('makes the same content with every run', () => {
  expect(makeDocuments(4)).toEqual(makeDocuments(4))
})

describe('a page of the comparison', () => {
  it('has nothing that a schema rejects', async () => {
    for (const path of readPages(content).keys()) expect((await site.get(path)).status).toBe(200)
    expect(site.issues).toEqual([])
  })

  it('says the same by us and by the floor', async () => {
    for (const [path, page] of readPages(content)) {
      const ours = textOf(await (await site.get(path)).text())
      expect(ours.length).toBeGreaterThan(400)
      expect(textOf(renderFloor(page, ''))).toEqual(ours)
    }
  })
})
