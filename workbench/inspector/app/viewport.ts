/** Moves and zooms a drawing in a frame. */
export interface Viewport {
  /**
   * Fits the drawing in the frame, never enlarged. A drawing that would become unreadable is
   * cropped instead, around the highlighted state.
   */
  fit(): void
  /** Fits all of it, however small, or only as far as it stays readable. */
  fitAll(isAll: boolean): void
  /** Shows newly highlighted states in a cropped drawing, unless it was moved. */
  follow(): void
  /** @returns whether the key has a function here */
  press(key: string): boolean
  /** Whether the last press of the pointer moved the drawing, and so was no click. */
  hasMoved(): boolean
  dispose(): void
}

const margin = 8
const step = 60
const [smallest, largest] = [0.15, 3]
/** Smallest scale: labels have letters of 10.5 pixels, which are unreadable below 8. */
const readable = 8 / 10.5

export function createViewport(frame: HTMLElement, drawing: HTMLElement): Viewport {
  let [x, y, scale] = [margin, margin, 1]
  let isFitted = true
  let least = readable
  let moved = false
  const listeners = new AbortController()
  const { signal } = listeners

  const apply = () => {
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
  const fit = () => {
    const svg = drawing.querySelector('svg')
    const { clientWidth, clientHeight } = frame
    if (!svg || !clientWidth) return
    const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value]
    const room = [(clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height]
    const [litX, litY] = findLit(drawing, scale)
    scale = Math.max(least, Math.min(1, ...room))
    x = place(clientWidth, width * scale, litX * scale)
    y = place(clientHeight, height * scale, litY * scale)
    isFitted = true
    apply()
  }
  const follow = () => {
    if (isFitted) fit()
  }
  const move = (dx: number, dy: number) => {
    x += dx
    y += dy
    isFitted = false
    apply()
  }
  /** Zooms around a point of the frame. */
  const zoom = (factor: number, px = frame.clientWidth / 2, py = frame.clientHeight / 2) => {
    const next = Math.min(largest, Math.max(smallest, scale * factor))
    x = px - ((px - x) * next) / scale
    y = py - ((py - y) * next) / scale
    scale = next
    isFitted = false
    apply()
  }
  const keys: Record<string, () => void> = {
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': fit,
    ArrowLeft: () => move(step, 0),
    ArrowRight: () => move(-step, 0),
    ArrowUp: () => move(0, step),
    ArrowDown: () => move(0, -step),
  }

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = frame.getBoundingClientRect()
    zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - left, event.clientY - top)
  }
  const press = (event: PointerEvent) => {
    moved = false
    if (event.button !== 0) return
    const from = [event.clientX, event.clientY] as const
    let [lastX, lastY] = from
    const drag = (to: PointerEvent) => {
      if (Math.hypot(to.clientX - from[0], to.clientY - from[1]) > 4) moved = true
      if (moved) move(to.clientX - lastX, to.clientY - lastY)
      ;[lastX, lastY] = [to.clientX, to.clientY]
    }
    const end = new AbortController()
    const until = { signal: AbortSignal.any([signal, end.signal]) }
    addEventListener('pointermove', drag, until)
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => end.abort(), until)
  }
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  frame.addEventListener('pointerdown', press, { signal })
  const resized = new ResizeObserver(follow)
  resized.observe(frame)

  return {
    fit,
    fitAll(isAll) {
      least = isAll ? smallest : readable
      fit()
    },
    follow,
    press(key) {
      keys[key]?.()
      return key in keys
    },
    hasMoved: () => moved,
    dispose() {
      listeners.abort()
      resized.disconnect()
    },
  }
}

/** Offset of a drawing in a frame: it is centred, or a point of it is. */
function place(room: number, size: number, point: number): number {
  if (size + 2 * margin <= room) return (room - size) / 2
  return Math.min(margin, Math.max(room - size - margin, room / 2 - point))
}

/**
 * The middle of the innermost highlighted state, in pixels of the drawing; the corner without one.
 */
function findLit(drawing: HTMLElement, scale: number): [number, number] {
  const lit = [...drawing.querySelectorAll('[data-state].is-active')].at(-1)
  if (!lit) return [0, 0]
  const [inner, outer] = [lit.getBoundingClientRect(), drawing.getBoundingClientRect()]
  return [
    (inner.left + inner.width / 2 - outer.left) / scale,
    (inner.top + inner.height / 2 - outer.top) / scale,
  ]
}
