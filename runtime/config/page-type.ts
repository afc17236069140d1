/** Page types and layouts as site-config declares them. */
export {
  localize,
  type Localized,
  type PageType,
  type RouteConfig,
  type RouteParameter,
  type HeadConfig,
  type Section,
  type SliceSection,
  type ZoneSection,
  type Binding,
  type Layout,
  type LayoutPart,
} from '#schemas/config-types.ts'
export type { Hydration as Hydrate } from '#schemas/schema-types.ts'
