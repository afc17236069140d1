/**
 * Runs with each test file that shares its modules with others: changes that it leaves would affect
 * them.
 */
import { afterAll, vi } from 'vitest'

const folder = process.cwd()
const variables = readVariables()
/** Globals that third-party modules add at their first import are no change. */
const globals = Reflect.ownKeys(globalThis).map((key) => [key, readGlobal(key)] as const)
const own = listOwn()

afterAll(() => {
  const left = [
    ...(vi.isFakeTimers() ? ['the clock, stopped'] : []),
    ...(process.cwd() === folder ? [] : [`the folder, ${process.cwd()}`]),
    ...new Set(variables).symmetricDifference(new Set(readVariables())),
    ...globals.filter(([key, value]) => !Object.is(readGlobal(key), value)).map(([key]) => key),
    ...listOwn().filter((key) => !own.includes(key)),
  ]
  if (left.length === 0) return
  const names = left.map(String).join(', ')
  throw new Error(`Put back at the end of this file, for those that share its modules: ${names}.`)
})

/** `HOME=/root`. libvips names the folder it was built for, once it is there. */
function readVariables(): string[] {
  const { VIPSHOME: _, ...others } = process.env
  return Object.entries(others).map(([name, value]) => `${name}=${value}`)
}

/** Some are made when they are first read. */
function readGlobal(key: PropertyKey): unknown {
  const property = Object.getOwnPropertyDescriptor(globalThis, key)
  return property?.get ?? property?.value
}

function listOwn(): symbol[] {
  return Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
    description?.startsWith('slicewright.'),
  )
}
