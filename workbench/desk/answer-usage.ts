/** Serves the desk's requests about usage. */
import { DeskRefusal } from './desk-refusal.ts'
import type { DeskUsage } from './desk-usage.ts'

/**
 * `GET usage`, `GET usage/<id>`; `DELETE documents/<id>`, `DELETE assets?address=...`, each with `force=1`.
 *
 * @param name - the path after the desk's own
 * @returns undefined when the request is about something else. @throws DeskRefusal
 */
export async function answerUsage(
  request: Request,
  name: string,
  usage: DeskUsage,
): Promise<object | undefined> {
  const { searchParams } = new URL(request.url)
  const isForced = searchParams.get('force') === '1'
  const [first, id, ...rest] = name.split('/').map(decodeURIComponent)
  if (rest.length > 0) return undefined
  if (request.method === 'GET' && first === 'usage') {
    return id === undefined ? usage.report() : usage.ofDocument(id)
  }
  if (request.method !== 'DELETE') return undefined
  if (first === 'documents' && id !== undefined) {
    await usage.removeDocument(id, isForced)
    return { removed: id }
  }
  if (first !== 'assets' || id !== undefined) return undefined
  const address = searchParams.get('address')
  if (address === null) throw new DeskRefusal(400, { error: 'The address of the file is missing.' })
  await usage.removeAsset(address, isForced)
  return { removed: address }
}
