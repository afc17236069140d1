/** The front door for servers, adapters and functions. */
export type { CollectedAssets } from './build/collect-assets.ts'
export { findDevAssets, recomposeKey, type DevAssets } from './build/find-dev-assets.ts'
export type { SiteFiles } from './build/site-files.ts'
export { createMemoryCache } from './cache/memory-cache.ts'
export type { PageType, Layout } from './config/page-type.ts'
export { defaultImages, type ImageConfig, type SiteConfig } from './config/site-config.ts'
export { EnvironmentInvalid, readEnvironment, type Environment } from './config/environment.ts'
export { cacheHour, cacheSingles } from './content/cached-source.ts'
export type { DocumentRef } from './content/load-document.ts'
export type { Document, Fields, Slice } from './documents/document.ts'
export type { FieldKinds, Kind, Kinds } from './documents/kinds.ts'
export { issueKey, type ContentIssue, type ReportIssue } from './errors/content-issue.ts'
export { isSiteError, siteError, SiteError, type ErrorEntry } from './errors/site-error.ts'
export { createMessages, type MessageBundle, type Messages } from './i18n/messages.ts'
export type { MachineDocument } from './machines/document.ts'
export { renderDocument, renderRawDocument } from './pipeline.ts'
export type {
  ContentQuery,
  ContentSource,
  Ordering,
  RawDocument,
} from './ports/content-source.ts'
export type { ImageSource, ImageTransform } from './ports/image-source.ts'
export { consoleLogger, type Logger } from './ports/logger.ts'
export type { CacheEntry, RenderCache } from './ports/render-cache.ts'
export { createFragmentCache, noFragmentCache, type FragmentCache } from './render/fragment-cache.ts'
export type { Payload } from './render/payload.ts'
export { toHtml } from './render/render-document.ts'
export type { RenderedPage } from './render/render-page.ts'
export { createRouteTable, toHref, type RouteTable } from './route/route-table.ts'
export { createHandler, type Handler, type Platform } from './serve/create-handler.ts'
export { securityHeaders } from './serve/security-headers.ts'
export type { Site, SiteAssets, SliceLoader, SliceModule, StyleSheet, Validators } from './site.ts'
