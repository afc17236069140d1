import { siteError, toReason } from '#runtime/errors'
import { AssetUnavailable } from './repository-errors.ts'

/** @throws SiteError AssetUnavailable */
export async function readAsset(url: string, timeoutMs = 60_000): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    throw new Error(`status ${response.status}`)
  } catch (error) {
    const { cause } = error as Error
    throw siteError(AssetUnavailable, [url, toReason(cause ?? error)], { cause: error })
  }
}
