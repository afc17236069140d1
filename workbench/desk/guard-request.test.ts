import { describe, expect, it } from 'vitest'
import { isLoopback } from '../../compiler/build/plugins/loopback.ts'
import { findRefusal } from './guard-request.ts'

const ask = (headers: Record<string, string>, method = 'GET') =>
  findRefusal(
    new Request('http://localhost:3000/__desk/documents', {
      method,
      headers: { host: 'localhost:3000', ...headers },
    }),
  )

describe('who may use the desk', () => {
  it('lets in this machine by its own names', () => {
    expect(ask({})).toBeUndefined()
    expect(ask({ host: '127.0.0.1:3000' })).toBeUndefined()
    expect(ask({ host: '[::1]:3000' })).toBeUndefined()
    expect(ask({ origin: 'http://localhost:3000', 'x-desk': '1' }, 'POST')).toBeUndefined()
  })

  it('refuses other names, other pages, and writes that another page could send', () => {
    expect(ask({ host: 'desk.example' })).toMatch('localhost alone')
    expect(ask({ host: 'localhost.example:3000' })).toMatch('localhost alone')
    expect(ask({ origin: 'https://evil.example' })).toMatch('https://evil.example')
    expect(ask({ origin: 'null' })).toMatch('null')
    expect(ask({ origin: 'http://localhost:4000', 'x-desk': '1' }, 'POST')).toMatch('4000')
    expect(ask({ 'sec-fetch-site': 'cross-site', 'x-desk': '1' }, 'POST')).toMatch('own pages')
    expect(ask({}, 'POST')).toMatch('x-desk')
  })

  it('knows connections of this machine', () => {
    for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(isLoopback(address)).toBe(true)
    }
    for (const address of ['192.0.2.2', '::ffff:10.0.0.1', 'fe80::1', '', undefined]) {
      expect(isLoopback(address)).toBe(false)
    }
  })
})
