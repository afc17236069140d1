import css from './Rating.module.css'

interface RatingProps {
  /** Stars out of five, drawn rounded to a quarter. */
  value: number
  /** The same in words. */
  label: string
}

export function Rating({ value, label }: RatingProps) {
  return (
    <span className={css['rating']} role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          data-fill={fillOf(value - star)}
        >
          <path d={STAR} />
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}

const STAR = 'm12 3 2.7 5.6 6.1.8-4.4 4.3 1.1 6.1L12 16.9l-5.5 2.9 1.1-6.1-4.4-4.3 6.1-.8L12 3Z'

function fillOf(rest: number) {
  return Math.round(Math.min(Math.max(rest, 0), 1) * 4)
}
