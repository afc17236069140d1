import type { PartProps } from './part.ts'
import css from './Radar.module.css'

/** Radius of the outermost ring; the drawing is centred at zero. */
const radius = 100

/** Corners that a shape needs at least. */
export const fewestThemes = 3

/**
 * A radar chart: an axis per theme, a ring per level, and the shapes of the sample and the visitor.
 */
export function Radar({ props: { themes, labels }, state, t }: PartProps) {
  const toPoint = (theme: number, level: number) => {
    const angle = (theme / themes.length) * 2 * Math.PI - Math.PI / 2
    const distance = (level / labels.length) * radius
    return [Math.cos(angle) * distance, Math.sin(angle) * distance].map(round)
  }
  const toShape = (levels: readonly number[]) =>
    levels.map((level, theme) => toPoint(theme, level).join(',')).join(' ')
  const sample = themes.flatMap(({ sample_level }) => sample_level ?? [])
  const own = state.context.themes.map(({ selectedLevelIndex }) => (selectedLevelIndex ?? -1) + 1)
  return (
    <svg
      className={css['radar']}
      viewBox="-190 -130 380 255"
      role="img"
      aria-label={t('assessment.chart')}
    >
      {labels.map((_, index) => (
        <polygon
          key={index}
          className={css['ring']}
          points={toShape(themes.map(() => index + 1))}
        />
      ))}
      {themes.map(({ title }, theme) => {
        const [x, y] = toPoint(theme, labels.length) as [number, number]
        const [left, top] = [x * 1.13, y * 1.13 + 4]
        return (
          <g key={theme}>
            <line className={css['axis']} x2={x} y2={y} />
            <text
              className={css['name']}
              x={round(left)}
              y={round(top)}
              textAnchor={Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end'}
            >
              {title}
            </text>
          </g>
        )
      })}
      {sample.length === themes.length && (
        <polygon className={css['sample']} points={toShape(sample)} />
      )}
      <polygon className={css['own']} points={toShape(own)} data-own />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
