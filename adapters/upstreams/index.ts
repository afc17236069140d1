/** The services behind the functions, each over HTTP where it is configured and embedded where not. */
import type { Environment, FileStore, LearningPlatform } from '#runtime'
import { createEmbeddedPlatform } from './embedded-learning-platform.ts'

export interface Upstreams {
  learningPlatform: LearningPlatform
}

export interface UpstreamOptions {
  environment: Environment
  files: FileStore
  /** Of the brand, for addresses that embedded services name. */
  slug: string
}

export function createUpstreams({ files, slug }: UpstreamOptions): Upstreams {
  return { learningPlatform: createEmbeddedPlatform({ files, host: `${slug}.example` }) }
}
