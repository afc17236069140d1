/**
 * What is wrong in the site's own files before anything runs, but for its machines (`compiler/build`):
 * schemas, wirings, page types, layouts, site.json, behaviours and messages must agree.
 */
import { checkEvents } from './check-events.ts'
import { checkExperiments } from './check-experiments.ts'
import { checkForms } from './check-forms.ts'
import { checkFields } from './check-fields.ts'
import { checkPageTypes } from './check-page-types.ts'
import { checkPlaces } from './check-places.ts'
import { checkPrivacy } from './check-privacy.ts'
import { checkRedirectDocuments } from './check-redirect-documents.ts'
import { checkRepository } from './check-repository.ts'
import { checkSelection } from './check-selection.ts'
import { checkShapes } from './check-shapes.ts'
import { checkSiteConfig } from './check-site-config.ts'
import { checkVendors } from './check-vendors.ts'
import { checkWirings } from './check-wirings.ts'
import { keepSoundParts } from './keep-sound-parts.ts'
import { createAjv } from '../read/create-ajv.ts'
import type { Fault } from '../read/fault.ts'
import { checkMigrations } from '../read/find-migrations.ts'
import { collectFaults } from './collect-faults.ts'
import { readSite } from '../read/load-site.ts'
import { JsonReader } from '../read/read-json.ts'
import { isInRoot } from '../read/roots.ts'

export { formatFaults, type Fault } from '../read/fault.ts'

/** All faults at once, sorted by file. Of a file that is no JSON, what can be made out is known to the others. */
export function checkSite(roots: readonly string[]): Fault[] {
  const reader = new JsonReader({ isTolerant: true })
  const site = readSite(roots, reader)
  const shapes = checkShapes(site).filter(({ file }) => !reader.unread.has(file))
  const malformed = new Set([...reader.unread, ...shapes.map((fault) => fault.file)])
  const isWellFormed = (file: string): boolean => !malformed.has(file)
  // Of one that is cut off, no field can be said not to be there.
  const areSchemasRead = ![...reader.unread].some((file) => file.endsWith('schema.json'))
  const sound = keepSoundParts(site, isWellFormed)
  const ajv = createAjv(sound.schemas)
  const faults = [
    ...reader.faults,
    ...shapes,
    ...checkPlaces(roots),
    ...collectFaults(reader.faults.length + shapes.length > 0, [
      () => checkFields(sound.schemas, ajv, isWellFormed),
      () => checkMigrations(sound.schemas).filter(({ file }) => isWellFormed(file)),
      () => checkWirings(sound, ajv, isWellFormed),
      () => (areSchemasRead ? checkPageTypes(sound, ajv, isWellFormed) : []),
      () => checkSiteConfig(sound, isWellFormed, roots),
      () => checkVendors(sound, isWellFormed),
      () => checkPrivacy(sound, isWellFormed),
      () => checkEvents(sound, isWellFormed),
      () => checkForms(sound, isWellFormed),
      () => checkExperiments(sound, isWellFormed),
      () => checkSelection(roots),
      () => checkRepository(roots, isWellFormed),
      () => checkRedirectDocuments(roots, sound),
    ]),
  ]
  // Of the engine's own mixins a standalone site hears nothing: they are checked with their site.
  const told = new Map(
    faults.map((fault) => [`${fault.file}${fault.path} ${fault.message}`, fault]),
  )
  return [...told.values()]
    .filter(({ file }) => roots.some((root) => isInRoot(file, root)))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}
