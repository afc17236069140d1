/** `npx slicewright build netlify`: builds the site, and the files that Netlify deploys. */
import { join } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { optionalPackages } from '../adapters/shared/packages/optional-packages.ts'
import { siteError } from '#runtime/errors'
import { findContentFolders } from '#compiler/read/content-folders.ts'
import { findMissing } from '#compiler/read/find-package.ts'
import { PackageMissing } from '../adapters/shared/packages/load-packages.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { allowPictureHost } from '../adapters/prismic/image-source.ts'
import { completeImages } from '../runtime/model/config/site-config.ts'
import { readSiteFiles } from '../compiler/build/modules/site-files.ts'
import { publicFolder, writeDeploy } from './netlify/write-deploy.ts'
import { ensureBuilt } from './build.ts'
import { outDir } from '#compiler/build/built-site.ts'
import type { Command } from './run-command.ts'

export const buildNetlify: Command = {
  help: `slicewright build netlify
Builds the site, and writes the files that Netlify deploys.
Environment: SITE_DIR, CONTENT_DIR, OUT_DIR, PRISMIC_REPOSITORY`,
  options: {},
  async run() {
    const missing = findMissing(optionalPackages.hosts.netlify)
    if (missing.length > 0) throw siteError(PackageMissing, ['A site on Netlify', missing])
    await ensureBuilt()
    const roots = findRoots()
    const isEmbedded = readVariable('PRISMIC_REPOSITORY') === undefined
    const images = completeImages(readSiteFiles(roots).config.images)
    const names = await writeDeploy({
      build: outDir(),
      root: repositoryRoot,
      images: isEmbedded ? images : allowPictureHost(images),
      contentFolders: findContentFolders(roots),
      isEmbedded,
      context: readVariable('CONTEXT'),
      skewToken: readVariable('NETLIFY_SKEW_PROTECTION_TOKEN'),
    })
    console.log(`Functions for Netlify: ${names.join(', ')}.`)
    console.log(`Files: ${join(outDir(), publicFolder)}`)
    return 0
  },
}
