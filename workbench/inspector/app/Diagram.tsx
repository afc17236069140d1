import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { DrawnPart } from '../machine-report.ts'
import { PartBar } from './PartBar.tsx'
import { createViewport, type Viewport } from './viewport.ts'

export interface DiagramProps {
  svg: string | undefined
  parts: readonly DrawnPart[]
  /** State whose part is shown; `whole` for all of it. */
  part: string | undefined
  showPart: (state: string) => void
  active: readonly string[]
  taken: readonly string[]
  chooseEvent: (type: string) => void
}

/** The drawing, which highlights the actor's states and the transitions it took last. */
export function Diagram(props: DiagramProps) {
  const { svg: whole, parts, part, showPart, active, taken, chooseEvent } = props
  const svg = part === 'whole' ? whole : (find(parts, part) ?? parts[0])?.svg
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const viewport = useRef<Viewport>(undefined)

  useEffect(() => {
    const created = createViewport(frame.current!, drawing.current!)
    viewport.current = created
    created.fit()
    return created.dispose
  }, [])
  useLayoutEffect(() => {
    drawing.current!.innerHTML = svg ?? ''
    viewport.current?.fitAll(part === 'whole')
  }, [svg, part])
  useLayoutEffect(() => {
    if (svg === undefined) return
    light(drawing.current!, 'state', 'is-active', active)
    light(drawing.current!, 'edge', 'is-taken', taken)
    viewport.current?.follow()
  }, [svg, active, taken])

  const choose = ({ target }: MouseEvent) => {
    if (viewport.current?.hasMoved()) return
    const closest = (selector: string) => (target as Element).closest<SVGElement>(selector)?.dataset
    const type = closest('[data-event]')?.['event']
    const folded = closest('.folded')?.['state']
    if (type !== undefined) chooseEvent(type)
    else if (folded !== undefined) showPart(folded)
  }
  const press = (event: KeyboardEvent) => {
    if (viewport.current?.press(event.key)) event.preventDefault()
  }
  return (
    <section className="diagram" aria-label="Diagram">
      {parts.length > 1 && (
        <PartBar parts={parts} part={part} active={active} showPart={showPart} />
      )}
      {/* The tab "As text" has the same information. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is */}
      <div
        ref={frame}
        className="canvas"
        tabIndex={0}
        role="application"
        aria-label="Drawing: arrow keys move it, plus and minus zoom, 0 fits it"
        onClick={choose}
        onKeyDown={press}
      >
        <div ref={drawing} className="drawing" />
      </div>
      <div className="zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Closer" onClick={() => viewport.current?.press('+')}>
          +
        </button>
        <button type="button" aria-label="Farther" onClick={() => viewport.current?.press('-')}>
          −
        </button>
        <button type="button" onClick={() => viewport.current?.press('0')}>
          Fit
        </button>
      </div>
    </section>
  )
}

function light(root: Element, kind: 'state' | 'edge', name: string, keys: readonly string[]): void {
  for (const element of root.querySelectorAll<SVGElement>(`[data-${kind}]`)) {
    const own = element.dataset[kind]!.split('\n')
    element.classList.toggle(
      name,
      own.some((key) => keys.includes(key)),
    )
  }
}

function find(parts: readonly DrawnPart[], state: string | undefined) {
  return parts.find((part) => part.state === state)
}
