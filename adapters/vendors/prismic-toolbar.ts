/**
 * Receives events of Prismic's toolbar and page builder. The toolbar's are cancelable: it reloads
 * the page unless they are canceled (github.com/prismicio/prismic-toolbar, src/core/events.ts).
 */
import { SimulatorManager, StateEventType } from '@prismicio/simulator/kit'
import type { PreviewToolbar, SliceFeed } from '#runtime/preview'

export const prismicToolbar: PreviewToolbar = {
  listen({ changed, ended }) {
    const hear = (type: string, heard: (detail: { ref?: unknown } | null) => void) =>
      addEventListener(type, (event) => {
        event.preventDefault()
        heard((event as CustomEvent<{ ref?: unknown } | null>).detail)
      })
    for (const type of ['prismicPreviewStart', 'prismicPreviewUpdate'])
      hear(type, (detail) => typeof detail?.ref === 'string' && changed(detail.ref))
    hear('prismicPreviewEnd', ended)
  },
}

/** Its kit checks origin and shape of messages; a production build listens only to Prismic. */
export const prismicPageBuilder: SliceFeed = {
  async follow(show) {
    const manager = new SimulatorManager()
    manager.state.on(
      StateEventType.Slices,
      (slices) => show(slices as readonly unknown[]),
      'slicewright',
    )
    await manager.init()
  },
}
