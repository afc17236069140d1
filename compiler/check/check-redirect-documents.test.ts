/** Redirects in files of content, judged by the check of a site's own files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repositoryRoot } from '../read/roots.ts'
import { checkSite } from './check-site.ts'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'redirects-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, document: object): void {
  const file = join(root, 'content/documents', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const [lang, type] = name.split('/')
  writeFileSync(file, JSON.stringify({ id: name, lang, type, data: {}, ...document }))
}

const redirect = (name: string, from: string, to: unknown, lang = 'en-us') =>
  write(`${lang}/redirect/${name}`, { data: { from, to } })

function check(): string[] {
  return checkSite([repositoryRoot, root]).map(
    ({ file, path, message }) =>
      `${relative(join(root, 'content/documents'), file)}${path} ${message}`,
  )
}

it('[ROUTE-42] tells of redirects that cannot work, in their files', () => {
  const page = (uid: string) => ({ link_type: 'Document', type: 'landing_page', uid })
  write('en-us/landing_page/here', { uid: 'here', former_uids: ['there'] })
  redirect('a-fine', '/old', page('here'))
  redirect('b-former', '/older', page('there'))
  redirect('c-guide', '/oldest', { link_type: 'Document', id: 'en-us/guide_page/guide' })
  write('en-us/guide_page/guide', { uid: 'guide' })
  expect(check()).toEqual([])
  redirect('d-gone', '/x', page('gone'))
  redirect('e-self', '/y', { link_type: 'Web', url: '/y/' })
  redirect('f-double', 'https://www.any.example/old/', page('here'))
  redirect('g-empty', '/z', null)
  redirect('h-one', '/one', { link_type: 'Web', url: '/zwei' }, 'de-de')
  redirect('i-two', '/zwei', { link_type: 'Web', url: '/de/one' }, 'de-de')
  expect(check()).toEqual([
    'de-de/redirect/h-one.json/data/to These rules redirect in a circle, without end: /de/one to /de/zwei to /de/one.',
    'de-de/redirect/i-two.json/data/to These rules redirect in a circle, without end: /de/one to /de/zwei to /de/one.',
    'en-us/redirect/d-gone.json/data/to The redirect leads to nothing: landing_page gone is not published, or has no page of its own.',
    'en-us/redirect/e-self.json/data/to The rule for /y redirects to itself, without end.',
    'en-us/redirect/f-double.json/data/from Two redirects have the path "/old/": the document en-us/redirect/a-fine has it, too.',
    'en-us/redirect/g-empty.json/data/to The redirect leads to nothing: it has no target.',
  ])
})
