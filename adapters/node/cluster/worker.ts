/** A worker's connection to the primary process of its machine. */
import cluster from 'node:cluster'
import type { Announcements } from '#runtime'
import { beatMs, type ToPrimary, type ToWorker } from './messages.ts'

export interface ClusterMember extends Announcements {
  /** @param told - the text for people, printed once for all processes */
  tellServes(told: string): void
  /** Reports that it has the content, so that another worker may leave. */
  tellReady(): void
  /** Calls back when another worker has taken this one's place. */
  onLeave(leave: () => void): void
  /** Whether processes of this machine keep ending. */
  areFailing(): boolean
  /** Answers requests for the metrics of all processes. */
  onAskedForMetrics(read: () => Promise<unknown>): void
}

/** @returns undefined for a process that was started on its own */
export function joinCluster(): ClusterMember | undefined {
  if (!cluster.isWorker) return undefined
  const tell = (message: ToPrimary) => {
    if (process.connected) process.send!(message)
  }
  setInterval(() => tell({ type: 'beat' }), beatMs).unref()
  const on = (listen: (message: ToWorker) => void) => void process.on('message', listen)
  let areFailing = false
  on((message) => {
    if (message.type === 'failing') ({ areFailing } = message)
  })
  return {
    tellServes: (told) => tell({ type: 'serves', told }),
    tellReady: () => tell({ type: 'ready' }),
    onLeave: (leave) => on((message) => message.type === 'leave' && leave()),
    areFailing: () => areFailing,
    onAskedForMetrics: (read) =>
      on((message) => {
        if (message.type !== 'ask-metrics') return
        void read().then((snapshot) => tell({ type: 'metrics', snapshot }))
      }),
    announce: (ref) => tell({ type: 'published', ref }),
    onAnnouncement: (listen) =>
      on((message) => message.type === 'published' && listen(message.ref)),
  }
}
