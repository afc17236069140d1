import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repositoryRoot } from '#schemas/roots.ts'
import { builtAssets } from './plugins/built-assets.ts'
import { browserChunks } from './plugins/chunks.ts'
import { dev } from './plugins/dev.ts'
import { islands } from './plugins/islands.ts'
import { report } from './plugins/report.ts'
import { serverBuild } from './plugins/server-build.ts'
import { sheets } from './plugins/sheets.ts'
import { shrinking } from './plugins/shrinking.ts'
import { siteModules } from './plugins/site-modules.ts'

/** Everything that makes a site of its roots, one Vite plugin per job. */
export function slicewright({ roots }: { roots: readonly string[] }): Plugin[] {
  const baseStyles = findBaseStyles()
  return [
    siteModules(roots, baseStyles),
    sheets(roots),
    browserChunks(),
    islands(roots),
    report(),
    shrinking(),
    builtAssets(roots, baseStyles),
    serverBuild(roots),
    dev(roots, baseStyles),
  ]
}

/** Tokens come first: the rest is made of them. */
function findBaseStyles(): string[] {
  const folder = join(repositoryRoot, 'runtime/styles')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort(
      (a, b) => Number(b.startsWith('tokens')) - Number(a.startsWith('tokens')) || (a < b ? -1 : 1),
    )
    .map((file) => join(folder, file))
}
