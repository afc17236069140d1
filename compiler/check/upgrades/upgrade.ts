/** What a version took away or called otherwise, as a site that still uses it is told. */
import type { Fault } from '../../read/fault.ts'

/** Areas of the recorded surface (`lab/surface`), and files that are about the site as a whole. */
export type UpgradeArea =
  | 'exports'
  | 'ports'
  | 'vocabularies'
  | 'sections'
  | 'machines'
  | 'messages'
  | 'commands'
  | 'variables'
  | 'tokens'
  | 'manifest'

export interface Upgrade {
  area: UpgradeArea
  /** As the recorded surface has it, or a name before one that it has: `#runtime/client` is all that it exported. */
  old: string
  /** What stands in its place; undefined where nothing does. */
  now?: string
  /** What to do, where another name is not all there is to it. */
  mend?: string
  /** Heading of docs/guides/upgrade.md. */
  section: string
}

/** @param name - as it is written at the place, where that is not how the surface calls it */
export function toFault(
  { old, now, mend, section }: Upgrade,
  at: Pick<Fault, 'file' | 'path'>,
  name = old,
): Fault {
  return {
    ...at,
    message: `"${name}" is gone${now === undefined ? '' : `: it is "${now}" now`}.`,
    hint: `${mend ?? (now === undefined ? 'Remove it.' : `Write "${now}".`)} See docs/guides/upgrade.md#${section}.`,
  }
}
