import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildKitchen } from '../../testing/mistakes/kitchen.ts'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { checkAll } from './check-all.ts'
import { checkDocuments } from './check-documents.ts'

const document = '{ "id": "a", "type": "page", "lang": "en-gb", "data": {} }'

/** Documents by their names, among one that is sound. */
function write(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'content/documents/en-gb/page')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ 'sound.json': document, ...files }))
    writeFileSync(join(folder, name), text)
  return root
}

function tell(root: string): string[] {
  const folder = join(root, 'content/documents/en-gb/page')
  return checkDocuments([repositoryRoot, root]).map(
    ({ file, path, message, hint }) => `${relative(folder, file)}${path} ${message} ${hint}`,
  )
}

const strict = 'Correct the file; it must be strict JSON without comments.'

it.each<[what: string, text: string | Buffer, said: string[]]>([
  [
    'a comma left out',
    '{\n  "id": "a"\n  "type": "page"\n}',
    [`:2:12 This is not JSON: Expected ',' or '}' after property value. ${strict}`],
  ],
  ['a comment', `// ours\n${document}`, [`:1:1 This is not JSON: Unexpected token '/'. ${strict}`]],
  ['nothing', '', [`:1:1 This is not JSON: Unexpected end of JSON input. ${strict}`]],
  [
    'a byte order mark',
    `\uFEFF${document}`,
    [
      ':1:1 The file begins with a byte order mark, which is no JSON. Save it as UTF-8 without BOM.',
    ],
  ],
  [
    'a list of documents',
    `[${document}]`,
    [
      ':1:1 The file contains a list, not an object. Write one object, in braces: a file holds one.',
    ],
  ],
  [
    'a text',
    '"page"',
    [
      ':1:1 The file contains a string, not an object. Write one object, in braces: a file holds one.',
    ],
  ],
])('[PAGEBUILDER-09] tells a document with %s, by file and line', (_what, text, said) => {
  expect(tell(write({ 'other.json': text }))).toEqual(said.map((one) => `other.json${one}`))
})

it('[PAGEBUILDER-09] tells a document of UTF-16', () => {
  const [said] = tell(write({ 'wide.json': Buffer.from(`\uFEFF${document}`, 'utf16le') }))
  expect(said).toMatch(/^wide\.json:1:1 This is not JSON/)
})

it('[PAGEBUILDER-09] tells nothing of drafts, folders and links that lead nowhere', () => {
  const root = write({ '.other.json': '{', 'other.json~': '{' })
  mkdirSync(join(root, 'content/documents/en-gb/page/folder.json'))
  symlinkSync('nowhere', join(root, 'content/documents/en-gb/page/link.json'))
  expect(tell(root)).toEqual([])
})

it('[PAGEBUILDER-09] reads the documents of a site, not of the engine beneath it', () => {
  expect(checkDocuments([repositoryRoot])).toEqual([])
  expect(tell(mkdtempSync(join(tmpdir(), 'documents-')))).toEqual([])
})

it('[PAGEBUILDER-09] hides nothing else that is wrong in the site', async () => {
  const soup = 'content/documents/nl-nl/recipe/erwtensoep.json'
  const chef = 'content/documents/nl-nl/recipe/broken.json'
  const root = buildKitchen({
    [soup]: (text) => text.replace('asset:erwtensoep.svg', '/assets/erwtensoep.svg'),
    [chef]: '[',
    'site-config/messages/nl.json': (text) => text.replace('{', '{ "recipe.by": " ",'),
  })
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const { faults } = await checkAll(findRoots(root), '/dev/null/sound-code.json')
  const files = faults.map(({ file }) => relative(root, file))
  expect(files).toEqual(expect.arrayContaining([soup, chef]))
})
