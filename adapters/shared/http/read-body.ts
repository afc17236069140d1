import { HttpFailure } from './http-failure.ts'

/**
 * The same answer with its body in memory, so that nothing is left to wait for.
 *
 * @throws HttpFailure when it is too large, or breaks off
 */
export async function readBody(response: Response, maxBytes = Infinity): Promise<Response> {
  const { status, headers } = response
  if (Number(headers.get('content-length')) > maxBytes) throw await refuse(response, maxBytes)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (;;) {
    const next = await reader?.read().catch((cause: unknown) => {
      throw new HttpFailure('dropped', 'its answer broke off', { cause })
    })
    if (next?.value === undefined) break
    size += next.value.byteLength
    if (size > maxBytes) {
      reader?.releaseLock()
      throw await refuse(response, maxBytes)
    }
    chunks.push(next.value)
  }
  return new Response(size > 0 ? new Blob(chunks) : null, { status, headers })
}

async function refuse(response: Response, maxBytes: number): Promise<HttpFailure> {
  await response.body?.cancel()
  const megabytes = maxBytes / 1024 / 1024
  const size = megabytes < 1 ? `${maxBytes / 1024} KB` : `${megabytes} MB`
  return new HttpFailure('invalid', `its answer is larger than ${size}`)
}
