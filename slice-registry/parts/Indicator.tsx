import css from './Indicator.module.css'

/** The short line above a title, led by two voices that overlap. */
export function Indicator({ text }: { text: string | undefined }) {
  return text ? <p className={css['indicator']}>{text}</p> : null
}
