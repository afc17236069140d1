import type { Binding } from '../config/page-type.ts'
import type { Document, FieldSources } from '../documents/document.ts'
import { getAt, firstAt } from '../documents/pointer.ts'
import { createIssueReporter, type IssueReporter } from '../validate/issue-reporter.ts'
import type { ValidationSite } from '../validate/validate-document.ts'

/** Issues of a bound slice stand at the fields of the document, where an editor can correct them. */
export function reportAtSource(
  document: Document,
  sources: FieldSources,
  site: Pick<ValidationSite, 'report' | 'content'>,
): IssueReporter {
  return createIssueReporter(document, site, (path) => toSource(path, sources))
}

/** `/ctas/1/link` -> `/data/header_cta_2/0/link` */
function toSource(path: string, sources: FieldSources): string {
  const [name = '', ...rest] = path.split('/').slice(1)
  const pointers = sources[name] ?? []
  const [index, ...inner] = rest
  const item = pointers.length > 1 ? pointers[Number(index)] : undefined
  return (item === undefined ? [pointers[0] ?? '/data', ...rest] : [item, ...inner]).join('/')
}

/** Where the value of a field comes from: one pointer, or one for each item of lists that are joined. */
export function findSources(binding: Binding, document: Document): string[] {
  if (typeof binding === 'string') return [binding]
  if ('value' in binding || 'page' in binding) return ['/data']
  if ('format' in binding) return [binding.from]
  if ('message' in binding) return Object.values(binding.values ?? {}).slice(0, 1)
  const isFilled = (pointer: string) => firstAt(document, pointer) !== undefined
  if ('first' in binding) return binding.first.filter(isFilled).slice(0, 1)
  const lists = binding.concat.filter(isFilled)
  if (lists.length === 1) return lists
  return lists.flatMap((pointer) =>
    (getAt(document, pointer) as unknown[]).map((_, index) => `${pointer}/${index}`),
  )
}
