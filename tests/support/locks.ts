/** The locks of a browser: one after the other, in the order they were asked for. */
export function createLocks(): { port(): Pick<LockManager, 'request'> } {
  const waiting = new Map<string, (() => Promise<unknown>)[]>()
  const next = async (name: string) => {
    const queue = waiting.get(name) ?? []
    while (queue.length > 0) {
      await queue[0]!()
      queue.shift()
    }
  }
  const request = (name: string, { signal }: LockOptions, hold: LockGrantedCallback<unknown>) =>
    new Promise((done, refuse) => {
      let isGone = false
      signal?.addEventListener('abort', () => {
        isGone = true
        refuse(signal.reason as Error)
      })
      const queue = waiting.get(name) ?? []
      waiting.set(name, queue)
      queue.push(async () => {
        if (!isGone) done(await hold({ name, mode: 'exclusive' }))
      })
      if (queue.length === 1) void next(name)
    })
  return { port: () => ({ request: request as LockManager['request'] }) }
}
