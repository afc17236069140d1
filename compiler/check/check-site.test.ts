import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'
import { formatFaults } from './check-site.ts'

const article = 'schemas/documents/article.schema.json'
const opening = 'slice-registry/slices/opening/schema.json'
const wiring = 'slice-registry/slices/opening/wiring.json'
const pageType = 'site-config/page-types/article.json'
const layout = 'site-config/layouts/plain.json'
const siteFile = 'site-config/site.json'

it('[PAGEBUILDER-09] finds nothing wrong in a sound site', () => {
  expect(checkChanged()).toEqual([])
})

describe('[PAGEBUILDER-09] a version without its migrations', () => {
  it('is told for a slice and for a document', () => {
    const raise = (json: { 'x-version': number }) => void (json['x-version'] = 2)
    expect(checkChanged({ [article]: raise, [opening]: raise })).toMatchObject([
      {
        file: article,
        path: '/x-version',
        message: 'The schema has version 2, but there is no article.migrations.ts beside it.',
      },
      {
        file: opening,
        path: '/x-version',
        message: 'The schema has version 2, but there is no migrations.ts beside it.',
      },
    ])
  })

  it('is told of migrations that no version needs', () => {
    const faults = checkChanged({ 'slice-registry/slices/opening/migrations.ts': 'export {}' })
    expect(faults).toMatchObject([
      { file: opening, path: '/x-version', hint: 'Raise x-version, or remove the file.' },
    ])
  })
})

describe('[PAGEBUILDER-09] several faults', () => {
  it('are found at once, in every file', () => {
    const faults = checkChanged({
      [article]: (json) => void (json.properties.long_label.$ref = 'field:txt'),
      [wiring]: (json) => void (json.machine = 'openr'),
      [pageType]: (json) => void (json.layout = 'plein'),
      [siteFile]: (json) => void (json.defaultLocale = 'es'),
      'site-config/messages/en.json': (json) => void delete json['menu.open'],
    })
    expect(faults.map((fault) => fault.file)).toEqual([
      article,
      'site-config/messages/en.json',
      pageType,
      siteFile,
      wiring,
    ])
  })

  it('in files that are no JSON are told with line and column', () => {
    const faults = checkChanged({
      [layout]: '{\n  "name": "plain", "before": [], "after": [],\n}',
      [siteFile]: '{"brand": {',
    })
    expect(faults.map(({ file, path }) => file + path)).toEqual([
      `${layout}:3:1`,
      `${siteFile}:1:12`,
    ])
  })

  it('survive a file whose every part has the wrong type', () => {
    for (const file of [article, opening, pageType, layout, siteFile, wiring]) {
      const faults = checkChanged({
        [file]: (json) =>
          Object.fromEntries(
            Object.keys(json).map((key, index) => [key, [7, 'x', null, {}][index % 4]]),
          ),
      })
      expect(faults.map((fault) => fault.file)).toContain(file)
    }
  })

  it('read as one paragraph per file', () => {
    const faults = [
      { file: '/site/b.json', path: '/a', message: 'First.', hint: 'Do this.' },
      { file: '/site/a.json', path: ':2:3', message: 'Second.', hint: '' },
      { file: '/site/b.json', path: '', message: 'Third.', hint: '' },
    ]
    expect(formatFaults(faults)).toBe(
      [
        '/site/a.json',
        '  2:3',
        '    Second.',
        '',
        '/site/b.json',
        '  #/a',
        '    First.',
        '    Do this.',
        '  #',
        '    Third.',
        '',
        '3 faults in 2 files.',
      ].join('\n'),
    )
    expect(formatFaults([])).toBe('')
  })
})
