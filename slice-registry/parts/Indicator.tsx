import css from './Indicator.module.css'

/** The short line above a title, with two overlapping circles before it. */
export function Indicator({ text }: { text: string | undefined }) {
  return text ? <p className={css['indicator']}>{text}</p> : null
}
