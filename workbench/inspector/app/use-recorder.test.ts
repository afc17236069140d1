import { describe, expect, it } from 'vitest'
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { ConnectedPage } from './connected-pages.ts'
import { addEntries, beginRecording, toRecording } from './use-recorder.ts'

const actor = { id: 'modal', machine: 'modal', value: 'closed', context: {} } as ActorView

const entry = (number: number, type = 'modal.open'): LogEntry =>
  ({ number, time: number, actor: 'modal', event: { type }, value: 'open' }) as LogEntry

const pageWith = (id: string, ...log: LogEntry[]): ConnectedPage => ({
  id,
  page: { path: '/pricing', title: '', isFrame: false, isShowingValues: false },
  actors: [actor],
  log,
  answers: {},
})

/** Numbers of the recorded entries after a sequence of page states. */
function record(begun: ConnectedPage, ...later: ConnectedPage[]): number[] {
  const end = later.reduce(
    (recorded, page) => addEntries(recorded, [page]),
    beginRecording(actor, begun),
  )
  return toRecording(end).steps.map(({ time }) => time)
}

describe('a recording', () => {
  it('[PAGEBUILDER-08] keeps its first steps, once the log has dropped them', () => {
    const begun = pageWith('a', entry(1))
    expect(record(begun, pageWith('a', entry(1), entry(2)), pageWith('a', entry(3)))).toEqual([
      2, 3,
    ])
  })

  it('[PAGEBUILDER-08] ends with its page, and takes nothing from the one that comes after', () => {
    const begun = pageWith('a', entry(1))
    expect(record(begun, pageWith('a', entry(2)), pageWith('b', entry(1), entry(3)))).toEqual([2])
  })

  it('takes what comes again, with values shown, once', () => {
    const begun = addEntries(beginRecording(actor, pageWith('a')), [
      pageWith('a', entry(1), entry(2)),
    ])
    const again = addEntries(begun, [pageWith('a', entry(2, 'shown'), entry(3))])
    expect(toRecording(again).steps.map(({ event }) => event.type)).toEqual([
      'modal.open',
      'shown',
      'modal.open',
    ])
  })
})
