import css from './Arcs.module.css'

/** Two speech arcs that fill the empty side of a wide, wordy section. Place it in a positioned box. */
export function Arcs() {
  return <span className={css['arcs']} aria-hidden="true" />
}
