import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrafficConfig } from '#schemas/config-types.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { toTrafficTables } from '../../compiler/build/modules/list-places.ts'

/** `site-config/traffic.json` of the shipped site. */
export const trafficConfig = JSON.parse(
  readFileSync(join(repositoryRoot, 'site-config/traffic.json'), 'utf8'),
) as TrafficConfig

/** The tables as a browser gets them. */
export const trafficTables = toTrafficTables(trafficConfig)
