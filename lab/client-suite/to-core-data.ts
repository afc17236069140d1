/** Data as the vendor's editor stores it, as far as the suite looks at it, of data as the Content API gives it. */
import { isObject } from '../../schemas/is-object.ts'
import type { Json, JsonObject } from '../../adapters/prismic/service/index.ts'

export function toCoreData(data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toField(value)]))
}

function toField(value: Json): Json {
  if (Array.isArray(value)) return value.map((block) => (isObject(block) ? toBlock(block) : block))
  return isObject(value) && isObject(value['dimensions']) ? toImage(value) : value
}

function toImage({ id = null, url = null, linkTo, ...rest }: JsonObject): JsonObject {
  const thumbnails = Object.entries(rest).flatMap(([name, value]) =>
    isObject(value) && isObject(value['dimensions']) ? [[name, toImage(value)] as const] : [],
  )
  return {
    origin: { id, url },
    url,
    thumbnails: Object.fromEntries(thumbnails),
    ...(linkTo === undefined ? {} : { linkTo }),
  }
}

function toBlock({ type = null, text = null, spans = null, ...rest }: JsonObject): Json {
  return type === 'image' ? { type, data: toImage(rest) } : { type, content: { text, spans } }
}
