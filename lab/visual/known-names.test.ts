import { expect, it } from 'vitest'
import { findRoots } from '../../compiler/read/roots.ts'
import { listKnownNames, listNamesOfCommit } from './known-names.ts'

it('names mocks and pages of the files as they are', () => {
  expect(listKnownNames(findRoots())).toEqual(
    expect.arrayContaining(['slice hero default at 375', 'page pricing de at 1440']),
  )
})

it('names those of a commit, also where its files are of another shape', () => {
  const files: Record<string, string> = {
    'slice-registry/slices/old-hero/mocks.json': '{"default":{}}',
    'slice-registry/slices/old-hero/OldHero.tsx': 'no JSON',
    'site-config/site.json': '{"locales":[{"code":"en"},{"code":"de"}]}',
    'site-config/page-types/plain.json': '{}',
    'site-config/page-types/blog.json': '{"routes":[{"name":"blog","path":"/blog"}]}',
  }
  const git = (...args: string[]) =>
    args[0] === 'show' ? files[args[1]!.replace('c0ffee:', '')]! : Object.keys(files).join('\n')
  expect(listNamesOfCommit('c0ffee', git)).toEqual([
    'slice old_hero default at 375',
    'slice old_hero default at 1440',
    'page blog en at 375',
    'page blog en at 1440',
    'page blog de at 375',
    'page blog de at 1440',
  ])
})
