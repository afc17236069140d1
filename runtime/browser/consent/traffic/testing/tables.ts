import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrafficConfig } from '#schemas/config-types.ts'
import { repositoryRoot } from '#schemas/roots.ts'

/** The tables of the shipped site. */
export const tables = JSON.parse(
  readFileSync(join(repositoryRoot, 'site-config/traffic.json'), 'utf8'),
) as TrafficConfig
