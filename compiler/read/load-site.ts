/** Reads the schemas and every configuration file of the site from the roots. */
import { join } from 'node:path'
import type {
  Behaviours,
  EmailDomainsConfig,
  EventsConfig,
  Experiment,
  FactsConfig,
  FormDefinition,
  Layout,
  MachineFile,
  Messages,
  PageType,
  PrivacyConfig,
  SiteConfig,
  VendorsConfig,
} from '../../schemas/config-types.ts'
import { readSchemas, type Schemas } from './load-schemas.ts'
import type { JsonReader } from './read-json.ts'
import { createLeaveOut } from './leave-out.ts'
import { readInRoots } from './read-in-roots.ts'
import { readMessages } from './read-messages.ts'
import { findFiles, findMachineFolders, type RootFile } from './roots.ts'

export interface SiteFiles {
  schemas: Schemas
  /** Merged from all roots: a later one's keys replace. Undefined when no root has one. */
  site: JsonFile<SiteConfig> | undefined
  /** One per root that has it; a later one's actors replace by id. */
  behaviours: JsonFile<Behaviours>[]
  /** These, one per root that has it: list entries are added by name or id. */
  privacy: JsonFile<PrivacyConfig>[]
  vendors: JsonFile<VendorsConfig>[]
  events: JsonFile<EventsConfig>[]
  traffic: JsonFile<object>[]
  emailDomains: JsonFile<EmailDomainsConfig>[]
  facts: JsonFile<FactsConfig>[]
  /** These, by the name of their file or folder. */
  pageTypes: Map<string, JsonFile<PageType>>
  layouts: Map<string, JsonFile<Layout>>
  /** Forms by form type. */
  forms: Map<string, JsonFile<FormDefinition>>
  experiments: Map<string, JsonFile<Experiment>>
  /** Merged from all roots: a later one's texts replace. */
  messages: Map<string, JsonFile<Messages>>
  machines: Map<string, JsonFile<MachineFile>>
}

export interface JsonFile<T> {
  path: string
  value: T
}

/** The values in a map's files, by the same names. */
export function toValues<T>(files: ReadonlyMap<string, JsonFile<T>>): Map<string, T> {
  return new Map([...files].map(([name, { value }]) => [name, value]))
}

/** Reads a file; undefined, without a fault, when it does not exist. */
type Read = <T extends object>(path: string) => T | undefined

/** Files that are not JSON are left out; `reader` has their faults. */
export function readSite(roots: readonly string[], reader: JsonReader): SiteFiles {
  return { ...openSite(roots, reader) }
}

/** Like `readSite`, but each part is read when it is asked for, and anew each time. */
export function openSite(roots: readonly string[], reader: JsonReader): Readonly<SiteFiles> {
  const leaveOut = createLeaveOut(roots)
  const read: Read = (path) => {
    const value = reader.readIfPresent(path)
    return value && (leaveOut(path, value) as never)
  }
  const readEach = <T extends object>(file: string) => readInRoots<T>(roots, file, read)
  const readAll = <T extends object>(folder: string) =>
    toMap<T>(findFiles(roots, folder, '.json'), read)
  return {
    get schemas() {
      return readSchemas(roots, reader)
    },
    get site() {
      return merge(readEach<SiteConfig>('site-config/site.json'))
    },
    get behaviours() {
      return readEach<Behaviours>('site-config/behaviours.json')
    },
    get privacy() {
      return readEach<PrivacyConfig>('site-config/privacy.json')
    },
    get vendors() {
      return readEach<VendorsConfig>('site-config/vendors.json')
    },
    get events() {
      return readEach<EventsConfig>('site-config/events.json')
    },
    get traffic() {
      return readEach('site-config/traffic.json')
    },
    get emailDomains() {
      return readEach<EmailDomainsConfig>('site-config/email-domains.json')
    },
    get facts() {
      return readEach<FactsConfig>('site-config/facts.json')
    },
    get pageTypes() {
      return readAll<PageType>('site-config/page-types')
    },
    get layouts() {
      return readAll<Layout>('site-config/layouts')
    },
    get forms() {
      return readAll<FormDefinition>('site-config/forms')
    },
    get experiments() {
      return readAll<Experiment>('site-config/experiments')
    },
    get messages() {
      return readMessages(roots, read)
    },
    get machines() {
      const folders = findMachineFolders(roots)
      return toMap<MachineFile>(
        folders.map(({ name, path }) => ({ name, path: join(path, 'machine.json') })),
        read,
      )
    },
  }
}

function toMap<T extends object>(files: readonly RootFile[], read: Read): Map<string, JsonFile<T>> {
  const values = new Map<string, JsonFile<T>>()
  for (const { name, path } of files) {
    const value = read<T>(path)
    if (value) values.set(name, { path, value })
  }
  return values
}

/** Carries the path of the last root that has the file: it is the one to correct. */
function merge<T extends object>(files: readonly JsonFile<T>[]): JsonFile<T> | undefined {
  const last = files.at(-1)
  return last && { path: last.path, value: Object.assign({}, ...files.map(({ value }) => value)) }
}
