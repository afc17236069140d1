/** Moving and zooming a drawing in a frame. */
export interface Viewport {
  /** Fits the whole drawing in the frame, never enlarged. */
  fit(): void
  /** @returns whether the key means something here */
  press(key: string): boolean
  /** The last press of the pointer moved the drawing: it was no click. */
  hasMoved(): boolean
  dispose(): void
}

const margin = 8
const step = 60
const [smallest, largest] = [0.15, 3]

export function createViewport(frame: HTMLElement, drawing: HTMLElement): Viewport {
  let [x, y, scale] = [margin, margin, 1]
  let isFitted = true
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
    scale = Math.max(smallest, Math.min(1, ...room))
    x = Math.max(margin, (clientWidth - width * scale) / 2)
    y = Math.max(margin, (clientHeight - height * scale) / 2)
    isFitted = true
    apply()
  }
  const move = (dx: number, dy: number) => {
    x += dx
    y += dy
    isFitted = false
    apply()
  }
  /** The point of the frame stays where it is. */
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
  const resized = new ResizeObserver(() => {
    if (isFitted) fit()
  })
  resized.observe(frame)

  return {
    fit,
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
