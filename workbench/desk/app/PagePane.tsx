import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawnPage } from '../desk-types.ts'
import { findSections, showPage } from './show-page.ts'

const widths = [
  ['Desktop', 1440],
  ['Tablet', 830],
  ['Phone', 375],
] as const

interface PagePaneProps {
  drawn: DrawnPage | undefined
  /** Pointer to the slice whose form is open. */
  open: string | undefined
  /** Called when a section of the page is clicked. */
  onOpen(at: string): void
}

/** The rendered page beside the form. Its scripts do not run. */
export function PagePane({ drawn, open, onOpen }: PagePaneProps) {
  const [width, setWidth] = useState<number>(widths[0][1])
  const [room, setRoom] = useState({ width: 700, height: 800 })
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const choose = useEffectEvent(onOpen)
  const html = drawn?.html

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(pane.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || html === undefined) return undefined
    showPage(page, html)
    const sections = findSections(page)
    for (const element of sections.find(({ at }) => at === open)?.elements ?? []) {
      element.setAttribute('data-desk-open', '')
    }
    const click = (event: MouseEvent) => {
      event.preventDefault()
      const section = sections.find(({ elements }) =>
        elements.some((element) => element.contains(event.target as Node)),
      )
      if (section) choose(section.at)
    }
    page.addEventListener('click', click, true)
    return () => page.removeEventListener('click', click, true)
  }, [html, open])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    const chosen = findSections(page).find(({ at }) => at === open)
    chosen?.elements[0]?.scrollIntoView({ block: 'start' })
  }, [open])

  const scale = Math.min(room.width / width, 1)
  return (
    <div className="pagepane">
      <div className="row bar">
        <div className="choice" role="radiogroup" aria-label="Width of the page">
          {widths.map(([words, value]) => (
            <label key={value}>
              <input
                type="radio"
                name="page-width"
                checked={width === value}
                onChange={() => setWidth(value)}
              />
              <span>{words}</span>
            </label>
          ))}
        </div>
        <span className="soft grow">{drawn?.path}</span>
      </div>
      <div className="canvas" ref={pane}>
        {drawn && html === undefined && (
          <p className="soft">
            {drawn.issues.length > 0
              ? 'There is no page until the issues of the document are solved.'
              : 'This document has no page of its own.'}
          </p>
        )}
        <iframe
          ref={frame}
          title="The page"
          src="about:blank"
          sandbox="allow-same-origin"
          hidden={html === undefined}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
