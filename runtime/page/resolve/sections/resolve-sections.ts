import type { Fields } from '../../../model/documents/document.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import type { Related } from '../../../model/slice/resolved-fields.ts'
import type { ResolvedCalculation } from '../../../model/slice/resolved-calculation.ts'
import type { ResolvedForm, SentForm } from '../../../model/slice/resolved-form.ts'
import { resolveCalculation } from '../calculation/resolve-calculation.ts'
import { isFault, type CalculationFields } from '../calculation/to-calculation.ts'
import { resolveForm } from '../forms/resolve-form.ts'
import { chooseSections, type ChosenSection } from './choose-sections.ts'
import type { PageSubject } from './page-subject.ts'
import { loadShared } from './load-shared.ts'
import { orLeaveOut, type PageNotes } from './page-notes.ts'
import { reporterOf, resolveSlice, type ResolvedSlice } from './resolve-slice.ts'

/**
 * The sections of a page, ready for their components. Any that cannot be resolved are left out and
 * reported.
 * @throws SiteError PageNotFound when the page of a list does not exist
 */
export async function resolveSections(subject: PageSubject): Promise<ResolvedSlice[]> {
  const { notes, ref, sent, personal } = subject
  const chosen = await chooseSections(ref.pageType.template, subject)
  const sections = await Promise.all(
    chosen.map((section) => {
      const resolve = () => resolveSection(section, { notes, sent, personal })
      return orLeaveOut(section.slice.type, notes, section.context, resolve)
    }),
  )
  return sections.filter((section) => section !== undefined)
}

async function resolveSection(
  { slice, document, context, list }: ChosenSection,
  { notes, sent, personal }: Pick<PageSubject, 'notes' | 'personal' | 'sent'>,
): Promise<ResolvedSlice | undefined> {
  const {
    shared: type,
    form: pointer,
    calculation: calculates,
    personal: isPersonal,
  } = context.site.kinds.slices[slice.type]!
  const shared = type === undefined ? undefined : await loadOnce(type, slice.at, context, notes)
  if (type !== undefined && !shared) return undefined
  const section = resolveSlice(slice, document, context)
  if (!section) return undefined
  const calculation = calculates && findCalculation(section, { slice, document, context })
  if (calculates && !calculation) return undefined
  const form = pointer && (await findForm(section, pointer, context, notes, sent))
  return {
    ...section,
    ...(list ? { list } : {}),
    ...(shared ? { shared } : {}),
    ...(form ? { form } : {}),
    ...(calculation ? { calculation } : {}),
    ...(isPersonal && personal ? { personal } : {}),
  }
}

/** Undefined after reporting a fault in its numbers or formulas. */
function findCalculation(
  { fields }: ResolvedSlice,
  { slice, document, context }: Pick<ChosenSection, 'slice' | 'document' | 'context'>,
): ResolvedCalculation | undefined {
  const { locale, t } = context
  const found = resolveCalculation(fields as unknown as CalculationFields, locale, t)
  if (!isFault(found)) return found
  const { at: path, message, advice } = found
  reporterOf(slice, document, context).invalidSlice(`${slice.fieldsAt}${path}`, slice.type, {
    keyword: 'formula',
    path,
    message,
    advice,
  })
  return undefined
}

/** Undefined without a form to show: the field is optional. */
async function findForm(
  section: ResolvedSlice,
  pointer: string,
  context: ChosenSection['context'],
  notes: PageNotes,
  sent: SentForm | undefined,
): Promise<ResolvedForm | undefined> {
  const settings = context.site.config.forms
  const related = getAt(section.fields, pointer) as Related | undefined
  if (!settings || !related) return undefined
  const load = async (type: string) =>
    (await loadOnce(type, section.at, context, notes)) ?? ({} as Fields)
  const [texts, messages] = await Promise.all([load(settings.texts), load(settings.messages)])
  return resolveForm(section.id, related, settings, { texts, messages }, context, sent)
}

/** Undefined after reporting that the document is missing or faulty. */
async function loadOnce(
  type: string,
  at: string,
  context: ChosenSection['context'],
  notes: PageNotes,
): Promise<Fields | undefined> {
  let content = notes.shared.get(type)
  if (!content) notes.shared.set(type, (content = loadShared(type, context)))
  try {
    return await content
  } catch (error) {
    if (!isContentError(error)) throw error
    context.report.missingContent(
      at,
      `The section shows the document "${type}", which is not available in this language: ${error.message}`,
      'Publish the document, or remove the section.',
    )
    return undefined
  }
}
