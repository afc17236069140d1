const paths = {
  back: 'M10 3 5 8l5 5',
  close: 'm4 4 8 8m0-8-8 8',
  duplicate: 'M6 6h7v7H6zM3 10V3h7',
  down: 'M8 3v10m-4-4 4 4 4-4',
  handle: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  redo: 'm10 3 3 3-3 3m3-3H7a4 4 0 0 0 0 8h2',
  undo: 'M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H7',
  up: 'M8 13V3M4 7l4-4 4 4',
}

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
