import { expect, it } from 'vitest'
import { importRoutes } from './import-routes.ts'

const page = {
  type: { id: 'page', repeatable: true, json: {} },
  fields: { uid: { $ref: 'field:uid', title: 'UID' } },
  isPage: true,
}

it.each([
  ['/:uid', '/{uid}'],
  ['/:lang?/über-uns/:uid', '/über-uns/{uid}'],
  ['/%C3%BCber-uns/:uid', '/über-uns/{uid}'],
  ['/u\u0308ber-uns/:uid', '/über-uns/{uid}'],
  ['/日本/東京/:uid', '/日本/東京/{uid}'],
  ['/صفحة/:uid', '/صفحة/{uid}'],
  ['/About Us/:uid', '/about-us/{uid}'],
])('[PAGEBUILDER-05] the route %s of a project becomes %s', (path, expected) => {
  const notes: string[] = []
  const routes = importRoutes([page], {
    routes: [{ type: 'page', path }],
    note: (sentence) => void notes.push(sentence),
  })
  expect(routes.get('page')!.at(-1)!.path).toBe(expected)
  expect(routes.get('page')!.at(-1)!.name).toMatch(/^[a-z0-9][a-z0-9-]*$/)
})
