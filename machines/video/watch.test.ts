import { beforeEach, describe, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '#tests/support/machine-ports.ts'
import { watch, type Media, type VideoReport } from './watch.ts'

class FakeMedia extends EventTarget implements Media {
  currentTime = 0
  duration = 100
  paused = true
  ended = false

  fire(type: string, at = this.currentTime) {
    this.currentTime = at
    this.dispatchEvent(new Event(type))
  }

  /** @param update - the player's name of that event. */
  playTo(end: number, update = 'timeupdate') {
    while (this.currentTime < end) this.fire(update, Math.min(end, this.currentTime + 0.5))
  }

  seek(to: number) {
    this.fire('seeking', to)
    this.fire('timeupdate', to)
    this.fire('seeked', to)
  }
}

let count = 0
let clock: ManualClock
beforeEach(() => void (clock = createManualClock()))

/** Watches a new, unwatched video unless one is given. */
function start(media = new FakeMedia(), id = `video-${++count}`) {
  const ended = new AbortController()
  const told: VideoReport[] = []
  watch(media, id, clock, ended.signal, (report) => told.push(report))
  const reports = () => told.map(({ type, position }) => [type, position])
  const passed = () => told.flatMap(({ mark }) => mark ?? [])
  return { media, told, reports, passed, id, end: () => ended.abort() }
}

describe('watching a video', () => {
  it('[VIDEO-02] reports play, pause, end and seeking with place, length and share watched', () => {
    const { media, told, reports } = start()
    media.fire('play')
    media.playTo(10)
    media.fire('pause')
    media.fire('play')
    media.seek(90)
    clock.advance(400)
    media.playTo(100)
    media.fire('pause')
    media.ended = true
    media.fire('ended')
    expect(reports()).toEqual([
      ['video.played', 0],
      ['video.paused', 10],
      ['video.played', 10],
      ['video.seeked', 90],
      ['video.ended', 100],
    ])
    expect(told.at(-1)).toMatchObject({ duration: 100, share: 0.2 })
  })

  it('[VIDEO-02] understands the host’s player, whose updates have another name', () => {
    const { media, passed } = start()
    media.fire('play')
    media.playTo(25, 'time-update')
    expect(passed()).toEqual([25])
  })

  it('[VIDEO-02] reports where a visitor who drags stops, not every place between', () => {
    const { media, reports } = start()
    for (const at of [20, 40, 60]) {
      media.seek(at)
      clock.advance(100)
    }
    clock.advance(400)
    expect(reports()).toEqual([['video.seeked', 60]])
  })

  it('[VIDEO-03] passes each mark once, by what was watched', () => {
    const { media, passed } = start()
    media.fire('play')
    media.playTo(60)
    expect(passed()).toEqual([25, 50])
    media.seek(0)
    media.playTo(60)
    expect(passed()).toEqual([25, 50])
    media.playTo(100)
    expect(passed()).toEqual([25, 50, 75])
  })

  it('[VIDEO-03] passes no mark by seeking past it', () => {
    const { media, passed } = start()
    media.fire('play')
    for (const at of [30, 55, 80, 99]) {
      media.seek(at)
      media.playTo(at + 1)
    }
    expect(passed()).toEqual([])
  })

  it('[VIDEO-03] passes a mark once for a video that is opened again', () => {
    const first = start()
    first.media.fire('play')
    first.media.playTo(30)
    first.end()
    const second = start(new FakeMedia(), first.id)
    second.media.fire('play')
    second.media.playTo(60)
    expect([...first.passed(), ...second.passed()]).toEqual([25, 50])
  })

  it('[VIDEO-03] keeps videos apart that play at the same time', () => {
    const [one, other] = [start(), start()]
    one.media.fire('play')
    other.media.fire('play')
    one.media.playTo(50)
    other.media.playTo(10)
    expect([one.passed(), other.passed()]).toEqual([[25, 50], []])
  })

  it('reports at once what plays already', () => {
    const media = new FakeMedia()
    media.paused = false
    media.currentTime = 1.3
    expect(start(media).reports()).toEqual([['video.played', 1.3]])
  })

  it('says nothing after it was ended, and leaves no timer', () => {
    const { media, told, end } = start()
    media.seek(50)
    end()
    expect(clock.waiting()).toBe(0)
    media.fire('play')
    media.fire('ended')
    expect(told).toEqual([])
  })
})
