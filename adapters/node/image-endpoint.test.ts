/** What waits to be converted: one at a time, no more than a bound, and nothing that nobody wants any more. */
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultImages } from '#runtime'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createImageEndpoint, loadConverter, type PictureFigures } from './image-endpoint.ts'

let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  await loadConverter()
  const drawn = sharp({ create: { width: 700, height: 300, channels: 3, background: '#0af' } })
  picture = new Uint8Array(await drawn.jpeg().toBuffer())
})

/** Pictures of another host, which arrive when the test lets them. */
function start(respond = () => new Response(picture)) {
  const asked: string[] = []
  let readFigures!: () => Promise<PictureFigures>
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const endpoint = createImageEndpoint({
    images: defaultImages,
    imageHosts: ['cdn.example'],
    mediaDirs: [],
    mediaPath: '/media',
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
  return { asked, open, ask, untilWaiting }
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
    const { ask, asked, open, untilWaiting } = start()
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

  it('that is rubbish or breaks off is no picture, and the next one is made', async () => {
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
    const { ask, open } = start(() => answers.shift()!())
    open()
    expect([(await ask('a')).status, (await ask('b')).status, (await ask('c')).status]).toEqual([
      502, 502, 200,
    ])
  })
})
