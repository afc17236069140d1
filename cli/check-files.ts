/** Checks the files of documents before their content is read. */
import { isObject } from '#schemas/is-object.ts'
import type { Finding, QualityReport, Rule } from '#compiler/quality'
import { findNearest } from '#schemas/find-nearest.ts'
import type { ContentFile } from './content-files.ts'

const rules = {
  unreadable: {
    id: 'unreadable-file',
    level: 'error',
    title: 'File that is not a document',
    reason: 'The whole file is ignored.',
  },
  unknownType: {
    id: 'unknown-type',
    level: 'error',
    title: 'Document of an unknown type',
    reason: 'Nobody can open it.',
  },
  otherLanguage: {
    id: 'other-language',
    level: 'error',
    title: 'Language differs from the folder',
    reason: 'The document is shown in a language it was not meant for.',
  },
  otherType: {
    id: 'other-type',
    level: 'warning',
    title: 'Type differs from the folder',
    reason: 'Nobody will look for the document there.',
  },
  duplicate: {
    id: 'duplicate-document',
    level: 'error',
    title: 'Two documents with the same name',
    reason: 'Only the first is shown.',
  },
  malformed: {
    id: 'malformed-value',
    level: 'error',
    title: 'Invalid document value',
    reason: 'It is left out.',
  },
} as const satisfies Record<string, Rule>

export interface FileFacts {
  /** Document types of the site. */
  types: readonly string[]
  /** The content service's language codes. */
  languages: readonly string[]
}

export function checkFiles(
  files: readonly ContentFile[],
  facts: FileFacts,
): Pick<QualityReport, 'rules' | 'findings'> {
  const findings = files.flatMap((file) => [...checkFile(file, facts)])
  return { rules: Object.values(rules), findings: [...findings, ...findDuplicates(files)] }
}

function* checkFile(file: ContentFile, { types, languages }: FileFacts): Generator<Finding> {
  const { value, errorLine } = file
  if (errorLine !== undefined) {
    const place = { file: file.path, line: errorLine }
    yield {
      ...findingIn(
        file,
        rules.unreadable,
        '',
        'The file is not valid JSON.',
        'Correct it on this line.',
      ),
      place,
    }
    return
  }
  if (!isObject(value)) {
    yield findingIn(
      file,
      rules.unreadable,
      '',
      'The file does not contain a document.',
      'Write { "id", "type", "lang", "data" }.',
    )
    return
  }
  for (const name of ['id', 'type', 'lang'] as const) {
    if (typeof value[name] === 'string' && value[name] !== '') continue
    yield findingIn(
      file,
      rules.unreadable,
      `/${name}`,
      `The document has no ${name}: it is ${toShort(value[name])}.`,
      hints[name],
    )
  }
  yield* checkEnvelope(file, value)
  const [, language = '', type = ''] = /^documents\/([^/]+)\/([^/]+)\//.exec(file.name) ?? []
  if (typeof value['type'] === 'string' && !types.includes(value['type'])) {
    const near = findNearest(value['type'], types)
    yield findingIn(
      file,
      rules.unknownType,
      '/type',
      `The site has no documents of the type "${value['type']}".`,
      near ? `Did you mean "${near}"?` : `Choose one of ${types.join(', ')}.`,
    )
  } else if (types.includes(type) && value['type'] !== type) {
    yield findingIn(
      file,
      rules.otherType,
      '/type',
      `The document is a ${String(value['type'])}, but stands in the folder of ${type}.`,
      `Write "${type}", or move the file.`,
    )
  }
  if (
    languages.includes(language) &&
    value['lang'] !== language &&
    typeof value['lang'] === 'string'
  ) {
    yield findingIn(
      file,
      rules.otherLanguage,
      '/lang',
      `The language is "${value['lang']}", but the file stands in the folder of ${language}.`,
      `Write "${language}", or move the file.`,
    )
  }
}

const hints = {
  id: 'Write a unique id of letters and digits.',
  type: 'Write the name of a document type.',
  lang: 'Write a language code like "en-us".',
}

/** Finds values that the service would silently drop or misread. */
function* checkEnvelope(file: ContentFile, value: Record<string, unknown>): Generator<Finding> {
  const { uid, tags, group, former_uids: former } = value
  if (uid !== undefined && uid !== null && typeof uid !== 'string') {
    const hint = 'Write a string of lower-case letters, digits and hyphens.'
    yield findingIn(
      file,
      rules.malformed,
      '/uid',
      `The uid is ${toShort(uid)}, which is not a string.`,
      hint,
    )
  }
  if (group !== undefined && typeof group !== 'string') {
    const hint = 'Write a string, the same in every language of the document.'
    yield findingIn(
      file,
      rules.malformed,
      '/group',
      `The group is ${toShort(group)}, which is not a string.`,
      hint,
    )
  }
  const isListOfNames = Array.isArray(former) && former.every((name) => typeof name === 'string')
  if (former !== undefined && !isListOfNames) {
    const hint = 'Write a list of the uids it had: ["old-name"].'
    yield findingIn(
      file,
      rules.malformed,
      '/former_uids',
      `The former uids are ${toShort(former)}, which is not a list of strings.`,
      hint,
    )
  }
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  if (tags !== undefined && !isList) {
    const hint = 'Write a list of strings: ["news", "product"].'
    yield findingIn(
      file,
      rules.malformed,
      '/tags',
      `The tags are ${toShort(tags)}, which is not a list of strings.`,
      hint,
    )
  }
}

/**
 * Finds duplicates within one folder: a later folder replaces documents of an earlier one on
 * purpose.
 */
function* findDuplicates(files: readonly ContentFile[]): Generator<Finding> {
  const owners = new Map<string, ContentFile>()
  for (const file of files) {
    const { value } = file
    if (!isObject(value)) continue
    const { id, uid, type, lang } = value
    const twin = (name: string) => owners.get(`${file.folder} ${name}`)
    const names = {
      '/id': typeof id === 'string' ? `id ${id}` : undefined,
      '/uid': typeof uid === 'string' ? `uid ${String(type)} ${String(lang)} ${uid}` : undefined,
    }
    for (const [path, name] of Object.entries(names)) {
      if (name === undefined) continue
      const first = twin(name)
      if (!first) {
        owners.set(`${file.folder} ${name}`, file)
        continue
      }
      yield findingIn(
        file,
        rules.duplicate,
        path,
        `The ${path.slice(1)} ${toShort(value[path.slice(1)])} is also used at ${first.path}:${first.lineOf(path)}.`,
        'Change it in this document, or remove one of the two documents.',
      )
    }
  }
}

function findingIn(
  file: ContentFile,
  rule: Rule,
  path: string,
  message: string,
  hint: string,
): Finding {
  const value = isObject(file.value) ? file.value : {}
  const textOf = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  return {
    rule,
    message,
    hint,
    documentId: textOf('id') || file.path,
    documentType: textOf('type'),
    lang: textOf('lang'),
    uid: textOf('uid') || null,
    path,
    editorUrl: '',
    place: { file: file.path, line: file.lineOf(path) },
  }
}

function toShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
