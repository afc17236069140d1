import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Arguments of `unshare` that run a shell script beside a disk of so many KB; only Linux lets everybody have one. */
export const smallDisk = (kilobytes: number, disk: string, script: string): string[] => [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${kilobytes}k tmpfs "${disk}" && ${script}`,
]

export const hasSmallDisk =
  spawnSync('unshare', smallDisk(64, mkdtempSync(join(tmpdir(), 'disk-')), 'true')).status === 0
