/** Runs once the page is loaded and the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined
  whenLoaded(() => (idle ? idle(run, { timeout: 2000 }) : setTimeout(run, 200)))
}

/** Runs at once if the page is loaded already. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
