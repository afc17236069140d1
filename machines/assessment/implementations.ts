import { fromCallback, fromPromise } from 'xstate'
import type { OwnImplementations, OwnPorts, SendTo } from '#runtime/machines'

type Host = OwnPorts<'host'>['host']

/** Pixels; anything shorter is a tap, or scrolls the page. */
const shortestSwipe = 50

/** Listens on the slice's own element, since its content is replaced. */
const gestures = (host: Host) =>
  fromCallback<{ type: string }, { id: string }>(({ input: { id }, sendBack }) => {
    const element = host.element(id)
    if (!element) return
    const ended = new AbortController()
    const { signal } = ended
    const send: SendTo<'assessment'> = sendBack
    let start: PointerEvent | undefined
    const isTouch = ({ pointerType, target }: PointerEvent) =>
      pointerType !== 'mouse' && (target as Element).closest('[data-stage]')
    element.addEventListener(
      'pointerdown',
      (event) => (start = isTouch(event) ? event : undefined),
      { signal },
    )
    // The touched element captures the pointer, so the gesture ends there; scrolling cancels it.
    element.addEventListener(
      'pointerup',
      ({ clientX, clientY, pointerId }) => {
        if (start?.pointerId !== pointerId) return
        const [right, down] = [clientX - start.clientX, clientY - start.clientY]
        start = undefined
        if (Math.abs(right) < shortestSwipe || Math.abs(right) <= 2 * Math.abs(down)) return
        send({ type: 'theme.step', by: right < 0 === isFromLeft(element) ? 1 : -1 })
      },
      { signal },
    )
    return () => ended.abort()
  })

function isFromLeft(at: Element): boolean {
  return getComputedStyle(at).direction !== 'rtl'
}

interface BuildInput {
  id: string
  levels: readonly number[]
  overallLevel: number
}

export const implementations: OwnImplementations<'download' | 'host' | 'page'> = ({
  clock,
  download,
  host,
  http,
  page,
}) => {
  /**
   * The report built last, by the id of the slice. The same content is not drawn again: fonts of the browser may have come
   * since, and the server takes a second report only when it has the bytes of the first.
   */
  const built = new Map<string, { content: string; report: Blob; fileName: string }>()

  const build = fromCallback<{ type: string }, BuildInput>(({ input, sendBack }) => {
    const { id, levels, overallLevel } = input
    const ended = new AbortController()
    const send: SendTo<'assessment'> = (event) => {
      if (!ended.signal.aborted) sendBack(event)
    }
    const run = async () => {
      const [{ composeReport }, { createReport, readPalette }] = await Promise.all([
        import('./compose-report.ts'),
        import('#runtime/pdf'),
      ])
      const place = host.element(id)?.querySelector<HTMLElement>('[data-report]')
      const texts = place?.dataset['report']
      if (!texts) throw new Error('The page has no texts for the report.')
      const report = composeReport(JSON.parse(texts), {
        levels,
        overallLevel,
        colours: readPalette(place),
        isFromRightToLeft: getComputedStyle(place).direction === 'rtl',
        siteName: page.attribute('meta[property="og:site_name"]', 'content') ?? '',
        origin: host.address().origin,
        now: clock.now(),
      })
      const content = JSON.stringify(report)
      if (built.get(id)?.content !== content) {
        const blob = await createReport(report, {
          signal: ended.signal,
          onProgress: (share) => send({ type: 'report.progress', share }),
        })
        built.set(id, { content, report: blob, fileName: `${report.texts.fileName}.pdf` })
      }
      send({ type: 'report.built' })
    }
    run().catch((cause: unknown) => send({ type: 'report.failed', reason: String(cause) }))
    return () => ended.abort()
  })

  const upload = fromPromise<unknown, { id: string; assessmentId: string }>(
    async ({ input: { id, assessmentId }, signal }) => {
      const { report, fileName } = built.get(id)!
      const { uploadReport } = await import('#runtime/pdf')
      return uploadReport(report, { assessmentId, fileName }, { http, signal })
    },
  )

  return {
    actions: {
      'assessment.focus': (_: unknown, { element }: { element: string }) => {
        // The component is drawn in the microtask after the transition.
        queueMicrotask(() => queueMicrotask(() => show(host.byId(element))))
      },
      'report.save': (_: unknown, { id }: { id: string }) => {
        const { report, fileName } = built.get(id) ?? {}
        if (report && fileName) download.save(report, fileName)
      },
    },
    actors: {
      'assessment.gestures': gestures(host),
      'report.build': build,
      'report.upload': upload,
    },
  }
}

/**
 * Focuses it. Browsers scroll to an element out of sight, but not to one taller than the window.
 */
function show(element: HTMLElement | null | undefined): void {
  element?.focus()
  if (element && element.getBoundingClientRect().top < 0)
    element.scrollIntoView({ behavior: 'instant' })
}
