/** Opens the services behind the functions: over HTTP where configured, else embedded. */
import type { CompanyDirectory, Environment, FileStore, LearningPlatform } from '#runtime'
import { siteError } from '#runtime/errors'
import { embeddedDirectory } from './embedded-company-directory.ts'
import { createEmbeddedPlatform } from './embedded-learning-platform.ts'
import { createHttpDirectory } from './http-company-directory.ts'
import { createHttpPlatform } from './http-learning-platform.ts'
import { UpstreamNotConfigured } from './upstream-errors.ts'

export interface Upstreams {
  learningPlatform: LearningPlatform
  companyDirectory: CompanyDirectory
}

export interface UpstreamsOptions {
  environment: Environment
  files: FileStore
  /** The brand's slug, for addresses that embedded services assign. */
  slug: string
}

export function createUpstreams(options: UpstreamsOptions): Upstreams {
  return {
    learningPlatform: openPlatform(options),
    companyDirectory: openDirectory(options.environment),
  }
}

function openPlatform({ environment, files, slug }: UpstreamsOptions): LearningPlatform {
  const { learningPlatformUrl: url, learningPlatformToken: token } = environment
  if (url === undefined) return createEmbeddedPlatform({ files, host: `${slug}.example` })
  if (url !== 'none') return createHttpPlatform({ url, ...(token === undefined ? {} : { token }) })
  const refuse = () =>
    Promise.reject(siteError(UpstreamNotConfigured, ['learning platform', 'LEARNING_PLATFORM_URL']))
  return { createFreeTrial: refuse, registerToCourse: refuse, forget: refuse }
}

function openDirectory({
  vendorEmulator,
  companyDirectoryUrl: url,
  companyDirectoryKey: key,
}: Environment): CompanyDirectory {
  if (vendorEmulator !== undefined) {
    return createHttpDirectory({ url: `${vendorEmulator}/company-directory`, key: 'emulated' })
  }
  if (key === undefined) return embeddedDirectory
  return createHttpDirectory({ key, ...(url === undefined ? {} : { url }) })
}
