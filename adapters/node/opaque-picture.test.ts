import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { isOpaquePicture } from './opaque-picture.ts'

const draw = (alpha: number) =>
  sharp({
    create: { width: 40, height: 30, channels: 4, background: { r: 240, g: 60, b: 20, alpha } },
  }).composite([
    {
      input: Buffer.from(
        '<svg width="20" height="10"><rect width="9" height="9" fill="#05f"/></svg>',
      ),
    },
  ])

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['png', (picture) => picture.png()],
  ['png with a palette', (picture) => picture.png({ palette: true })],
  ['webp', (picture) => picture.webp()],
  ['lossless webp', (picture) => picture.webp({ lossless: true })],
  ['avif', (picture) => picture.avif()],
]

describe.each(formats)('[IMG-03] a %s', (_, encode) => {
  it('that hides what is behind it is known', async () => {
    expect(isOpaquePicture(await encode(draw(1).removeAlpha()).toBuffer())).toBe(true)
  })

  it('through which something shows is known', async () => {
    expect(isOpaquePicture(await encode(draw(0)).toBuffer())).toBe(false)
  })
})

it('[IMG-03] a gif hides what is behind it unless a frame names a colour that does not', async () => {
  const gif = await draw(0).gif().toBuffer()
  expect(isOpaquePicture(gif)).toBe(false)
  const flags = gif.indexOf(Buffer.from([0x21, 0xf9, 0x04])) + 3
  gif[flags]! &= ~1
  expect(isOpaquePicture(gif)).toBe(true)
})

it('[IMG-03] what is no picture, or ends too early, hides nothing', async () => {
  const png = await draw(1).removeAlpha().png().toBuffer()
  for (const content of [Buffer.alloc(0), Buffer.from('<svg/>'), png.subarray(0, 20)])
    expect(isOpaquePicture(content)).toBe(false)
  expect(isOpaquePicture(await draw(1).jpeg().toBuffer())).toBe(true)
})
