/**
 * All that a version took away or renamed, with what stands in its place. What is taken out of the recorded surface needs
 * a row here (`tests/conformance/surface.test.ts`).
 */
import { commandUpgrades } from './commands.ts'
import { exportUpgrades } from './exports.ts'
import type { Upgrade } from './upgrade.ts'
import { wordUpgrades } from './words.ts'

export const upgrades: readonly Upgrade[] = [...exportUpgrades, ...commandUpgrades, ...wordUpgrades]

/** The row about a name of an area, or about what has the name. */
export function findUpgrade(area: Upgrade['area'], name: string): Upgrade | undefined {
  return upgrades.find((row) => row.area === area && row.old === name)
}
