import { beforeEach, describe, expect, it } from 'vitest'
import type { StorageEntry } from '#schemas/config-types.ts'
import { eraseStorage, type ErasableScope } from './erase-storage.ts'

const entry = (given: Partial<StorageEntry> & Pick<StorageEntry, 'name' | 'in'>): StorageEntry => ({
  match: 'exact',
  category: 'analytics',
  owner: 'site',
  purpose: 'Proves that it is erased.',
  ...given,
})

/** A cookie goes when it is expired for the domain and path it was set for, as in a browser. */
function createScope(hostname: string, pathname = '/de/preise') {
  const cookies = new Map<string, string>()
  const scope = {
    document: {
      get cookie() {
        return [...cookies.keys()].map((key) => `${key.split('@')[0]}=1`).join('; ')
      },
      set cookie(text: string) {
        const [pair, ...attributes] = text.split('; ')
        const name = pair!.split('=')[0]!
        const read = (attribute: string) =>
          attributes.find((each) => each.startsWith(`${attribute}=`))?.slice(attribute.length + 1)
        if (name.startsWith('__Host-') && !attributes.includes('secure')) return
        const path = read('path')
        if (!attributes.includes('max-age=0')) throw new Error('Nothing is to be written.')
        cookies.delete(`${name}@${read('domain') ?? ''}${path === '/' ? '' : path}`)
      },
    },
    location: { hostname, pathname },
    localStorage: createStorage(),
    sessionStorage: createStorage(),
  }
  return { scope: scope as ErasableScope, cookies }
}

function createStorage(): Storage {
  const methods = {
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

let scope: ErasableScope
let cookies: Map<string, string>
beforeEach(() => ({ scope, cookies } = createScope('www.colloquy.example')))

const declared = [
  entry({ name: 'consents', in: 'cookie', category: 'exempt' }),
  entry({ name: 'kept', in: 'local', category: 'exempt' }),
  entry({ name: '_ga', match: 'prefix', in: 'cookie' }),
  entry({ name: 'session', in: 'cookie' }),
  entry({ name: '_uet', match: 'prefix', in: 'cookie', category: 'ad' }),
  entry({ name: 'traffic', in: 'local' }),
  entry({ name: 'ph_', match: 'prefix', in: 'local' }),
  entry({ name: 'click', in: 'local', category: 'ad' }),
  entry({ name: 'tab', in: 'session' }),
]

const erase = (...granted: string[]) =>
  eraseStorage(
    declared,
    ({ category }) => category === 'exempt' || granted.includes(category),
    scope,
  )

describe('eraseStorage', () => {
  it('[SITE-05] erases keys of both stores that no allowed entry declares for that store, whoever wrote them', () => {
    const stored = { traffic: '1', ph_key_posthog: '1', kept: '1', click: '1', pixel_state: '1' }
    Object.assign(scope.localStorage, stored)
    Object.assign(scope.sessionStorage, { traffic: '1', tab: '1', 'slicewright.scroll': '[]' })
    erase('analytics')
    expect(Object.keys(scope.localStorage)).toEqual(['traffic', 'ph_key_posthog', 'kept'])
    expect(Object.keys(scope.sessionStorage)).toEqual(['tab', 'slicewright.scroll'])
    erase()
    expect(Object.keys(scope.localStorage)).toEqual(['kept'])
    expect(Object.keys(scope.sessionStorage)).toEqual(['slicewright.scroll'])
  })

  it('[SITE-05] erases declared cookies of every domain above and of every path of the address', () => {
    for (const key of [
      '_ga@',
      '_ga_X@www.colloquy.example',
      '_ga_Y@colloquy.example',
      '_ga_Z@colloquy.example/de',
      'session@/de/preise',
      'consents@',
      '_uetsid@colloquy.example',
    ])
      cookies.set(key, '1')
    erase('ad')
    expect([...cookies.keys()]).toEqual(['consents@', '_uetsid@colloquy.example'])
  })

  it('[SITE-05] erases cookies that nobody declared on this host alone: a neighbour may own those above', () => {
    for (const key of [
      '_fbp@',
      '_fbp@www.colloquy.example',
      '_fbp@/de',
      '__Host-pixel@',
      'shared@colloquy.example',
    ])
      cookies.set(key, '1')
    erase('analytics', 'ad')
    expect([...cookies.keys()]).toEqual(['shared@colloquy.example'])
  })

  it('takes a name as it is: nothing that only begins with another is that, and no broken escape is in its way', () => {
    for (const key of ['session@', 'session_2@', 'consents_2@', '%E0%A4%A@']) cookies.set(key, '1')
    erase('analytics')
    expect([...cookies.keys()]).toEqual(['session@'])
  })

  it('keeps everything for a site that declares nothing', () => {
    cookies.set('anything@', '1')
    eraseStorage([], () => false, scope)
    expect([...cookies.keys()]).toEqual(['anything@'])
  })

  it('goes on where the visitor forbids storage', () => {
    Object.defineProperty(scope, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    Object.assign(scope.sessionStorage, { tab: '1' })
    erase()
    expect(Object.keys(scope.sessionStorage)).toEqual([])
  })
})
