/** Runs once the page is loaded and the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined
  const wait = () => (idle ? idle(run, { timeout: 2000 }) : setTimeout(run, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
