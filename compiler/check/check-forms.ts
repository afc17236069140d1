/** site-config/forms: what a form asks for must be askable, and what it names must exist. */
import type { FormDefinition, FormField, FormSettings } from '../../schemas/config-types.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { toDocumentFields } from '../read/to-fields.ts'
import { reportTo, type Report } from './report.ts'

export function checkForms(site: SiteFiles, isWellFormed: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const isCatalogueWhole = site.events.every(({ path }) => isWellFormed(path))
  const events = isCatalogueWhole
    ? site.events.flatMap(({ value }) => value.events.map(({ name }) => name))
    : undefined
  for (const [type, { path, value }] of site.forms) {
    const report = reportTo(faults, path)
    if (!/^[a-z][A-Za-z0-9]*$/.test(type)) {
      const hint = 'Begin with a small letter, and use letters and digits only: freeTrial.json.'
      report('', `A form cannot be called "${type}".`, hint)
    }
    if (isWellFormed(path)) checkForm(value, events, report)
  }
  const settings = site.site?.value.forms
  if (settings) checkSettings(settings, site, reportTo(faults, site.site!.path))
  else if (site.site) {
    for (const { path } of site.forms.values()) {
      const hint = 'Add "forms" to site-config/site.json: which documents hold their words.'
      reportTo(faults, path)('', 'The site does not say where forms have their words from.', hint)
    }
  }
  return faults
}

function checkForm(
  { conversion, mails, registers, steps }: FormDefinition,
  events: readonly string[] | undefined,
  report: Report,
): void {
  const expectEvent = (name: string, at: string) => {
    if (!events || events.includes(name)) return
    const hint = `${didYouMean(name, events)} New ones go to site-config/events.json.`
    report(at, `The event "${name}" is not in the catalogue.`, hint)
  }
  if (conversion !== undefined) expectEvent(conversion, '/conversion')
  const stepNames = steps.map(({ name }) => name)
  for (const [index, name] of stepNames.entries()) {
    const at = `/steps/${index}`
    if (name === undefined && steps.length > 1)
      report(at, 'A step among several needs a name.', 'Its title is found by it.')
    else if (name !== undefined && stepNames.indexOf(name) < index)
      report(`${at}/name`, `Two steps are called "${name}".`, 'Give each its own name.')
  }
  const placed = steps.flatMap(({ fields }, step) =>
    fields.map((field, index) => ({ field, at: `/steps/${step}/fields/${index}` })),
  )
  const fields = placed.map(({ field }) => field)
  for (const [index, { field, at }] of placed.entries()) {
    if (fields.findIndex(({ name }) => name === field.name) < index)
      report(`${at}/name`, `Two fields are called "${field.name}".`, 'Give each its own name.')
    checkField(field, fields, at, report)
    if (field.subscribes) expectEvent(optInEvent, `${at}/subscribes`)
  }
  const isMailed = mails !== undefined || fields.some(({ subscribes }) => subscribes)
  if (isMailed && !fields.some(({ kind }) => kind === 'email')) {
    const hint = 'Add a field of the kind email.'
    report('', 'Nobody can be written to without an address.', hint)
  }
  const needed = registers === 'course' ? 'groupId' : undefined
  if (needed !== undefined && !fields.some(({ name }) => name === needed)) {
    const hint = `Add a field "${needed}": the course on the platform.`
    report('/registers', `Nobody can be registered to a course without "${needed}".`, hint)
  }
}

/** What `answer-form.ts` tells when the box is ticked. */
const optInEvent = 'Newsletter opted in'

const chosen: ReadonlySet<string> = new Set(['select', 'radio'])
const typed: ReadonlySet<string> = new Set(['text', 'multiline', 'email', 'password', 'hidden'])

function checkField(
  { name, kind, options, required, maxLength, when, rules, subscribes }: FormField,
  fields: readonly FormField[],
  at: string,
  report: Report,
): void {
  if (chosen.has(kind) && !options)
    report(at, `"${name}" leaves nothing to choose from.`, 'Add "options".')
  if (options && !chosen.has(kind) && kind !== 'checkbox')
    report(`${at}/options`, `A field of the kind ${kind} has no options.`, 'Remove them.')
  if (maxLength !== undefined && !typed.has(kind))
    report(`${at}/maxLength`, `Nothing of any length is typed into ${kind}.`, 'Remove it.')
  if (required && kind === 'hidden')
    report(`${at}/required`, 'Nobody can fill in a hidden field.', 'Remove "required".')
  if (rules && kind !== 'email')
    report(
      `${at}/rules`,
      'These rules are about e-mail addresses.',
      'Move them to the e-mail field.',
    )
  if (subscribes && (options || (kind !== 'checkbox' && kind !== 'consent')))
    report(
      `${at}/subscribes`,
      'Mails are asked for with a single box.',
      'Move it to a field of the kind checkbox without options.',
    )
  if (!when) return
  const names = fields.map((field) => field.name).filter((other) => other !== name)
  const other = fields.find((field) => field.name === when.field)
  if (!other || other.name === name) {
    const message = `The form has no other field "${when.field}".`
    report(`${at}/when/field`, message, didYouMean(when.field, names))
    return
  }
  for (const [index, value] of (when.is ?? []).entries()) {
    if (!other.options || other.options.includes(value)) continue
    const message = `"${other.name}" is never "${value}".`
    report(`${at}/when/is/${index}`, message, didYouMean(value, other.options))
  }
}

function checkSettings(
  { document, type, texts, messages }: FormSettings,
  { schemas }: SiteFiles,
  report: Report,
): void {
  const known = [...schemas.documents.keys()]
  const source = schemas.documents.get(document)
  if (!source) {
    report(
      '/forms/document',
      `There is no document type "${document}".`,
      didYouMean(document, known),
    )
  } else {
    const names = toDocumentFields(source.schema, schemas).map(({ name }) => name)
    if (!names.includes(type)) {
      const message = `Documents of the type "${document}" have no field "${type}".`
      report('/forms/type', message, didYouMean(type, names))
    }
  }
  for (const [key, single] of Object.entries({ texts, messages })) {
    const found = schemas.documents.get(single)
    if (found && !found.schema['x-editor'].repeatable) continue
    const message = found
      ? `There may be many documents of the type "${single}"; which one holds the words, nothing says.`
      : `There is no document type "${single}".`
    report(`/forms/${key}`, message, didYouMean(single, known))
  }
}
