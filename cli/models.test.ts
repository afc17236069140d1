/** `models push`, `models diff`, `models pull`, `content migrate` as people run them. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { createRepositoryApi } from '../adapters/prismic/repository/index.ts'
import {
  startContentService,
  type RunningContentService,
} from '../adapters/prismic/service/index.ts'
import { readProject } from './read-project.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-command-'))
let service: RunningContentService

beforeAll(async () => {
  mkdirSync(join(folder, 'remote'))
  cpSync(join(repositoryRoot, 'content/repository.json'), join(folder, 'remote/repository.json'))
  service = await startContentService({ folders: [join(folder, 'remote')], writes: { token: 't' } })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const open = () =>
  createRepositoryApi({ repository: 'colloquy', token: 't', endpoint: service.url })

async function run(words: readonly string[], variables: object = {}, noun = 'models') {
  const { ended, output } = startProcess(
    process.execPath,
    [join(import.meta.dirname, 'slicewright.mjs'), noun, ...words],
    {
      env: {
        ...process.env,
        PRISMIC_REPOSITORY: 'colloquy',
        PRISMIC_WRITE_TOKEN: 't',
        PRISMIC_WRITE_ENDPOINT: service.url,
        ...variables,
      },
    },
  )
  return { code: await ended, output: output() }
}

/** A site's own version of the slice `quote`, without what the repository's has in content. */
function writeSite(name: string, version: number, migration?: string): string {
  const site = join(folder, name)
  const slice = join(site, 'slice-registry/slices/extra')
  mkdirSync(slice, { recursive: true })
  const schema = {
    $id: 'slice:extra',
    title: 'Extra',
    description: 'For a test.',
    'x-version': version,
    'x-variations': { default: 'The only one.' },
    type: 'object',
    properties: {
      [version === 1 ? 'title' : 'headline']: { $ref: 'field:key-text', title: 'Title' },
    },
  }
  writeFileSync(join(slice, 'schema.json'), JSON.stringify(schema))
  if (migration) writeFileSync(join(slice, 'migrations.ts'), migration)
  return site
}

it('[PAGEBUILDER-11] writes generated models as a Slice Machine project has them, without a repository', async () => {
  const target = join(folder, 'generated')
  const without = { PRISMIC_REPOSITORY: '', SITE_DIR: writeSite('written', 1) }
  const { code, output } = await run(['pull', target, '--generated'], without)
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ models are in /)])
  expect(JSON.parse(readFileSync(join(target, 'slices/Extra/model.json'), 'utf8'))).toMatchObject({
    id: 'extra',
    variations: [{ primary: { title: { type: 'Text', config: { label: 'Title' } } } }],
  })
})

it('[PAGEBUILDER-11] models are pushed, compared, refused where content would break, and let through with a migration', async () => {
  const first = writeSite('first', 1)
  const before = await run(['diff'], { SITE_DIR: first })
  expect([before.code, before.output]).toEqual([1, expect.stringContaining('+ slice extra\n')])
  const dry = await run(['push', '--dry-run'], { SITE_DIR: first })
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('Nothing was sent')])
  expect(await open().listModels('slices')).toEqual([])
  expect(await run(['push'], { SITE_DIR: first })).toMatchObject({ code: 0 })
  const same = await run(['diff'], { SITE_DIR: first })
  expect([same.code, same.output]).toEqual([0, 'The models are the same.\n'])

  const body = [
    { slice_type: 'extra', variation: 'default', primary: { title: 'Mine' }, items: [] },
  ]
  const page = { type: 'home_page', lang: 'en-us', tags: [], data: { body } }
  const id = await open().createDocument(page)
  await open().publish()
  const renamed = writeSite('renamed', 2)
  const without = await run(['push'], { SITE_DIR: renamed })
  expect([without.code, without.output]).toEqual([
    2,
    expect.stringMatching(/extra\/schema\.json.*version 2.*no migrations\.ts/s),
  ])

  // The same change without a new version.
  const schema = join(renamed, 'slice-registry/slices/extra/schema.json')
  const text = readFileSync(schema, 'utf8')
  writeFileSync(schema, text.replace('"x-version":2', '"x-version":1'))
  const refused = await run(['push'], { SITE_DIR: renamed })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(
    `! slice extra default.primary.title: field removed (1 documents have it: ${id})`,
  )
  expect(refused.output).toContain('Nothing was sent')

  writeFileSync(schema, text)
  const migration =
    'export const migrations = { 1: (slice) => slice.primary.title === undefined ? slice : ({ ...slice, primary: { headline: slice.primary.title } }) }'
  writeFileSync(join(renamed, 'slice-registry/slices/extra/migrations.ts'), migration)
  const migrated = await run(['push'], { SITE_DIR: renamed })
  expect([migrated.code, migrated.output]).toEqual([
    0,
    expect.stringContaining('a migration takes care of them'),
  ])

  // Content is brought after it: shown first, then written as drafts, and nothing is left then.
  const preview = await run(['migrate', '--dry-run'], { SITE_DIR: renamed }, 'content')
  expect([preview.code, preview.output]).toEqual([
    0,
    [
      `home_page ${id} (${id})`,
      '  - /data/body/0/primary/title: "Mine"',
      '  + /data/body/0/primary/headline: "Mine"',
      '  - /data/body/0/version: "initial"',
      '  + /data/body/0/version: "v2"',
      '1 of 1 documents would be written.\n',
    ].join('\n'),
  ])
  const moved = await run(['migrate', '--publish'], { SITE_DIR: renamed }, 'content')
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('1 are published')])
  const settled = await run(['migrate', '--dry-run'], { SITE_DIR: renamed }, 'content')
  expect(settled.output).toBe('0 of 1 documents would be written.\n')

  // The files of a content folder, in place, and none of them when a migration fails.
  const file = join(folder, 'content/documents/en-us/home_page/home.json')
  const stored = { id: 'x', type: 'home_page', lang: 'en-us', data: { body, more: { kept: true } } }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stored))
  const local = { SITE_DIR: renamed, PRISMIC_REPOSITORY: '', CONTENT_DIR: join(folder, 'content') }
  const steps = join(renamed, 'slice-registry/slices/extra/migrations.ts')
  writeFileSync(steps, 'export const migrations = { 1() { throw new Error("no title") } }')
  const failed = await run(['migrate'], local, 'content')
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringMatching(
      /home\.json: The migration of \/data\/body\/0, slice extra, version 1 failed: no title/,
    ),
  ])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored)
  writeFileSync(steps, migration)
  expect(await run(['migrate'], local, 'content')).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...stored,
    data: {
      body: [{ ...body[0], version: 'v2', primary: { headline: 'Mine' } }],
      more: { kept: true },
    },
  })

  const removing = await run(['push', '--delete'])
  expect([removing.code, removing.output]).toEqual([
    1,
    expect.stringContaining('- slice extra: only in the repository, used by 1 documents'),
  ])
  const pulled = join(folder, 'pulled')
  expect(await run(['pull', pulled])).toMatchObject({ code: 0 })
  expect(readProject(pulled).slices.map((slice) => slice.id)).toContain('extra')
})

it('a repository that cannot be reached ends with 2 and says what to do', async () => {
  const { code, output } = await run(['diff'], { PRISMIC_WRITE_TOKEN: 'wrong' })
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/^WriteTokenRefused.*Set PRISMIC_WRITE_TOKEN/),
  ])
})
