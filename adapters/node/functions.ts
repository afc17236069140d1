/** Serves `/.netlify/functions/<name>` on this host. */
import {
  functionsPath,
  securityHeaders,
  traced,
  type FunctionHandler,
  type FunctionPlatform,
} from '#runtime'

/** Facts of the visitor that the host knows for a single request. */
export type Visitor = Pick<FunctionPlatform, 'address' | 'country'>

/** Extracts the visitor from the context of the page handler. */
export function toVisitor({ address, country }: Visitor): Visitor {
  return { ...(address !== undefined && { address }), ...(country !== undefined && { country }) }
}

export type FunctionEndpoint = (
  request: Request,
  path: string,
  visitor: Visitor,
) => Promise<Response>

/** @param platform - the part that is the same for all requests. */
export function createFunctionEndpoint(
  functions: Readonly<Record<string, FunctionHandler>>,
  platform: Omit<FunctionPlatform, keyof Visitor>,
): FunctionEndpoint {
  return async (request, path, visitor) => {
    const name = path.slice(functionsPath.length)
    const handle = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (handle) {
      return traced(platform.site, `function ${name}`, {}, () =>
        handle(request, { ...platform, ...visitor }),
      )
    }
    const error = { code: 'FunctionUnknown', message: `There is no function at ${path}.` }
    return Response.json(
      { error },
      {
        status: 404,
        headers: { ...securityHeaders, 'cache-control': 'no-store' },
      },
    )
  }
}

/**
 * The visitor's address, from the socket or from the header of a trusted proxy. Proxies append to
 * such a list, so only its last entry comes from the trusted proxy.
 */
export function findAddress(request: Request, header: string | undefined): string | undefined {
  const forwarded = header && request.headers.get(header)?.split(',').at(-1)?.trim()
  // srvx provides the socket's address.
  return forwarded || (request as { ip?: string }).ip
}
