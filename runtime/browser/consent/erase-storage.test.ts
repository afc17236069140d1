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

/** A cookie goes when it is expired for the domain it was set for, as in a browser. */
function createScope(hostname: string) {
  const cookies = new Map<string, string>()
  const scope = {
    document: {
      get cookie() {
        return [...cookies.keys()].map((key) => `${key.split('@')[0]}=1`).join('; ')
      },
      set cookie(text: string) {
        const [pair, ...attributes] = text.split('; ')
        const domain = attributes.find((each) => each.startsWith('domain='))?.slice(7) ?? ''
        const key = `${pair!.split('=')[0]}@${domain}`
        if (attributes.includes('max-age=0')) cookies.delete(key)
        else cookies.set(key, '1')
      },
    },
    location: { hostname },
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

describe('eraseStorage', () => {
  it('[SITE-05] erases listed keys of both stores, and no others', () => {
    Object.assign(scope.localStorage, { traffic: '1', ph_key_posthog: '1', kept: '1' })
    Object.assign(scope.sessionStorage, { traffic: '1', tab: '1' })
    eraseStorage(
      [
        entry({ name: 'traffic', in: 'local' }),
        entry({ name: 'ph_', match: 'prefix', in: 'local' }),
        entry({ name: 'tab', in: 'session' }),
      ],
      scope,
    )
    expect(Object.keys(scope.localStorage)).toEqual(['kept'])
    expect(Object.keys(scope.sessionStorage)).toEqual(['traffic'])
  })

  it('[SITE-05] erases cookies of the host and of every domain above it', () => {
    for (const key of ['_ga@', '_ga_X@www.colloquy.example', '_ga_Y@colloquy.example', 'consents@'])
      cookies.set(key, '1')
    eraseStorage([entry({ name: '_ga', match: 'prefix', in: 'cookie' })], scope)
    expect([...cookies.keys()]).toEqual(['consents@'])
  })

  it('takes a name as it is: nothing whose name it only begins, and no broken escape in its way', () => {
    for (const key of ['session@', 'session_2@', '%E0%A4%A@']) cookies.set(key, '1')
    eraseStorage([entry({ name: 'session', in: 'cookie' })], scope)
    expect([...cookies.keys()]).toEqual(['session_2@', '%E0%A4%A@'])
  })

  it('goes on where the visitor forbids storage', () => {
    Object.defineProperty(scope, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    Object.assign(scope.sessionStorage, { tab: '1' })
    eraseStorage([entry({ name: 'x', in: 'local' }), entry({ name: 'tab', in: 'session' })], scope)
    expect(Object.keys(scope.sessionStorage)).toEqual([])
  })
})
