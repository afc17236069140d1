import { afterEach, expect, it, vi } from 'vitest'
import { createLineWriter } from './write-lines.ts'

afterEach(() => vi.useRealTimers())

it('writes what can wait in few pieces, in order, and what cannot at once', () => {
  vi.useFakeTimers()
  const written: string[] = []
  const write = createLineWriter({ write: (text: unknown) => written.push(String(text)) > 0 })
  write('a\n', 'info')
  write('b\n', 'info')
  expect(written).toEqual([])
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['a\nb\n'])
  write('c\n', 'info')
  write('d\n', 'error')
  expect(written.slice(1)).toEqual(['c\nd\n'])
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(2)
  write('x'.repeat(20_000), 'info')
  expect(written).toHaveLength(3)
})
