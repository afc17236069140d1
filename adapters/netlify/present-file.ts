import { mediaPolicy, readLastingAddress, securityHeaders, toMediaLifetime } from '#runtime'

/**
 * Serves a file at an address that names another version of it, from a page of another deployment.
 * Addresses of the current version are static files.
 */
export async function findPresentFile(
  { url, method }: Request,
  mediaPath: string,
): Promise<Response | undefined> {
  const lasting = readLastingAddress(new URL(url).pathname)
  if (!lasting) return undefined
  const file = await fetch(new URL(mediaPath + lasting.path, url), { method })
  if (!file.ok) return undefined
  const type = file.headers.get('content-type')
  return new Response(file.body, {
    headers: {
      ...securityHeaders,
      ...(type !== null && { 'content-type': type }),
      'content-security-policy': mediaPolicy,
      'cache-control': toMediaLifetime(lasting.version, undefined, ''),
    },
  })
}
