import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { cookiesFile, leanCookies } from './lean-cookies.ts'

const folder = dirname(createRequire(import.meta.url).resolve('js-cookie'))
const file = join(folder, 'js.cookie.mjs')

it('writes cookies as the whole package does, also to remove them, and can do nothing else', async () => {
  expect(file).toMatch(cookiesFile)
  const code = readFileSync(file, 'utf8')
  const lean = leanCookies(code, parseAst(code))
  const written = [code, lean].map((each) => {
    const document = { cookie: '' }
    const cookies: unknown = new Function(
      'document',
      each.replace(/export \{ api as default \};/, 'return api'),
    )(document)
    const { set, ...others } = Object.getPrototypeOf(cookies) as Record<string, Function>
    const values = ['{"decided":true,"ü":"a; b=c"}', '"quoted"'].map((value) => {
      set!('i18n (redirected)', value, { expires: 2, sameSite: 'lax', secure: true, domain: 'a;b' })
      return document.cookie.replace(/expires=[^;]+/, 'expires')
    })
    if (each === code) others['remove']!('consents')
    else set!('consents', '', { expires: -1 })
    return { values, removed: document.cookie, others: Object.values(others).filter(Boolean) }
  })
  expect(written[1]).toEqual({ ...written[0], others: [] })
  expect(written[0]!.others.length).toBeGreaterThan(0)
  expect(written[0]!.values[0]).toMatch(/^i18n.*; expires; sameSite=lax; secure; domain=a$/)
})
