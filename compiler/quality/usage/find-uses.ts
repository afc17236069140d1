/** What one document uses of the site and of other content, as the content service has it. */
import { isObject } from '#schemas/is-object.ts'
import type { SiteConfig } from '../../../runtime/model/config/site-config.ts'
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { Kinds } from '../../../runtime/model/documents/kinds.ts'
import { own } from '../../../runtime/model/documents/own.ts'
import { walkRaw } from './walk-raw.ts'

/**
 * What can be used. Names: of a document its id, of a variation `<slice>/<variation>`, of an asset its
 * address without query, of a form its type.
 */
export const usedKinds = ['document', 'slice', 'variation', 'machine', 'form', 'asset'] as const
export type UsedKind = (typeof usedKinds)[number]

export interface FoundUse {
  /** `place`: the name a written address has after its `#`. */
  kind: UsedKind | 'place'
  name: string
  /** Pointer from the document's root: `/data/body/3/primary/link`. */
  path: string
  /** Of a link to a document: what the link says of it. */
  link?: FoundLink
}

export interface FoundLink {
  type: string
  uid: string | null
  lang: string
  isBroken: boolean
}

/** What has to be known of a site to see what its content uses. */
export interface UsageSettings {
  slices: Readonly<Record<string, Pick<Kinds['slices'][string], 'machine' | 'shared'>>>
  forms?: Pick<NonNullable<SiteConfig['forms']>, 'document' | 'type'> | undefined
}

/** Each place; the same thing may be used at several. */
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
    } else if ((linkType === 'Media' || isObject(value['dimensions'])) && typeof url === 'string') {
      yield { kind: 'asset', name: toAssetName(url), path }
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

/** Of an address: what makes it smaller or cuts it stands in its query. */
export function toAssetName(url: string): string {
  return url.replace(/[?#].*$/, '')
}
