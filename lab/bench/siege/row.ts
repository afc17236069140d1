/** The result of an attack or a fault; a siege is withstood when nothing is broken. */
export interface SiegeRow {
  attack: string
  tried: number
  broken: number
  note: string
}

/** @param faults - one line each; the first few are printed */
export function toRow(
  attack: string,
  tried: number,
  faults: readonly string[],
  note = '',
): SiegeRow {
  return {
    attack,
    tried,
    broken: faults.length,
    note: faults.length > 0 ? faults.slice(0, 5).join('; ') : note,
  }
}
