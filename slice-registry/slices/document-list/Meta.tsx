import css from './Meta.module.css'

export function Meta({
  entries,
  className = '',
}: {
  entries: string[]
  className?: string | undefined
}) {
  if (entries.length === 0) return null
  return (
    <ul role="list" className={`${css['meta']} ${className}`}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
