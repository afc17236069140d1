import { describe, expect, it } from 'vitest'
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineListing } from '../machine-report.ts'
import { outside, placeNodes, toSystemMap } from './system-map.ts'

const actor = (id: string, machine = id) => ({ id, machine, status: 'active' }) as ActorView
const listing = (id: string, ...sends: [string, string][]) =>
  ({ id, sends: sends.map(([to, type]) => ({ to, type })) }) as unknown as MachineListing
const entry = (actor: string, type: string, source?: string, time = 0) =>
  ({ actor, event: { type }, time, ...(source !== undefined && { source }) }) as LogEntry

const listings = [
  listing('session', ['analytics', 'visit.ready'], ['traffic', 'visit.started']),
  listing('analytics'),
]
const actors = [actor('session'), actor('analytics'), actor('consent')]

describe('toSystemMap', () => {
  it('[PAGEBUILDER-08] joins what is declared with what was seen', () => {
    const { nodes, edges } = toSystemMap(
      actors,
      [
        entry('analytics', 'visit.ready', 'session'),
        entry('consent', 'modal.open', undefined, 9000),
        entry('consent', 'modal.open', '0.consent.child', 9000),
        entry('consent', 'own.asked', 'consent', 9000),
        entry('consent', 'xstate.done.actor.x', 'x', 9000),
      ],
      listings,
    )
    expect(nodes.map(({ id, isRunning }) => `${id} ${isRunning}`)).toEqual([
      'the page true',
      'session true',
      'analytics true',
      'consent true',
      'traffic false',
    ])
    expect(edges).toEqual([
      {
        from: 'session',
        to: 'analytics',
        types: ['visit.ready'],
        isDeclared: true,
        count: 1,
        isRecent: false,
      },
      {
        from: 'session',
        to: 'traffic',
        types: ['visit.started'],
        isDeclared: true,
        count: 0,
        isRecent: false,
      },
      {
        from: outside,
        to: 'consent',
        types: ['modal.open'],
        isDeclared: false,
        count: 2,
        isRecent: true,
      },
    ])
  })
})

describe('placeNodes', () => {
  it('puts no machine on another, and those that talk to each other side by side', () => {
    const many = Array.from({ length: 18 }, (_, at) => actor(`m${at}`))
    const map = toSystemMap([...actors, ...many], [], listings)
    const places = [...placeNodes(map, 830, 600)]
    expect(places.map(([id]) => id).slice(0, 4)).toEqual([
      outside,
      'session',
      'analytics',
      'traffic',
    ])
    for (const [id, { x, y }] of places) {
      expect(x >= 0 && x <= 830 && y >= 0 && y <= 600).toBe(true)
      for (const [other, place] of places)
        if (other !== id)
          expect(Math.hypot(place.x - x, place.y - y), `${id} ${other}`).toBeGreaterThan(24)
    }
  })
})
