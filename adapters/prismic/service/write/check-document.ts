/** What is sent of a document, checked against its model and against what else there is. */
import { isObject } from '#schemas/is-object.ts'
import { decodeFilePath } from '#runtime/media-files'
import type { ContentState } from '../content-state.ts'
import type { Json, JsonObject } from '../parse-json.ts'
import type { AssetLibrary } from './asset-library.ts'
import type { FoundDocument } from './document-files.ts'
import type { ModelLibrary } from './model-library.ts'
import { toStoredData } from './to-stored-data.ts'
import { WriteRefused, type FieldFault } from './write-refused.ts'

interface Surroundings {
  drafts: ReadonlyMap<string, FoundDocument>
  master(): ContentState
  models: ModelLibrary
  assets: AssetLibrary
}

export function createDocumentCheck({ drafts, master, models, assets }: Surroundings) {
  /** Drafts, then published documents without a draft. */
  function* identities(): Generator<{ id: string; type: string; lang: string; uid: Json }> {
    for (const { value } of drafts.values()) {
      const { id, type, lang, uid } = value as Record<string, string>
      yield { id: id ?? '', type: type ?? '', lang: lang ?? '', uid: uid ?? null }
    }
    for (const document of master().documents) if (!drafts.has(document.id)) yield document
  }

  function findRival(id: string, type: string, lang: string, uid: string | undefined) {
    const isSingle = models.find('customtypes', type)?.['repeatable'] === false
    for (const other of identities()) {
      if (other.id === id || other.type !== type || other.lang !== lang) continue
      if (isSingle) return { property: 'type', value: type, error: `There is one: ${other.id}` }
      if (uid !== undefined && other.uid === uid) {
        return { property: 'uid', value: uid, error: `The document ${other.id} has this uid` }
      }
    }
    return undefined
  }

  /**
   * @returns the document as its file has it
   * @throws WriteRefused 400 with details
   */
  function check(document: JsonObject): JsonObject {
    const { id, type, lang, uid, tags, title, data } = document
    const faults: FieldFault[] = []
    const fail = (property: string, value: unknown, error: string) =>
      faults.push({ property, value, error })
    const model = models.find('customtypes', String(type))
    if (!model) fail('type', type, 'There is no such custom type')
    if (!master().repository.languages.some((language) => language.id === lang)) {
      fail('lang', lang, 'The repository has no such language')
    }
    if (
      uid !== undefined &&
      (typeof uid !== 'string' || !/^[\p{L}\p{M}\p{N}_.~\p{Join_C}-]+$/u.test(uid))
    ) {
      fail('uid', uid, 'A uid has letters, digits and . _ ~ -')
    }
    if (title !== undefined && typeof title !== 'string')
      fail('title', title, 'The value must be a string')
    if (!Array.isArray(tags) || tags.some((tag) => typeof tag !== 'string')) {
      fail('tags', tags, 'The value must be an array of strings')
    }
    if (!isObject(data)) fail('data', data, 'The value must be an object')
    const rival = findRival(String(id), String(type), String(lang), uid as string | undefined)
    if (rival) faults.push(rival)
    if (faults.length > 0 || !model || !isObject(data)) {
      throw new WriteRefused(400, 'The document cannot be taken', faults)
    }
    const stored = toStoredData(data, model, {
      slice: (name) => models.find('slices', name),
      asset: (name) => assets.find(name),
      typeOf: (target) =>
        drafts.get(target)?.value['type']?.toString() ?? master().byId(target)?.type,
      assetAt: (url) =>
        assets.findByPath(decodeFilePath(/\/assets\/([^?#]+)/.exec(url)?.[1] ?? '') ?? ''),
    })
    if (stored.faults.length > 0) {
      throw new WriteRefused(400, 'The document does not fit its model', stored.faults)
    }
    return { ...document, data: stored.data }
  }

  return check
}
