/** On which sites the runtime asks for a message of its own: none is demanded that no visitor can come to. */
import { join } from 'node:path'
import type { SiteFiles } from '../../read/load-site.ts'
import { isInRoot, repositoryRoot } from '../../read/roots.ts'

type Occasion = (site: SiteFiles) => boolean

const always: Occasion = () => true
const hasForms: Occasion = ({ site, forms }) => forms.size > 0 && site?.value.forms !== undefined
const hasCalculator: Occasion = ({ schemas }) =>
  [...schemas.slices.values()].some(({ wiring }) => wiring.calculation === true)
const listsStorage: Occasion = ({ pageTypes }) =>
  [...pageTypes.values()].some(({ value }) => JSON.stringify(value).includes('{"page":"storage"}'))
const hasBreadcrumbs: Occasion = ({ pageTypes }) =>
  [...pageTypes.values()].some(({ value }) => (value.breadcrumbs ?? []).length > 0)
const hasLongLists: Occasion = ({ pageTypes }) =>
  [...pageTypes.values()].some(({ value }) =>
    (value.template ?? []).some((section) => 'query' in section && section.query?.pageSize),
  )

const hasPreferences: Occasion = ({ pageTypes }) =>
  [...pageTypes.values()].some(({ value }) => value.personal === 'mailPreferences')
const issuesCodes: Occasion = ({ forms }) =>
  [...forms.values()].some(({ value }) => value.issues !== undefined)
const mails =
  (kind: 'download' | 'invitation'): Occasion =>
  ({ forms }) =>
    [...forms.values()].some(({ value }) => value.mails === kind)
const registers = (kind: 'course' | 'freeTrial', { forms }: SiteFiles) =>
  [...forms.values()].some(({ value }) => value.registers === kind)
/**
 * Where an editor may ask for it, a form does not say so itself. The field that the engine lends asks a
 * platform, which a site of its own has none of.
 */
const opensWorkspaces: Occasion = (site) => {
  const isShipped = site.site?.path === join(repositoryRoot, 'site-config/site.json')
  return (
    registers('freeTrial', site) ||
    [...site.schemas.documents.values()].some(
      ({ path, schema }) =>
        'platform_registration' in (schema.properties ?? {}) &&
        (isShipped || !isInRoot(path, join(repositoryRoot, 'schemas'))),
    )
  )
}

const letters: Readonly<Record<string, Occasion>> = {
  code: issuesCodes,
  confirm: hasPreferences,
  preferences: hasPreferences,
  download: mails('download'),
  invitation: mails('invitation'),
  course: (site) => registers('course', site),
  workspace: opensWorkspaces,
}

const each = (keys: readonly string[], occasion: Occasion) =>
  keys.map((key) => [key, occasion] as const)

export const occasions: Readonly<Record<string, Occasion>> = Object.fromEntries([
  ...each(['document.skipToContent', 'page.notFound', 'page.error', 'page.errorText'], always),
  ...each(['page.retry', 'page.home'], always),
  ...each(['form.wrong', 'form.done'], hasForms),
  ...each(['calculator.number', 'calculator.wholeNumber'], hasCalculator),
  ...each(
    ['cookie', 'local', 'session', 'untilClosed', 'untilErased', 'untilWithdrawn'].map(
      (name) => `storage.${name}`,
    ),
    listsStorage,
  ),
  ...each(['breadcrumbs.home'], hasBreadcrumbs),
  ...each(['head.page'], hasLongLists),
  ...each(['mail.hello'], (site) => Object.values(letters).some((isSent) => isSent(site))),
  ...Object.entries(letters).flatMap(([kind, isSent]) =>
    each(
      ['subject', 'text', 'label', 'end'].map((part) => `mail.${kind}.${part}`),
      isSent,
    ),
  ),
])
