/** Folders for the comparison's output; none is committed. */
import { join } from 'node:path'
import { repositoryRoot } from '../../../compiler/read/roots.ts'

const cache = join(repositoryRoot, '.cache/peers')

export const folders = {
  site: join(import.meta.dirname, 'site'),
  build: join(cache, 'dist'),
  data: join(cache, 'data'),
  /** Astro's project, with what npm installs for it. */
  astro: join(cache, 'astro'),
  /** Files of the floor and Astro besides their pages. */
  assets: join(cache, 'assets'),
  sheet: join(cache, 'peer.css'),
  content: (count: number) => join(cache, `content-${count}`),
  files: (side: Peer) => join(cache, `files-${side}`),
  /** Inside the project: what Astro builds finds its packages there. */
  astroServer: join(cache, 'astro/served'),
  exported: (side: Side) => join(cache, `exported-${side}`),
}

export type Peer = 'floor' | 'astro'
export type Side = 'ours' | Peer

/**
 * @param count - pages of each language in the content @returns variables for our commands and
 *   server
 */
export function ourVariables(count: number): Record<string, string> {
  return {
    SITE_DIR: folders.site,
    OUT_DIR: folders.build,
    DATA_DIR: folders.data,
    CONTENT_DIR: folders.content(count),
    SITE_BASE_URL: 'https://www.peer.example',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  }
}

/** @param mode - whether pages are files, or are rendered per request */
export function astroVariables(
  count: number,
  out: string,
  mode: 'files' | 'server',
): Record<string, string> {
  return {
    PEER_CONTENT: folders.content(count),
    PEER_OUT: out,
    PEER_MODE: mode,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
}
