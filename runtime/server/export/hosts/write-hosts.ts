/** Configurations of servers that people run themselves, for the folder of an export. */
import type { HostFilesOptions } from '../host-rules.ts'
import { writeApache } from './apache.ts'
import { writeCaddy } from './caddy.ts'
import { writeNginx } from './nginx.ts'

/** Configurations by file name. */
export function writeHosts(options: HostFilesOptions): Record<string, string> {
  return {
    'nginx.conf': writeNginx(options),
    Caddyfile: writeCaddy(options),
    'apache.conf': writeApache(options),
  }
}
