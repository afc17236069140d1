/** Pictures and links of a document that is sent, brought into the form of its file. */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../parse-json.ts'
import type { StoredAsset } from './asset-library.ts'

export interface LinkTargets {
  asset(id: string): StoredAsset | undefined
  /** By an address the service gave out. */
  assetAt(url: string): StoredAsset | undefined
  /** The type of a document, published or not. */
  typeOf(id: string): string | undefined
}

/**
 * Of links to documents only what says where they lead is kept, of pictures and files the path of the asset.
 *
 * @param fail - told of what the model does not allow
 */
export function createLinkStore(
  { asset: findAsset, assetAt, typeOf }: LinkTargets,
  fail: (property: string, value: unknown, error: string) => void,
) {
  function readImage(image: JsonObject, at: string): JsonObject {
    const stored = Object.fromEntries(
      Object.entries(image).map(([name, value]) => [
        name,
        isObject(value) && !imageParts.has(name) ? readImage(value, `${at}.${name}`) : value,
      ]),
    )
    if (image['id'] === undefined) {
      if (typeof image['url'] === 'string') return { ...stored, url: toFileUrl(image['url']) }
      if (Object.keys(image).length > 0) fail(at, image, 'A picture needs the "id" of an asset')
      return stored
    }
    const asset = findAsset(String(image['id']))
    if (!asset) {
      fail(at, image['id'], `There is no asset ${String(image['id'])}`)
      return stored
    }
    const { width = 0, height = 0, alt = null } = asset
    return {
      ...stored,
      url: `asset:${asset.path}`,
      alt: stored['alt'] === undefined ? alt : stored['alt'],
      dimensions: stored['dimensions'] ?? { width, height },
    }
  }

  /** Files have `asset:` and a path in place of the address under which the service gives it out. */
  function toFileUrl(url: string): string {
    const asset = assetAt(url)
    return asset ? `asset:${asset.path}` : url
  }

  /** @param config - the model's; nothing is asked of a link in rich text */
  function readLink(link: JsonObject, at: string, config: JsonObject = {}): Json {
    checkKind(link, at, config)
    switch (link['link_type']) {
      case 'Document':
        if (typeof link['id'] === 'string') return pick(link, documentLinkParts)
        if (typeof link['uid'] === 'string') return pick(link, [...documentLinkParts, 'uid'])
        fail(at, link, 'A link to a document needs its "id"')
        return link
      case 'Web':
        if (typeof link['url'] !== 'string') fail(at, link, 'A link to the web needs its "url"')
        return link
      case 'Media':
        return readMedia(link, at)
      case 'Any':
        return link
      default:
        fail(at, link, '"link_type" must be Document, Web, Media or Any')
        return link
    }
  }

  function readMedia(link: JsonObject, at: string): Json {
    const asset = typeof link['id'] === 'string' ? findAsset(link['id']) : undefined
    if (asset) {
      const { filename: name, kind, path, size } = asset
      return { ...link, name, kind, url: `asset:${path}`, size: String(size) }
    }
    if (typeof link['url'] === 'string') return { ...link, url: toFileUrl(link['url']) }
    fail(at, link, `There is no asset ${String(link['id'])}`)
    return link
  }

  function checkKind(link: JsonObject, at: string, config: JsonObject): void {
    const { select, customtypes, variants } = config
    const wanted = typeof select === 'string' ? kinds[select] : undefined
    const { link_type: kind, variant } = link
    if (wanted && kind !== wanted && Object.values(kinds).includes(String(kind))) {
      fail(`${at}.link_type`, kind, `The value must be ${wanted} or Any`)
    }
    if (typeof variant === 'string' && Array.isArray(variants) && !variants.includes(variant)) {
      fail(`${at}.variant`, variant, `The value must be one of: ${variants.join(', ')}`)
    }
    const types = toTypes(customtypes)
    const type =
      kind === 'Document' && typeof link['id'] === 'string' ? typeOf(link['id']) : undefined
    if (type !== undefined && types.length > 0 && !types.includes(type)) {
      fail(`${at}.id`, link['id'], `The document must be of type ${types.join(', ')}, not ${type}`)
    }
  }

  return { readImage, readLink }
}

/** What `select` of a model calls the kinds of links. */
const kinds: Record<string, string> = { document: 'Document', media: 'Media', web: 'Web' }

/** Of `["page", { "id": "author", "fields": ["name"] }]`. */
function toTypes(customtypes: Json | undefined): string[] {
  if (!Array.isArray(customtypes)) return []
  return customtypes.map((one) => String(isObject(one) ? one['id'] : one))
}

const imageParts = new Set(['dimensions', 'edit', 'linkTo'])
const documentLinkParts = ['link_type', 'type', 'id', 'text', 'variant', 'target', 'key']

function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
