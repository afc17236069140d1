/**
 * Tests the queue of conversions: one at a time, bounded, and nothing that nobody waits for any
 * more.
 */
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultImages } from '#runtime'
import { waitUntil } from '#tests/support/wait-until.ts'
import { readMediaFacts } from './media-files.ts'
import { createImageEndpoint, loadConverter, type PictureFigures } from './image-endpoint.ts'

let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  await loadConverter()
  const drawn = sharp({ create: { width: 700, height: 300, channels: 3, background: '#0af' } })
  picture = new Uint8Array(await drawn.jpeg().toBuffer())
})

/** Pictures of another host, which arrive when the test releases them. */
function start(respond = () => new Response(picture)) {
  const asked: string[] = []
  const logged: unknown[] = []
  const log = (code: string, data?: object) => void logged.push([code, data])
  let readFigures!: () => Promise<PictureFigures>
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const endpoint = createImageEndpoint({
    images: defaultImages,
    imageHosts: ['cdn.example'],
    mediaDirs: [],
    mediaPath: '/media',
    log: { info: log, warn: log, error: log },
    watch: (read) => void (readFigures = read),
    fetch: async (input) => {
      asked.push(String(input))
      await opened
      return respond()
    },
  })
  const ask = (name: string, signal?: AbortSignal) => {
    const query = new URLSearchParams({
      url: `https://cdn.example/${name}.jpg`,
      w: '640',
      fm: 'webp',
      q: '75',
    })
    return endpoint(
      new Request(`http://a.example/.netlify/images?${query}`, signal ? { signal } : {}),
    )
  }
  const untilWaiting = (count: number) =>
    waitUntil(async () => expect((await readFigures()).waiting).toBe(count))
  return { asked, logged, open, ask, untilWaiting }
}

describe('the queue of pictures', () => {
  it('makes one picture at a time, and one picture once for all who ask for it', async () => {
    const { ask, asked, open, untilWaiting } = start()
    const answers = ['a', 'a', 'b', 'a'].map((name) => ask(name))
    await untilWaiting(2)
    await waitUntil(() => expect(asked).not.toEqual([]))
    expect(asked).toEqual(['https://cdn.example/a.jpg'])
    open()
    const bodies = await Promise.all(answers.map(async (one) => (await one).arrayBuffer()))
    expect(bodies.every((body) => body.byteLength > 0)).toBe(true)
    expect(asked).toEqual(['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg'])
  })

  it('refuses what is more than can wait, and says when to ask again', async () => {
    const { ask, open, untilWaiting } = start()
    const waiting = Array.from({ length: 201 }, (_, at) => ask(`p${at}`))
    await untilWaiting(201)
    const refused = await ask('one-more')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    open()
    const statuses = await Promise.all(waiting.map(async (one) => (await one).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await ask('one-more')).status).toBe(200)
  })

  it('drops what everybody who asked for it has left, not what somebody still waits for', async () => {
    const { ask, asked, logged, open, untilWaiting } = start()
    const running = ask('running')
    const leaving = new AbortController()
    const left = ask('left', leaving.signal)
    const shared = [ask('shared', leaving.signal), ask('shared')]
    await untilWaiting(3)
    leaving.abort()
    await left
    const again = ask('again')
    open()
    await Promise.all([running, again, ...shared])
    expect((await shared[1]!).status).toBe(200)
    expect(asked).toEqual(
      ['running', 'shared', 'again'].map((name) => `https://cdn.example/${name}.jpg`),
    )
    expect((await ask('left')).status).toBe(200)
    expect(logged).toEqual([])
  })
})

describe('a picture of another host', () => {
  it('is read no further than pictures are allowed to be, although nobody said how long it is', async () => {
    let sent = 0
    let isLeft = false
    const endless = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (stream) => stream.enqueue(new Uint8Array((sent += 1_000_000) && 1_000_000)),
          cancel: () => void (isLeft = true),
        }),
      )
    const { ask, open } = start(endless)
    open()
    expect((await ask('endless')).status).toBeGreaterThanOrEqual(400)
    expect(isLeft).toBe(true)
    expect(sent).toBeGreaterThan(20_000_000)
    expect(sent).toBeLessThan(25_000_000)
  })

  it('is not read at all when it says that it is longer', async () => {
    let isLeft = false
    const body = () => new ReadableStream({ cancel: () => void (isLeft = true) })
    const { ask, open } = start(
      () => new Response(body(), { headers: { 'content-length': '20000001' } }),
    )
    open()
    expect((await ask('long')).status).toBeGreaterThanOrEqual(400)
    expect(isLeft).toBe(true)
  })

  it('that is rubbish or breaks off is no picture, which is logged, and the next one is made', async () => {
    const answers = [
      () => new Response('<!doctype html><title>Sign in</title>'),
      () =>
        new Response(
          new ReadableStream({
            pull(stream) {
              stream.enqueue(picture.slice(0, 100))
              stream.error(new Error('reset'))
            },
          }),
        ),
      () => new Response(picture),
    ]
    const { ask, logged, open } = start(() => answers.shift()!())
    open()
    expect([(await ask('a')).status, (await ask('b')).status, (await ask('c')).status]).toEqual([
      502, 502, 200,
    ])
    expect(logged).toEqual(
      ['a', 'b'].map((name) => [
        'PICTURE_NOT_MADE',
        { path: `https://cdn.example/${name}.jpg`, message: expect.any(String) },
      ]),
    )
  })
})

describe('a picture is converted as browsers show it', () => {
  const endpointFor = (answer: Buffer) =>
    createImageEndpoint({
      images: defaultImages,
      imageHosts: ['cdn.example'],
      mediaDirs: [],
      mediaPath: '/media',
      fetch: async () => new Response(new Uint8Array(answer)),
    })
  const ask = async (answer: Buffer, name: string) => {
    const url = `https://cdn.example/${name}`
    const query = new URLSearchParams({ url, w: '640', fm: 'webp', q: '75' })
    const response = await endpointFor(answer)(
      new Request(`http://a.example/.netlify/images?${query}`),
    )
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const draw = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })

  it('a GIF keeps its frames and their pace', async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((color) => draw(700, 300, color).png().toBuffer())
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 0 })
      .toBuffer()
    const made = await sharp(await ask(gif, 'moving.gif'), { animated: true }).metadata()
    expect([made.format, made.width, made.pageHeight, made.pages, made.delay]).toEqual([
      'webp',
      640,
      274,
      3,
      [100, 200, 300],
    ])
  })

  it('a WebP keeps its frames and their pace', async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((color) => draw(700, 300, color).png().toBuffer())
    const webp = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ delay: [100, 200, 300], loop: 0 })
      .toBuffer()
    expect(readMediaFacts(webp)).toMatchObject({
      motion: 'kept',
      size: { width: 700, height: 300 },
    })
    const made = await sharp(await ask(webp, 'moving.webp'), { animated: true }).metadata()
    expect([made.format, made.pages, made.delay]).toEqual(['webp', 3, [100, 200, 300]])
  })

  const profiles: [string, (picture: Sharp) => Sharp][] = [
    ['of Display P3, JPEG', (picture) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
    ['of Display P3, PNG', (picture) => picture.withIccProfile('p3').png()],
    [
      'of CMYK',
      (picture) => picture.toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }),
    ],
    ['of CMYK without a profile', (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 })],
    ['of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
    ['of sRGB', (picture) => picture.jpeg({ quality: 95 })],
  ]
  it.each(profiles)('[IMG-05] a picture %s keeps its colours, in sRGB', async (_, encode) => {
    const stored = await encode(draw(700, 300, '#c83c28')).toBuffer()
    const made = await ask(stored, 'colours.jpg')
    const { space, icc } = await sharp(made).metadata()
    expect([space, icc]).toEqual(['srgb', undefined])
    const shown = await sharp(made)
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()
    // Inks have no such red: what they come closest to is as far away as that.
    const tolerance = /cmyk/.test((await sharp(stored).metadata()).space ?? '') ? 30 : 4
    for (const [channel, value] of [0xc8, 0x3c, 0x28].entries())
      expect(Math.abs(shown[channel]! - value)).toBeLessThan(tolerance)
  })

  it('[IMG-05] a picture of Display P3 is converted, not only said to be sRGB', async () => {
    const stored = await draw(700, 300, '#c83c28').withIccProfile('p3').png().toBuffer()
    const { data } = await sharp(stored, { ignoreIcc: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs(data[0]! - 0xc8)).toBeGreaterThan(8)
  })

  it('a GIF of more frames than are converted at once shows its first', async () => {
    const frame = await draw(2000, 2000, '#f00').png().toBuffer()
    const other = await draw(2000, 2000, '#00f').png().toBuffer()
    const frames = Array.from({ length: 14 }, (_, at) => (at % 2 ? other : frame))
    const gif = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif({ colours: 4, effort: 1 })
      .toBuffer()
    // Pages name the file itself, where it is the site's own.
    expect(readMediaFacts(gif).motion).toBe('lost')
    const { data, info } = await sharp(await ask(gif, 'long.gif'), { animated: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 640])
    expect([...data.subarray(0, 3)].map((value) => value > 128)).toEqual([true, false, false])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a photograph of orientation %i stands upright',
    async (orientation) => {
      const stored = orientation > 4 ? draw(800, 1200, '#0af') : draw(1200, 800, '#0af')
      const photograph = await stored.withMetadata({ orientation }).jpeg().toBuffer()
      const made = await sharp(await ask(photograph, 'photo.jpg')).metadata()
      expect([made.width, made.height, made.orientation]).toEqual([640, 427, undefined])
      const { size, turned } = readMediaFacts(photograph)
      expect(size).toEqual({ width: 1200, height: 800 })
      expect(turned).toEqual(orientation > 4 ? size : undefined)
    },
  )

  it('a photograph of orientation 6 is turned clockwise', async () => {
    const left = await draw(300, 800, '#f00').png().toBuffer()
    const stored = draw(1200, 800, '#00f').composite([{ input: left, left: 0, top: 0 }])
    const photograph = await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { data, info } = await sharp(await ask(photograph, 'photo.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 960])
    // The former left side is at the top.
    const middle = (row: number) => (row * info.width + info.width / 2) * info.channels
    expect(data[middle(20)]).toBeGreaterThan(200)
    expect(data[middle(900) + 2]).toBeGreaterThan(200)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no JPEG', Buffer.from('GIF89a')],
    ['one that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00])],
    ['one with a broken EXIF', Buffer.from('ffd8ffe10010457869660000492a0000ffffff', 'hex')],
  ])('of %s no size is known', (_, content) => {
    expect(readMediaFacts(content).size).toBeUndefined()
  })
})
