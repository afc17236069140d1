/** Run beside each test file that shares its modules with others: what it leaves changed would be theirs. */
import { afterAll, expect, vi } from 'vitest'

const folder = process.cwd()
const { VIPSHOME: _, ...environment } = process.env
/** What modules of others add when they are first imported is no change. */
const globals = Reflect.ownKeys(globalThis).map((key) => [key, readGlobal(key)] as const)

const listOwn = () =>
  Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
    description?.startsWith('slicewright.'),
  )
const own = listOwn()

/** Some are made when they are first read. */
function readGlobal(key: PropertyKey): unknown {
  const property = Object.getOwnPropertyDescriptor(globalThis, key)
  return property?.get ?? property?.value
}

afterAll(() => {
  expect(vi.isFakeTimers(), 'the clock is left stopped').toBe(false)
  expect(process.cwd()).toBe(folder)
  // libvips names the folder it was built for.
  const { VIPSHOME: _, ...left } = process.env
  expect(left).toEqual(environment)
  const changed = globals.filter(([key, value]) => !Object.is(readGlobal(key), value))
  expect(listOwn(), 'globals of this project').toEqual(own)
  expect(
    changed.map(([key]) => String(key)),
    'globals that are left changed',
  ).toEqual([])
})
