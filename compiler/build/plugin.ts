import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repositoryRoot } from '../read/roots.ts'
import { findThemeSheets } from '../check/build/check-theme.ts'
import { absentPackages } from './plugins/absent-packages.ts'
import { builtAssets } from './plugins/built-assets.ts'
import { browserChunks } from './plugins/chunks.ts'
import { colorSchemes } from './plugins/color-schemes.ts'
import { dev } from './plugins/dev.ts'
import { noteFailures } from './plugins/hot-updates.ts'
import { islands } from './plugins/islands.ts'
import { mirroredCorners } from './plugins/mirrored-corners.ts'
import { oneRunner } from './plugins/one-runner.ts'
import { preactIslands } from './plugins/preact-islands.ts'
import { report } from './plugins/report.ts'
import { serverBuild } from './plugins/server-build.ts'
import { sheets } from './plugins/sheets.ts'
import { sheetsBeside } from './plugins/sheets-beside.ts'
import { siteModules } from './plugins/site-modules.ts'

/** The Vite plugins that build a site from its roots, one per job. */
export function slicewright({ roots }: { roots: readonly string[] }): Plugin[] {
  // A theme may be added while the dev server runs.
  const baseStyles = () => findBaseStyles(roots)
  return [
    oneRunner(),
    absentPackages(),
    siteModules(roots, baseStyles),
    preactIslands(roots),
    colorSchemes(roots),
    mirroredCorners(roots),
    sheets(roots),
    sheetsBeside(),
    browserChunks(),
    islands(roots),
    report(roots),
    builtAssets(roots, baseStyles),
    serverBuild(roots),
    dev(roots, baseStyles),
    noteFailures(),
  ]
}

/** In order of dependence: the engine's tokens, the theme, the base. */
function findBaseStyles(roots: readonly string[]): string[] {
  const folder = join(repositoryRoot, 'runtime/styles')
  return [
    join(folder, 'tokens.css'),
    ...findThemeSheets(roots),
    join(folder, 'base.css'),
    join(folder, 'document.css'),
  ]
}
