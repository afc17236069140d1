/** Modules the build makes from a site's files (compiler/build). */
declare module 'virtual:slicewright/site' {
  import type { SiteFiles } from '#runtime'
  import type { Kinds } from '#runtime'
  export const files: SiteFiles
  export const kinds: Kinds
}

declare module 'virtual:slicewright/validators' {
  import type { Validators } from '#runtime'
  export const envelope: Validators['envelope']
  export const documents: Validators['documents']
  export const slices: Validators['slices']
  export const requests: Validators['requests']
  export const responses: Validators['responses']
  export const forms: Validators['forms']
}

declare module 'virtual:slicewright/migrations' {
  import type { Migrations } from '#schemas/migration-types.ts'
  export const migrations: Migrations
  /** Differs when what they make does; empty when there are none. */
  export const version: string
}

declare module 'virtual:slicewright/slices' {
  import type { SliceModule } from '#runtime'
  export const loaders: Record<string, () => Promise<SliceModule>>
  export const loadBaseStyles: () => Promise<unknown>
}

declare module 'virtual:slicewright/assets' {
  import type { CollectedAssets } from '#runtime'
  /** Undefined on the dev server. */
  export const assets: CollectedAssets | undefined
}

declare module 'virtual:slicewright/client-facts' {
  import type { EarlyFacts } from '#runtime/early'
  export const facts: EarlyFacts
}

declare module 'virtual:slicewright/client-gestures' {
  import type { GestureScript } from '#runtime/early'
  export const gestures: GestureScript['gestures']
  export const startGestures: GestureScript['startGestures']
}

declare module 'virtual:slicewright/client-measurement' {
  import type { MeasurementParts } from '#runtime/consent'
  export const measurement: MeasurementParts
}

declare module 'virtual:slicewright/client-providers' {
  import type { ProviderParts } from '#runtime/providers'
  export const providerParts: ProviderParts
}

declare module 'virtual:slicewright/client-controls' {
  import type { ControlsScript } from '#runtime/machines'
  export const start: ControlsScript['start']
}

declare module 'virtual:slicewright/providers' {
  import type { ProvidersScript } from '#runtime/providers'
  export const attach: ProvidersScript['attach']
  export const tell: ProvidersScript['tell']
}

declare module 'virtual:slicewright/client-site' {
  import type { SiteParts, StartSite } from '#runtime/early'
  export const site: SiteParts
  export const startSite: StartSite
}

declare module 'virtual:slicewright/used-implementations' {
  import type { GenericImplementations } from '#runtime/machines'
  export const actions: GenericImplementations['actions']
  export const effects: GenericImplementations['effects']
  export const actors: GenericImplementations['actors']
}

declare module 'virtual:slicewright/report-fonts' {
  export const fonts: import('./pdf/sheet/report-fonts.ts').ReportFonts
}
