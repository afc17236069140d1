import type { Clock } from '#runtime/machines'
import { addStep, reachedMarks, shareOf, type Mark, type Part } from './watched.ts'

/** The common interface of a `<video>` and the host's player. */
export interface Media extends EventTarget {
  readonly currentTime: number
  readonly duration: number
  readonly playbackRate?: number
  readonly paused?: boolean
  readonly ended?: boolean
}

export interface VideoReport {
  type: 'video.played' | 'video.paused' | 'video.ended' | 'video.seeked' | 'video.watched'
  /** Seconds. */
  position: number
  duration: number
  /** The watched share of the whole, from 0 to 1. */
  share: number
  /** The mark that was reached, with `video.watched`. */
  mark?: Mark
}

/** Milliseconds from the last seek to its report, so that a drag is reported once, at its end. */
const settling = 400

/** Watched parts of each video since the document loaded, so that a mark is passed once. */
const records = new Map<string, { parts: readonly Part[]; passed: Set<Mark> }>()

/**
 * Reports a video's events until the signal ends it. A video that already plays counts as just
 * begun.
 */
export function watch(
  media: Media,
  videoId: string,
  clock: Clock,
  signal: AbortSignal,
  tell: (report: VideoReport) => void,
): void {
  const record = records.get(videoId) ?? { parts: [], passed: new Set<Mark>() }
  records.set(videoId, record)
  /** The last reported position; undefined during a seek. */
  let last: number | undefined
  let leap: unknown

  const report = (type: VideoReport['type'], more?: { mark: Mark }) => {
    const { currentTime, duration } = media
    // Rounded down, so that no report claims more than was watched.
    const share = Math.floor(shareOf(record.parts, duration) * 100 + 1e-4) / 100
    tell({
      type,
      position: toTenths(currentTime),
      duration: toTenths(duration),
      share,
      ...more,
    })
  }
  const advance = () => {
    if (last === undefined) return
    const now = media.currentTime
    record.parts = addStep(record.parts, last, now, media.playbackRate)
    last = now
    for (const mark of reachedMarks(shareOf(record.parts, media.duration))) {
      if (record.passed.has(mark)) continue
      record.passed.add(mark)
      report('video.watched', { mark })
    }
  }
  const play = () => {
    last = media.currentTime
    report('video.played')
  }
  const handlers: Record<string, () => void> = {
    play,
    pause() {
      advance()
      // A video pauses when it ends, too.
      if (!isAtEnd(media)) report('video.paused')
    },
    ended() {
      advance()
      report('video.ended')
    },
    seeking() {
      last = undefined
    },
    seeked() {
      last = media.currentTime
      clock.clearTimeout(leap)
      leap = clock.setTimeout(() => report('video.seeked'), settling)
    },
    // The browser's name of the event, then the host's.
    timeupdate: advance,
    'time-update': advance,
  }
  for (const type in handlers) media.addEventListener(type, handlers[type]!, { signal })
  signal.addEventListener('abort', () => clock.clearTimeout(leap))
  if (media.paused === false) play()
}

function isAtEnd({ ended, currentTime, duration }: Media): boolean {
  return ended || currentTime >= duration - 0.05
}

/** Rounds to tenths; 0 while unknown. */
function toTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10 || 0
}
