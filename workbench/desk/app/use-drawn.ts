import { useEffect, useRef, useState } from 'react'
import type { DeskDocument, DrawnPage } from '../desk-types.ts'
import type { Draft } from './history.ts'
import { callDesk } from './parts/call-desk.ts'

/** Milliseconds without typing after which the page is rendered. */
const drawPauseMs = 300

/** @returns the page of the draft; undefined until it was rendered once */
export function useDrawn(document: DeskDocument, draft: Draft): DrawnPage | undefined {
  const [drawn, setDrawn] = useState<DrawnPage>()
  const isDrawn = useRef(false)
  const { id, type, lang, alternates } = document
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        callDesk
          .draw({ id, type, lang, alternates, ...draft }, abort.signal)
          // The previous page stays; saving reports the error.
          .then(setDrawn, () => {})
        isDrawn.current = true
      },
      isDrawn.current ? drawPauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, type, lang, alternates, draft])
  return drawn
}
