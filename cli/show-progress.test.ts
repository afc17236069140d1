import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showProgress } from './show-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  return { written, progress: showProgress({ isTTY, write }) }
}

it('draws a bar anew on a terminal, and takes it away', () => {
  const { written, progress } = start(true)
  progress.show(1, 2, 'a page')
  progress.end()
  expect(written).toEqual([`\r\x1b[2K${'█'.repeat(12)}${'░'.repeat(12)} 1/2 a page`, '\r\x1b[2K'])
})

it('writes a line every half minute where the output is kept, and none for what is over before', () => {
  const { written, progress } = start(false)
  for (let done = 0; done < 9; done++) {
    progress.show(done, 9, `page ${done}`)
    vi.advanceTimersByTime(10_000)
  }
  progress.end()
  expect(written).toEqual(['3/9 page 3\n', '6/9 page 6\n'])
})
