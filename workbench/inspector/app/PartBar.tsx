import type { DrawnPart } from '../machine-report.ts'

export interface PartBarProps {
  parts: readonly DrawnPart[]
  part: string | undefined
  active: readonly string[]
  showPart: (state: string) => void
}

/** The parts of a machine too large to read at once; those with active states are marked. */
export function PartBar({ parts, part, active, showPart }: PartBarProps) {
  const all = [...parts, { state: 'whole', name: 'all at once' }]
  const shown = all.find(({ state }) => state === part) ?? all[0]
  return (
    <nav className="parts" aria-label="Parts of the drawing">
      {all.map(({ state, name }) => (
        <button
          key={state}
          type="button"
          aria-current={state === shown?.state || undefined}
          onClick={() => showPart(state)}
        >
          <span className={active.includes(state) ? 'lamp is-on' : 'lamp'} />
          {name}
          {active.includes(state) && <span className="hidden"> active</span>}
        </button>
      ))}
    </nav>
  )
}
