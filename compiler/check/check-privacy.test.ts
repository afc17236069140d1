import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'

const file = 'site-config/privacy.json'
const entry = (more: object = {}) => ({
  name: 'choice',
  match: 'exact',
  in: 'cookie',
  category: 'exempt',
  owner: 'site',
  purpose: 'Keeps what was chosen.',
  ...more,
})
const machine = (more: object) => ({
  'machines/keeper/machine.json': JSON.stringify({
    id: 'keeper',
    description: 'Keeps something.',
    context: { choice: '' },
    ...more,
  }),
})
const faultsOf = (storage: object[], files: Record<string, string>) =>
  checkChanged({ [file]: JSON.stringify({ storage }), ...files })

const persisting = machine({ persist: { storage: 'cookie', key: 'choice', fields: ['choice'] } })
const storing = machine({
  stores: [{ in: 'session', name: 'draft.', match: 'prefix' }],
})
const writing = machine({
  initial: 'a',
  states: {
    a: {
      entry: [
        { type: 'setCookie', params: { name: 'choice', value: '1' } },
        { type: 'storage.set', params: { storage: 'local', key: 'seen_page', value: '1' } },
      ],
    },
  },
})

describe('[SITE-05] privacy.json', () => {
  it('is sound when it lists what machines keep', () => {
    expect(faultsOf([entry()], persisting)).toEqual([])
    expect(
      faultsOf([entry(), entry({ name: 'seen_', match: 'prefix', in: 'local' })], writing),
    ).toEqual([])
    expect(faultsOf([entry({ name: 'draft.', match: 'prefix', in: 'session' })], storing)).toEqual(
      [],
    )
  })

  it('asks nothing of a site without the file', () => {
    expect(checkChanged(persisting)).toEqual([])
  })

  it.each([
    ['a context that outlives the page', [], persisting, ['/persist/key']],
    [
      'a cookie and a key that are written',
      [entry({ in: 'session' }), entry({ name: 'seen', in: 'local' })],
      writing,
      ['/states/a/entry/0/params/name', '/states/a/entry/1/params/key'],
    ],
    ['what implementations keep', [entry({ name: 'draft.' })], storing, ['/stores/0']],
  ])('finds %s and is not on the list', (_, storage, files, paths) => {
    const faults = faultsOf(storage, files)
    expect(faults.map(({ path }) => path)).toEqual(paths)
    expect(faults[0]!.file).toMatch(/machines\/keeper\/machine\.json$/)
    expect(faults[0]!.message).toMatch(
      /stores "(?:choice|draft\.)" in the browser \((?:cookie|session)\)/,
    )
  })

  it('finds an entry that is listed twice', () => {
    expect(faultsOf([entry(), entry()], {})).toMatchObject([{ path: '/storage/1/name' }])
  })
})
