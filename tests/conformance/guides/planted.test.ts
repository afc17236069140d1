/** A guide that cannot be followed fails, and says where. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runGuide } from '#tests/support/guides/guide-run.ts'
import { readMarkdown } from '#tests/support/markdown/read-markdown.ts'

const home = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const follow = (text: string) =>
  runGuide(readMarkdown('docs/guides/planted.md', text), { home, whyNot: () => undefined })

const begin = '```sh\nexport SITE_DIR=../site\n```\n'

beforeAll(async () => {
  await follow('```sh\nnpx slicewright new site ../site\n```')
})

it.each([
  ['a script that is not there', '```sh\n\nnpm run crate slice\n```', ':3: npm run crate slice: '],
  ['a command of others', '```sh\nmake all\n```', ':2: make all: This test cannot run it.'],
  [
    'a kind that is not there',
    '```sh\nnpx slicewright new part x\n```',
    ':2: npx slicewright new part x: There is',
  ],
  ['a folder that is not there', '```sh\nSITE_DIR=../sight npm run check\n```', 'does not exist'],
  ['a file for no site', '```json a.json\n{}\n```', ':1: a.json is to be written, and no SITE_DIR'],
  [
    'a part of nothing',
    `${begin}\`\`\`json a.json#/b/c\n{}\n\`\`\``,
    ':4: a.json has nothing at /b/c',
  ],
  [
    'a key that its schema does not know',
    '```json\n{ "$schema": "../schemas/site.schema.json", "brnad": {} }\n```',
    ' must NOT have additional properties {"additionalProperty":"brnad"}',
  ],
  [
    'a part that its schema refuses',
    '```json part of page-type.schema.json\n{ "cacheSeconds": "long" }\n```',
    ':1: /cacheSeconds must be',
  ],
  [
    'what a build would refuse',
    `${begin}\`\`\`json site-config/page-types/story.json#\n{ "layout": "plane" }\n\`\`\``,
    ': in the end\n',
  ],
])('%s', async (_, text, said) => {
  await expect(follow(text)).rejects.toThrow(said)
  await expect(follow(text)).rejects.toThrow(/^docs\/guides\/planted\.md/)
})
