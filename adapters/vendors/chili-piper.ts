/** Opens Chili Piper's scheduler (Concierge) over the page, to choose a time. */
import type { Scheduler } from '#runtime/providers'
import { toLeadFields } from './lead-fields.ts'
import { shareScript } from './share-script.ts'

/** Milliseconds until times must show. */
const timeoutMs = 20_000

interface Concierge {
  submit(domain: string, router: string, options: ConciergeOptions): void
  close?(): void
}

interface ConciergeOptions {
  lead: Record<string, string>
  locale: string
  closeOnOutside: boolean
  onRouted(): void
  onError(error: unknown): void
  onClose(): void
}

const scope = globalThis as { ChiliPiper?: Concierge }

const loadConcierge = shareScript('ChiliPiper', () => scope.ChiliPiper)

export const scheduler: Scheduler = {
  async open(lead, options, signal) {
    const { origin, domain, router } = options.settings
    const concierge = await loadConcierge(`${origin}/concierge-js/cjs/concierge.js`, signal)
    signal.throwIfAborted()
    const life = new AbortController()
    signal.addEventListener('abort', () => close(concierge, origin), { signal: life.signal })
    // `booked` comes before the calendar has the appointment; only the confirmation is reliable.
    const onMessage = ({ origin: from, data }: MessageEvent<unknown>) => {
      if (from === origin && isConfirmation(data)) options.booked()
    }
    addEventListener('message', onMessage, { signal: AbortSignal.any([life.signal, signal]) })
    let late: ReturnType<typeof setTimeout> | undefined
    try {
      await new Promise<void>((opened, failed) => {
        const tooLate = () => failed(new Error(`no times within ${timeoutMs} ms`))
        late = setTimeout(tooLate, timeoutMs)
        signal.addEventListener('abort', () => failed(signal.reason), { signal: life.signal })
        concierge.submit(String(domain), String(router), {
          lead: toLeadFields(lead),
          locale: options.locale,
          closeOnOutside: true,
          onRouted: opened,
          onError: (error) => failed(error instanceof Error ? error : new Error(String(error))),
          onClose() {
            life.abort()
            failed(new Error('it was closed before it showed any'))
            options.closed()
          },
        })
      })
      // Keyboard input goes to the scheduler.
      findFrames(origin)[0]?.focus()
    } catch (error) {
      life.abort()
      close(concierge, origin)
      throw error
    } finally {
      clearTimeout(late)
    }
  },
}

/** Removes its frames, too: not every version can close itself. */
function close(concierge: Concierge, origin: string): void {
  concierge.close?.()
  for (const frame of findFrames(origin)) frame.remove()
}

function findFrames(origin: string): HTMLIFrameElement[] {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.filter(({ src }) => src.startsWith(`${origin}/`))
}

function isConfirmation(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    (data as { action?: unknown }).action === 'booking-confirmed'
  )
}
