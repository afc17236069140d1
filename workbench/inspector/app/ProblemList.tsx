import type { PlacedProblem } from '../read-machines.ts'

export interface ProblemListProps {
  /** Problems of all machines. */
  problems: readonly PlacedProblem[]
  machine: string | undefined
  select: (machine: string) => void
}

/** Lists problems of all machines with their place; those of the shown machine come first. */
export function ProblemList({ problems, machine, select }: ProblemListProps) {
  if (!problems.length) return <p className="empty">All machines are valid.</p>
  const own = problems.filter((problem) => problem.machine === machine)
  const others = problems.filter((problem) => problem.machine !== machine)
  return (
    <ul className="problems" aria-label="Problems of all machines">
      {[...own, ...others].map(({ machine: id, file, line, rule, at, message }) => (
        <li key={`${id} ${at} ${message}`}>
          <button type="button" onClick={() => select(id)}>
            {id}
          </button>{' '}
          <code>
            {file}:{line}
          </code>
          <p>
            <code>{at || '/'}</code> {message} <small>{rule}</small>
          </p>
        </li>
      ))}
    </ul>
  )
}
