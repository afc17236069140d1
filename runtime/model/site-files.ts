import type {
  Behaviours,
  EmailDomainsConfig,
  Experiment,
  FormDefinition,
  PrivacyConfig,
  TrafficConfig,
  VendorsConfig,
} from '#schemas/config-types.ts'
import type { MachineDocument } from './config/machine-document.ts'
import type { Layout, PageType } from './config/page-type.ts'
import type { SiteConfig } from './config/site-config.ts'
import type { MessageBundle } from './i18n/messages.ts'

/** The declarative half of a site, as the build reads it from its roots. */
export interface SiteFiles {
  config: SiteConfig
  pageTypes: PageType[]
  layouts: Layout[]
  /** Form definitions by form type. */
  forms: Record<string, FormDefinition>
  /** Experiments by name. */
  experiments: Record<string, Experiment>
  messages: Record<string, MessageBundle>
  machines: Record<string, MachineDocument>
  /** Merged from all roots: a later one's actors replace by id. */
  behaviours: Behaviours
  /** Merged from all roots, as are the next four: entries of lists are added by name or id. */
  privacy: PrivacyConfig
  vendors: VendorsConfig
  events: object
  traffic: Partial<TrafficConfig>
  emailDomains: EmailDomainsConfig
}
