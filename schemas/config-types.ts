/** Types of the configuration files: generated from their schemas, except for those below. */
import type { SliceSection, StorageEntry, TrafficFile } from './generated/config-types.ts'

export type {
  BehaviourActor,
  Behaviours,
  Breadcrumb,
  CalendarConfig,
  CardConfig,
  ClickParameter,
  CtaTarget,
  EmailDomainsConfig,
  EventRule,
  EventsConfig,
  Experiment,
  Fact,
  FactsConfig,
  FeedConfig,
  HeadSettings,
  FormCondition,
  FormDefinition,
  FormField,
  FormFieldKind,
  FormProvider,
  FormRule,
  FormSettings,
  FormStep,
  FunctionContract,
  HeadConfig,
  ImageSettings,
  Layout,
  LayoutPart,
  LinkTypeConfig,
  Locale,
  Localized,
  PageType,
  ParentParameter,
  PrivacyConfig,
  PropertyRule,
  Query,
  QueryFacet,
  QueryOrdering,
  QuerySection,
  RedirectDocuments,
  RelatedParameter,
  TreeConfig,
  TreeSource,
  RouteConfig,
  RouteParameter,
  RouteRule,
  Section,
  SharedSection,
  SiteConfig,
  SliceSection,
  StorageEntry,
  TrafficClass,
  Variant,
  VendorConfig,
  VendorsConfig,
  WordParameter,
  ZoneSection,
} from './generated/config-types.ts'

/** A locale of the site as in paths and cookies: `en`. */
export type LocaleCode = string

/** When a section or a text is included. */
export type SectionConditions = Pick<SliceSection, 'when'>

/**
 * `site-config/traffic.json` of all roots merged: the shipped file fills in what a later one omits.
 */
export type TrafficConfig = Required<TrafficFile>

/** A state of a machine, or the whole machine. */
export interface TaggedState {
  tags?: readonly string[]
  states?: Readonly<Record<string, TaggedState>>
}

export interface MachineFile extends TaggedState {
  id: string
  description?: string
  schemas?: {
    input?: { required?: string[]; properties?: Record<string, unknown> }
    events?: Record<string, unknown>
  }
  persist?: { storage: string; key: string; fields?: readonly string[] }
  stores?: readonly Pick<StorageEntry, 'in' | 'match' | 'name'>[]
  needsComponent?: true
}

export type Messages = Record<string, string>
