import type { DeskSite, DocumentSummary } from '../../desk-types.ts'

/** Whether a text has every word, in any order. */
export function hasWords(text: string, words: string): boolean {
  const searched = text.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** Documents by title, kind and address; after them those that have the words in their texts. */
export function searchDocuments(
  documents: readonly DocumentSummary[],
  words: string,
  { types }: Pick<DeskSite, 'types'>,
): DocumentSummary[] {
  if (words.trim() === '') return [...documents]
  const titles = new Map(types.map(({ type, title }) => [type, title]))
  const nameOf = ({ title, uid, type, path }: DocumentSummary) =>
    [title, uid, path, type, titles.get(type)].join(' ')
  const [named, others] = [true, false].map((isNamed) =>
    documents.filter((document) => hasWords(nameOf(document), words) === isNamed),
  ) as [DocumentSummary[], DocumentSummary[]]
  const inText = others.filter((one) => hasWords(`${nameOf(one)} ${one.text}`, words))
  return [...named, ...inText]
}
