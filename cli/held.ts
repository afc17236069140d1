/** Tells the parent that this process has come as far as it may. */
export function tellWaiting(): void {
  if (process.connected) process.send?.('waiting')
}

/**
 * For a process whose parent started it with `runHeld`: resolves once the parent lets it finish, at once without such
 * a parent. A process whose parent is gone ends.
 */
export function whenLet(): Promise<void> {
  if (!process.connected) return Promise.resolve()
  return new Promise((resolve) => {
    // An exit would wait for the bundler, which waits for this.
    const abandoned = () => process.kill(process.pid, 'SIGTERM')
    process.once('disconnect', abandoned)
    process.once('message', () => {
      process.off('disconnect', abandoned)
      process.disconnect()
      resolve()
    })
  })
}
