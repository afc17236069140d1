/** The front door for servers, adapters and functions. */
export type { SiteFiles } from './model/site-files.ts'
export { createMemoryCache, type CacheOutcome } from './server/cache/memory-cache.ts'
export { createSharedCache } from './server/cache/shared-cache.ts'
export type { PageStore } from './model/ports/page-store.ts'
export type { Announcements } from './model/ports/announcements.ts'
export { sharePublications } from './server/publish/share-publications.ts'
export type { PageType, Layout } from './model/config/page-type.ts'
export {
  completeImages,
  defaultImages,
  type ImageConfig,
  type SiteConfig,
} from './model/config/site-config.ts'
export {
  EnvironmentInvalid,
  readEnvironment,
  type Environment,
} from './model/config/environment.ts'
export { tellFeaturesOff } from './model/config/tell-features-off.ts'
export { joinOwners } from './model/config/storage.ts'
export { joinVendors, type SiteVendors } from './model/config/vendors.ts'
export { migrateDocument } from './page/load/migrate-document.ts'
export { cacheHour, cacheSingles } from './page/load/cached-source.ts'
export { recordSource } from './page/load/recorded-source.ts'
export { withFallbacks } from './page/load/fallback-source.ts'
export type { DocumentRef } from './page/load/load-document.ts'
export {
  leftOfPageBudget,
  tellGap,
  withinPageBudget,
  withoutPageBudget,
} from './page/load/page-budget.ts'
export type { Document, Fields, Slice } from './model/documents/document.ts'
export type { FieldKinds, Kind, Kinds } from './model/documents/kinds.ts'
export { issueKey, type ContentIssue, type ReportIssue } from './model/errors/content-issue.ts'
export { isSiteError, siteError, SiteError, type ErrorEntry } from './model/errors/site-error.ts'
export { toReason } from './model/errors/to-reason.ts'
export { createMessages, type MessageBundle, type Messages } from './model/i18n/messages.ts'
export type { MachineDocument } from './model/config/machine-document.ts'
export {
  personalHeaders,
  renderPersonal,
  type PersonalAnswer,
  type Personalize,
} from './server/serve/personal-pages.ts'
export type { MailAnswer, MailPerson, MailView, Personal } from './model/slice/personal.ts'
export { deriveUuid } from './model/ports/derive-uuid.ts'
export { renderAnswer } from './server/serve/render-answer.ts'
export { drawCalendar } from './server/feeds/find-resource.ts'
export type { FormDefinition, FormField, FormRule } from './model/config/form-definition.ts'
export type { FormAnswer, FormValue, FormValues, SentForm } from './model/slice/resolved-form.ts'
export { readCookie } from './model/config/cookies.ts'
export { renderDocument, renderRawDocument } from './page/pipeline.ts'
export type {
  Assessment,
  AssessmentReport,
  AssessmentStore,
  StoredReport,
} from './model/ports/assessment-store.ts'
export type { Company, CompanyDirectory, VisitingCompany } from './model/ports/company-directory.ts'
export { createDigestMaker } from './page/resolve/lists/document-digest.ts'
export type { ChooseType, ContentBatch, ContentFeed } from './model/ports/content-feed.ts'
export type {
  ContentHealth,
  ContentQuery,
  ContentSource,
  DocumentChange,
  EnvelopeFault,
  FormerUid,
  Ordering,
  Publication,
  RawDocument,
} from './model/ports/content-source.ts'
export type { Previews } from './model/ports/previews.ts'
export type { DocumentStore, StoreChange } from './model/ports/document-store.ts'
export type { ReplicaFiller } from './model/ports/replica-filler.ts'
export { traceSource } from './page/load/traced-source.ts'
export {
  createReplicatedSource,
  type ReplicatedSource,
  type ReplicatedSourceOptions,
} from './page/load/replicated-source.ts'
export type { FileStore } from './model/ports/file-store.ts'
export {
  functionsPath,
  type FunctionHandler,
  type FunctionPlatform,
} from './server/serve/function-platform.ts'
export type {
  CourseRegistration,
  FreeTrial,
  LearningPlatform,
  PlatformAccess,
} from './model/ports/learning-platform.ts'
export type {
  MailChoice,
  MailPreferences,
  Subscriber,
  SubscriberState,
} from './model/ports/mail-preferences.ts'
export type {
  MailOutcome,
  Outbox,
  StoredMail,
  VisitorMail,
  VisitorMailKind,
} from './model/ports/outbox.ts'
export type {
  GivenCode,
  ListedCode,
  PoolCount,
  RedemptionCodes,
} from './model/ports/redemption-codes.ts'
export type { LinkPurpose, SignedLinks, VerifiedLink } from './model/ports/signed-links.ts'
export type { ImageSource, ImageTransform } from './model/ports/image-source.ts'
export {
  decodeFilePath,
  encodeFilePath,
  lastingMediaPath,
  mediaPath,
  readLastingAddress,
  toLastingAddress,
  toMediaLifetime,
  toPublishedPath,
  type MediaFile,
  type MediaFiles,
} from './model/ports/media-files.ts'
export {
  toAccessMail,
  toDeliveryKey,
  type Delivery,
  type DeliveryRef,
  type DeliveryState,
  type DeliveryStatus,
  type Destination,
  type Lead,
  type LeadCounts,
  type LeadStore,
  type Notice,
  type NoticeQuery,
  type Outcome,
  type Purge,
  type Registration,
  type StoredNotice,
} from './model/ports/lead-store.ts'
export {
  consoleLogger,
  createLogger,
  type LogEvent,
  type Logger,
  type LogLevel,
  withoutEmails,
} from './model/ports/logger.ts'
export {
  noTracer,
  traced,
  type Attributes,
  type Span,
  type SpanOptions,
  type Tracer,
} from './model/ports/tracer.ts'
export { toRateKey } from './server/serve/rate-key.ts'
export type { RateLimit, RateLimiter } from './model/ports/rate-limiter.ts'
export type {
  CacheEntry,
  ContentPurge,
  PurgedEntry,
  RenderCache,
} from './model/ports/render-cache.ts'
export { escapeHtml } from './page/render/escape-html.ts'
export { createFragmentCache } from './page/render/fragment-cache.ts'
export type { FragmentCache } from './model/ports/fragment-cache.ts'
export { createPublicationFeed, type PublicationFeed } from './model/ports/publication-feed.ts'
export type { Payload } from './model/payload.ts'
export { toHtml } from './page/render/render-document.ts'
export type { RenderedPage } from './page/render/render-page.ts'
export { listImageTransforms } from './page/resolve/fields/image-transforms.ts'
export { findConsentCookie } from './page/route/detect-consent.ts'
export { declaredParameters } from './page/route/query-parameters.ts'
export { createRouteTable, toHref } from './page/route/route-table.ts'
export type { RouteTable } from './model/routes.ts'
export { resolvePage, type ResolvedPage } from './page/resolve/resolve-page.ts'
export { buildSearchIndex } from './server/feeds/build-search-index.ts'
export { ExportFolderForeign, ExportUnwritable } from './server/export/export-errors.ts'
export { exportSite, type ExportReport } from './server/export/export-site.ts'
export { writeHosts } from './server/export/hosts/write-hosts.ts'
export { createAnswerMaker, type MadeAnswer, type MakeAnswer } from './server/export/make-answer.ts'
export type { AddedFile, ExportFolder, ExportedFiles } from './server/export/export-folder.ts'
export {
  readManifest,
  writeManifest,
  type ExportManifest,
  type KeptFile,
} from './server/export/export-manifest.ts'
export { createPublisher, type Publisher } from './server/publish/create-publisher.ts'
export type { PublishReceipt } from './server/publish/publish-receipt.ts'
export {
  keepReceipt,
  keepVerified,
  readReceipts,
  type KeptReceipt,
} from './server/publish/receipt-store.ts'
export { verifyPublication } from './server/publish/verify-publication.ts'
export { toEntry } from './server/serve/to-entry.ts'
export type { Validator } from './model/validator.ts'
export { validateDocument } from './page/validate/validate-document.ts'
export { readRegion } from './server/serve/read-region.ts'
export { createPreviewPages } from './server/preview/preview-pages.ts'
export { hasContent } from './server/serve/answer-health.ts'
export type { KeptAnswer } from './server/serve/answer-kept.ts'
export { createHandler, type Handler, type Platform } from './server/serve/create-handler.ts'
export { createRouteFinder } from './server/serve/find-route.ts'
export { logRequest } from './server/serve/log-request.ts'
export { mediaPolicy, securityHeaders } from './server/serve/security-headers.ts'
export type {
  CollectedAssets,
  Site,
  SiteAssets,
  SliceLoader,
  SliceModule,
  StyleSheet,
  Validators,
} from './model/site.ts'
