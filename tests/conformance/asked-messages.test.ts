/** What the engine's code can ask of a site's messages is known without running it, and on record. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { listAsked, type Asked } from '#compiler/check/messages/list-asked.ts'
import { occasions } from '#compiler/check/messages/occasions.ts'
import { askedByEngine, isOfRuntime } from '#compiler/read/asked-by-engine.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'

const folders = 'adapters,functions,machines,renderer,runtime,slice-registry'

function listAll(): Asked[] {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, {
    cwd: repositoryRoot,
    exclude: ['**/*.test.*', '**/generated/**', '**/node_modules/**'],
  })
    .map((file) => join(repositoryRoot, file))
    .filter((file) => /\bt\(|\bTranslate\b/.test(readFileSync(file, 'utf8')))
    .sort()
  const config = join(repositoryRoot, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    { ...ts.readConfigFile(config, ts.sys.readFile).config, include: [], files },
    ts.sys,
    repositoryRoot,
  )
  const rootNames = [...files, join(repositoryRoot, 'cli/site.d.ts')]
  const program = ts.createProgram({ rootNames, options })
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  return listAsked(ts, program, sources)
}

const asked = listAll().map((one) => ({ ...one, file: one.file.slice(repositoryRoot.length + 1) }))

it('[I18N-01] keeps a record of every message that the engine can ask for', async () => {
  const record: Record<string, Record<string, string[]>> = {}
  for (const { file, keys, values } of asked)
    for (const key of keys ?? []) {
      const names = ((record[file] ??= {})[key] ??= [])
      names.push(...(values ?? []).filter((name) => !names.includes(name)))
    }
  await expect(`${JSON.stringify(record, null, 2)}\n`).toMatchFileSnapshot(
    join(repositoryRoot, 'compiler/read/asked-by-engine.json'),
  )
})

/** Keys that stand in the configuration of a site; whoever names one is checked where it is named. */
it('[I18N-01] asks for no message that types cannot tell, but for those that a site names', () => {
  const unknown = asked.filter(({ keys, values }) => !keys || !values)
  expect(unknown.map(({ file, text }) => `${file} ${text}`)).toEqual([
    'runtime/model/i18n/messages.ts key',
    'runtime/page/render/render-slice.tsx key',
    'runtime/page/resolve/fields/resolve-card.ts `types.${subject.type}`',
    'runtime/page/resolve/head/breadcrumbs.ts breadcrumb.label',
    'runtime/page/resolve/head/find-feeds.ts feed.title',
    'runtime/page/resolve/lists/facets.ts key',
    'runtime/page/resolve/lists/facets.ts `${stem}.${found}`',
    'runtime/page/resolve/lists/read-entry.ts `types.${document.type}`',
    "runtime/page/resolve/lists/resolve-list.ts query.empty ?? 'lists.empty'",
    'runtime/page/resolve/lists/resolve-list.ts facet.label',
    'runtime/server/feeds/llms.ts title',
    'runtime/server/feeds/llms.ts summary',
    'runtime/server/feeds/manifest.ts manifest!.description',
    'runtime/server/feeds/render-feed.ts config.title',
    'runtime/server/feeds/render-feed.ts config.description',
    'runtime/values/evaluate.ts `${message}.${text}`',
    'runtime/values/evaluate.ts message',
    'runtime/values/format.ts `${stem}.${rule}`',
  ])
})

it('[I18N-01] says on which sites each message of the runtime is asked for', () => {
  const keys = Object.entries(askedByEngine).flatMap(([path, said]) =>
    isOfRuntime(path) ? Object.keys(said) : [],
  )
  expect([...new Set(keys)].filter((key) => !(key in occasions))).toEqual([])
  expect(Object.keys(occasions).filter((key) => !keys.includes(key))).toEqual([])
})
