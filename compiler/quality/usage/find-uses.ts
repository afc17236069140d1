/**
 * Finds what one document, as the content service has it, uses of the site and of other content.
 */
import { isObject } from '#schemas/is-object.ts'
import type { SiteConfig } from '../../../runtime/model/config/site-config.ts'
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { Kinds } from '../../../runtime/model/documents/kinds.ts'
import {
  decodeFilePath,
  encodeFilePath,
  mediaPath,
} from '../../../runtime/model/ports/media-files.ts'
import { own } from '../../../runtime/model/documents/own.ts'
import { walkRaw } from './walk-raw.ts'

/**
 * Kinds of things that can be used. Names are: a document's id, a variation's
 * `<slice>/<variation>`, an asset's address without query, a form's type.
 */
export const usedKinds = ['document', 'slice', 'variation', 'machine', 'form', 'asset'] as const
export type UsedKind = (typeof usedKinds)[number]

export interface FoundUse {
  /** `place` is the name after the `#` of a written address. */
  kind: UsedKind | 'place'
  name: string
  /** Pointer from the document's root: `/data/body/3/primary/link`. */
  path: string
  /** For a link to a document, what the link says about it. */
  link?: FoundLink
}

export interface FoundLink {
  type: string
  uid: string | null
  lang: string
  isBroken: boolean
}

/** The parts of a site needed to see what its content uses. */
export interface UsageSettings {
  slices: Readonly<Record<string, Pick<Kinds['slices'][string], 'machine' | 'shared'>>>
  forms?: Pick<NonNullable<SiteConfig['forms']>, 'document' | 'type'> | undefined
}

/** Yields each place of use; the same thing may be used at several. */
export function* findUses(
  { type, data }: Pick<RawDocument, 'type' | 'data'>,
  { slices, forms }: UsageSettings,
): Generator<FoundUse> {
  if (forms && type === forms.document && isObject(data)) {
    const form = data[forms.type]
    if (typeof form === 'string' && form !== '')
      yield { kind: 'form', name: form, path: `/data/${forms.type}` }
  }
  for (const { value, path } of walkRaw(data, '/data')) {
    const { slice_type: slice, variation = 'default', link_type: linkType, url } = value
    if (typeof slice === 'string') {
      yield { kind: 'slice', name: slice, path }
      yield { kind: 'variation', name: `${slice}/${String(variation)}`, path }
      const machine = own(slices, slice)?.machine
      if (machine) yield { kind: 'machine', name: machine, path }
    } else if (linkType === 'Document') {
      if (value['id'] !== undefined || value['uid'] !== undefined) yield toLink(value, path)
    } else if (isFile(value)) {
      yield { kind: 'asset', name: toAssetName(value.url), path }
    } else if (linkType === 'Web' && typeof url === 'string' && url.includes('#')) {
      yield { kind: 'place', name: url.slice(url.indexOf('#') + 1), path }
    }
  }
}

function toLink(value: Readonly<Record<string, unknown>>, path: string): FoundUse {
  const { id, type, uid, lang, isBroken } = value
  return {
    kind: 'document',
    name: typeof id === 'string' ? id : '',
    path,
    link: {
      type: String(type ?? ''),
      uid: typeof uid === 'string' ? uid : null,
      lang: String(lang ?? ''),
      isBroken: isBroken === true,
    },
  }
}

/** Whether a value shows a picture, or leads to a file. */
export function isFile(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & { url: string } {
  const { url, link_type: linkType, dimensions } = value
  if (typeof url !== 'string') return false
  const isOwn = url.startsWith(`${mediaPath}/`)
  return linkType === 'Media' || isObject(dimensions) || isOwn
}

/** The address without its query, which resizes or crops; of a file of the content in its one spelling. */
export function toAssetName(url: string): string {
  const address = url.replace(/[?#].*$/s, '')
  if (!address.startsWith(`${mediaPath}/`)) return address
  const name = decodeFilePath(address.slice(mediaPath.length))
  return name === undefined ? address : mediaPath + encodeFilePath(name)
}
