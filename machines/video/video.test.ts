import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { Implementations } from '#runtime/machines'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const video = { id: 'abc123def4', title: 'The interview', isHosted: true }
const progress = { position: 1, duration: 9, share: 0.1 }
const properties = { videoId: video.id, title: video.title, ...progress }

/** @param consent - the visitor's initial consent; undefined while it is being read. */
function open(consent: boolean | undefined, given: object = video) {
  /** Inputs of all players created; `standing` holds those still in the page. */
  const made: unknown[] = []
  const standing = new Set<unknown>()
  const implementations: Implementations = {
    actions: { 'video.focus': (_: unknown, { part }: { part: string }) => void focused.push(part) },
    actors: {
      'video.screens': fromCallback(() => {}),
      'video.reports': fromCallback(() => {}),
      'video.consent': fromCallback(({ sendBack }) => {
        if (consent !== undefined) sendBack({ type: 'consent.read', isAllowed: consent } as never)
      }),
      'video.player': fromCallback(({ input }) => {
        made.push(input)
        standing.add(input)
        return () => void standing.delete(input)
      }),
    },
  }
  const focused: string[] = []
  const machine = startMachine(document, {
    input: { id: 'tour-video-0', video: given },
    implementations: [implementations],
  })
  const tracked = () => machine.ports.effects.filter(([name]) => name === 'track')
  return { ...machine, made, standing, focused, tracked, tags: () => machine.state().tags }
}

describe('a video at a host', () => {
  it('[VIDEO-01] brings the player once the visitor, who lets be measured, asks for it', () => {
    const { send, tags, made, standing } = open(true)
    expect([tags(), made]).toEqual([['poster'], []])
    send({ type: 'video.open' })
    expect(tags()).toContain('waiting')
    send({ type: 'player.ready' })
    expect(tags()).toEqual(['player', 'ready'])
    expect(made).toEqual([{ id: 'tour-video-0', videoId: video.id, isOnce: false }])
    expect(standing.size).toBe(1)
  })

  it('[VIDEO-01] says what playing means before, to a visitor who does not', () => {
    const { send, tags, made, focused } = open(false)
    send({ type: 'video.open' })
    expect([tags(), made, focused]).toEqual([['notice'], [], ['notice']])
  })

  it('[VIDEO-02] reports nothing of what is played once without consent', () => {
    const { send, made, tracked } = open(false)
    send({ type: 'video.open' })
    send({ type: 'video.once' })
    send({ type: 'player.ready' })
    for (const type of ['video.played', 'video.paused', 'video.seeked', 'video.watched']) {
      send({ type, ...progress })
    }
    expect(made).toMatchObject([{ isOnce: true }])
    expect(tracked()).toEqual([])
  })

  it('[VIDEO-02] knows whether it plays, stands still or has ended, until its player is gone', () => {
    const { send, state } = open(true)
    const playback = () => (state().value as { playback: string }).playback
    const steps = [
      [{ type: 'video.open' }, 'stopped'],
      [{ type: 'player.ready' }, 'stopped'],
      [{ type: 'video.played', ...progress }, 'playing'],
      [{ type: 'video.paused', ...progress }, 'paused'],
      [{ type: 'video.seeked', ...progress }, 'paused'],
      [{ type: 'video.played', ...progress }, 'playing'],
      [{ type: 'video.ended', ...progress }, 'ended'],
      [{ type: 'video.played', ...progress }, 'playing'],
      [{ type: 'consent.read', isAllowed: true }, 'playing'],
      [{ type: 'consent.read', isAllowed: false }, 'stopped'],
      [{ type: 'video.open' }, 'stopped'],
    ] as const
    for (const [event, expected] of steps) {
      send(event)
      expect([event.type, playback()]).toEqual([event.type, expected])
    }
  })

  it('[VIDEO-02] reports what is played with consent', () => {
    const { send, tracked } = open(true)
    send({ type: 'video.open' })
    send({ type: 'video.played', ...progress })
    send({ type: 'video.watched', ...progress, mark: 25 })
    expect(tracked()).toEqual([
      ['track', { name: 'Video played', properties }],
      ['track', { name: 'Video watched', properties: { ...properties, mark: 25 } }],
    ])
  })

  it('waits for a consent that is being read, but not for ever', () => {
    const { send, tags, ports } = open(undefined)
    send({ type: 'video.open' })
    expect(tags()).toEqual(['waiting'])
    ports.clock.advance(3000)
    expect(tags()).toEqual(['notice'])
  })

  it('plays what the visitor allows in the settings it sent them to', () => {
    const { send, tags } = open(false)
    send({ type: 'video.open' })
    send({ type: 'video.settings' })
    send({ type: 'consent.read', isAllowed: true })
    expect(tags()).toContain('player')
  })

  it('does not play by itself when consent is given elsewhere', () => {
    const { send, tags } = open(false)
    send({ type: 'video.open' })
    send({ type: 'consent.read', isAllowed: true })
    expect(tags()).toEqual(['poster'])
  })

  it('takes the player away when the consent is withdrawn', () => {
    const { send, tags, standing } = open(true)
    send({ type: 'video.open' })
    send({ type: 'player.ready' })
    send({ type: 'consent.read', isAllowed: false })
    expect([tags(), standing.size]).toEqual([['poster'], 0])
  })

  it('shows progress after one second, gives up after eight, and can be asked again', () => {
    const { send, tags, standing, ports, made } = open(true)
    send({ type: 'video.open' })
    ports.clock.advance(999)
    expect(tags()).not.toContain('slow')
    ports.clock.advance(1)
    expect(tags()).toContain('slow')
    ports.clock.advance(7000)
    expect([tags(), standing.size]).toEqual([['failed'], 0])
    send({ type: 'video.open' })
    expect([tags(), made.length]).toEqual([['player', 'waiting'], 2])
  })

  it('says so when the host fails, and leaves a line in the log', () => {
    const { send, tags, ports } = open(true)
    send({ type: 'video.open' })
    send({ type: 'player.failed', reason: 'player.js did not load' })
    expect(tags()).toEqual(['failed'])
    expect(ports.effects).toContainEqual([
      'log',
      'warn',
      'VideoPlayerFailed',
      'player.js did not load',
    ])
  })
})

it('[VIDEO-02] reports a file of the site’s own in the same words', () => {
  const file = { id: '/media/video/tour.mp4', title: 'The tour', isHosted: false }
  const { send, tracked, made } = open(true, file)
  send({ type: 'video.ended', ...progress })
  expect(tracked()).toEqual([
    [
      'track',
      { name: 'Video ended', properties: { videoId: file.id, title: 'The tour', ...progress } },
    ],
  ])
  expect(made).toEqual([])
})
