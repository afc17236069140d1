import css from './Logo.module.css'

/** The brand: two speech arcs that overlap, and the name as text. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true" focusable="false">
        <path className={css.first} d="M2 30V15a13 13 0 1 1 13 13H4.5L2 30Z" />
        <path className={css.second} d="M38 30V16a11 11 0 1 0-11 11h8l3 3Z" />
        <path className={css.both} d="M21.8 4a13 13 0 0 1 0 22 11 11 0 0 1 0-20Z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
