import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
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

export const hasSmallDisk = tryOut()
if (!hasSmallDisk) {
  console.warn(
    'No disk can be mounted here: what happens on a full one is not tested. It takes Linux and `unshare` with user namespaces.',
  )
}

function tryOut(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  const { status } = spawnSync('unshare', smallDisk(64, disk, 'true'))
  rmdirSync(disk)
  return status === 0
}
