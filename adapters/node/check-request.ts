/** Refuses invalid requests, whatever they ask for. */
import { functionsPath, securityHeaders } from '#runtime'
import { NodeResponse } from './request-context.ts'

/** A host name or address, and a port; RFC 9110, 7.2. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i

/** The answer to an invalid request. Functions check their methods themselves. */
export function refuseRequest(request: Request, path: string): Response | undefined {
  const raw = (request as NodeRequest).runtime?.node?.req.rawHeaders ?? []
  if (!hasOneHost(request.headers.get('host'), raw)) {
    return refuse(
      400,
      'HostInvalid',
      'A request must have exactly one Host header: name or name:port.',
    )
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // A form without script is posted to its page; the handler knows which pages exist.
  const isForm = request.method === 'POST' && isFormType(request.headers.get('content-type'))
  if (isRead || isForm || path.startsWith(functionsPath)) return undefined
  return refuse(405, 'MethodNotAllowed', 'Only GET and HEAD are allowed here.', {
    allow: 'GET, HEAD',
  })
}

function isFormType(type: string | null): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type ?? '')
}

/** Of two hosts, a proxy may use one and this server the other (RFC 9112, 3.2). */
export function hasOneHost(host: string | null, raw: readonly string[]): boolean {
  const port = host === null ? undefined : hostPattern.exec(host)
  if (!port || Number(port[1] ?? 0) > 65_535) return false
  return raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2
}

/** A request as srvx passes it on. */
type NodeRequest = Request & { runtime?: { node?: { req: { rawHeaders: string[] } } } }

function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new NodeResponse(JSON.stringify({ error: { code, message } }), {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
