import { describe, expect, it } from 'vitest'
import type { Announcements } from '../../model/ports/announcements.ts'
import type { Publication } from '../../model/ports/content-source.ts'
import { sharePublications } from './share-publications.ts'

/** Processes connected to each other; each reads the content's ref when told to look. */
function openProcesses(count: number) {
  const content = { ref: 'r1' }
  const messages: string[] = []
  const subscribers: ((ref: string, from: number) => void)[] = []
  const processes = Array.from({ length: count }, (_, at) => {
    let ref = content.ref
    let gap = () => {}
    const listeners: ((publication: Publication) => void)[] = []
    let looks = 0
    const follow = async () => {
      looks++
      if (ref === content.ref) return
      const from = ref
      ref = content.ref
      for (const listen of listeners) listen({ from, to: ref, changes: [] })
    }
    const channel: Announcements = {
      announce(announced) {
        messages.push(announced)
        for (const notify of subscribers) notify(announced, at)
      },
      onAnnouncement: (listen) =>
        void subscribers.push((announced, from) => void (from !== at && listen(announced))),
      onGap: (listen) => void (gap = listen),
    }
    const onPublication = (listen: (publication: Publication) => void) => {
      listeners.push(listen)
      return () => {}
    }
    sharePublications({ ref: async () => ref, onPublication }, { follow }, [channel])
    return { follow, ref: () => ref, looks: () => looks, lose: () => gap() }
  })
  return { content, messages, processes, subscribers }
}

describe('what one process learns of a publication', () => {
  it('is announced to all, once, and each reads for itself', async () => {
    const { content, messages, processes } = openProcesses(4)
    content.ref = 'r2'
    await processes[2]!.follow()
    await expect.poll(() => processes.map(({ ref }) => ref())).toEqual(['r2', 'r2', 'r2', 'r2'])
    expect(messages).toEqual(['r2'])
    expect(processes.map(({ looks }) => looks())).toEqual([1, 1, 1, 1])
  })

  it('is looked for when messages may have been lost', () => {
    const { content, processes } = openProcesses(1)
    content.ref = 'r2'
    processes[0]!.lose()
    expect(processes[0]!.ref()).toBe('r2')
  })

  it('is no ref when it is none, and nothing new when it is known', async () => {
    const { content, processes, subscribers } = openProcesses(1)
    for (const announced of [7, null, 'x'.repeat(300), 'r1'] as string[])
      subscribers[0]!(announced, 1)
    content.ref = 'r2'
    subscribers[0]!('r2', 1)
    await expect.poll(() => processes[0]!.ref()).toBe('r2')
    expect(processes[0]!.looks()).toBe(1)
  })
})
