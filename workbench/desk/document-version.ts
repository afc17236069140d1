import { createHash } from 'node:crypto'
import type { DeskDocument } from './desk-types.ts'

/** Version of the parts that an editor decides; a link's address belongs to its target. */
export function toVersion({
  uid,
  tags,
  data,
}: Pick<DeskDocument, 'uid' | 'tags'> & { data: object }) {
  const text = JSON.stringify({ uid, tags, data }, (key, value: unknown) =>
    key === 'slug' || key === 'isBroken' ? undefined : value,
  )
  return createHash('sha1').update(text).digest('hex').slice(0, 16)
}
