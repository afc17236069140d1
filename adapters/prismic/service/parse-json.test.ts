import { describe, expect, it } from 'vitest'
import { mapJson, parseJson, type Json } from './parse-json.ts'

const shout = (value: Json): Json =>
  typeof value === 'object' && value !== null
    ? mapJson(value, shout)
    : value === 'hello'
      ? 'HELLO'
      : value

describe('mapJson', () => {
  it('changes what is to be changed, and leaves the value it got alone', () => {
    const value = { a: ['hello', 1], b: { c: null } }
    expect(shout(value)).toEqual({ a: ['HELLO', 1], b: { c: null } })
    expect(value.a[0]).toBe('hello')
  })

  it('gives the value itself where nothing is to be changed', () => {
    const value = { a: [true, 1], b: { c: null } }
    expect(shout(value)).toBe(value)
  })

  it('keeps a property with the name of a prototype a property', () => {
    const value = shout(parseJson('{"__proto__": {"a": "hello"}}'))
    expect(JSON.stringify(value)).toBe('{"__proto__":{"a":"HELLO"}}')
  })
})
