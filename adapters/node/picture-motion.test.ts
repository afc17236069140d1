import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readMediaFacts } from './media-files.ts'

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })

async function join(count: number) {
  const colors = ['#f00', '#0f0', '#00f', '#ff0'].slice(0, count)
  const frames = await Promise.all(colors.map((color) => draw(color).png().toBuffer()))
  return count === 1 ? sharp(frames[0]) : sharp(frames, { join: { animated: true } })
}

/** A chunk of a PNG; nobody here checks its sum. */
function toChunk(name: string, bytes: number): Buffer {
  const chunk = Buffer.alloc(12 + bytes)
  chunk.writeUInt32BE(bytes)
  chunk.write(name, 4, 'latin1')
  return chunk
}

describe('[IMG-05] a picture', () => {
  it.each([1, 2, 4])('of %i frames as GIF and WebP is known to move, or not', async (count) => {
    const motion = count > 1 ? 'kept' : undefined
    const gif = await (await join(count)).gif().toBuffer()
    const webp = await (await join(count)).webp().toBuffer()
    for (const content of [gif, webp]) {
      expect(readMediaFacts(content).motion).toBe(motion)
      expect(readMediaFacts(content).size).toEqual({ width: 40, height: 30 })
    }
  })

  it('that moves as PNG loses it by any conversion', async () => {
    const png = await draw('#f00').png().toBuffer()
    expect(readMediaFacts(png).motion).toBeUndefined()
    const moving = Buffer.concat([png.subarray(0, 33), toChunk('acTL', 8), png.subarray(33)])
    expect(readMediaFacts(moving).motion).toBe('lost')
  })

  it('that breaks off is not read beyond its end', async () => {
    const gif = await (await join(4)).gif().toBuffer()
    const webp = await (await join(4)).webp().toBuffer()
    for (const content of [gif, webp])
      for (const length of [0, 3, 12, 14, 20, 40, content.length - 9])
        expect(() => readMediaFacts(content.subarray(0, length))).not.toThrow()
  })
})

describe('[IMG-02] the size of a vector picture', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>', 30, 20],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"/>', 300, 200],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,120,80.5"/>', 120, 81],
    [
      '<svg width="100%" height="100%" viewBox="0 0 64 32" xmlns="http://www.w3.org/2000/svg"/>',
      64,
      32,
    ],
    ['<?xml version="1.0"?>\n<!-- a mark -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', 300, 150],
  ])('%s', (text, width, height) => {
    expect(readMediaFacts(Buffer.from(text)).size).toEqual({ width, height })
  })
})
