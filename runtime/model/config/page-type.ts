/** Page types and layouts, as declared in site-config. */
export {
  type Localized,
  type PageType,
  type RouteConfig,
  type RouteParameter,
  type ParentParameter,
  type RelatedParameter,
  type WordParameter,
  type Breadcrumb,
  type CalendarConfig,
  type HeadConfig,
  type Section,
  type SliceSection,
  type ZoneSection,
  type SharedSection,
  type QuerySection,
  type SectionConditions,
  type Query,
  type TreeConfig,
  type TreeSource,
  type QueryOrdering,
  type QueryFacet,
  type CardConfig,
  type Layout,
  type LayoutPart,
} from '#schemas/config-types.ts'
export type { Hydration as Hydrate } from '#schemas/schema-types.ts'
export type { ObjectTemplate, Value } from '#schemas/value-types.ts'
