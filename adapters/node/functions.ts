/** `/.netlify/functions/<name>` of this host. */
import {
  functionsPath,
  securityHeaders,
  traced,
  type FunctionHandler,
  type FunctionPlatform,
} from '#runtime'

/** What of the visitor the host knows for a single request. */
export type Visitor = Pick<FunctionPlatform, 'address' | 'country'>

/** Of what the handler of pages was told. */
export function toVisitor({ address, country }: Visitor): Visitor {
  return { ...(address !== undefined && { address }), ...(country !== undefined && { country }) }
}

export type FunctionEndpoint = (
  request: Request,
  path: string,
  visitor: Visitor,
) => Promise<Response>

/** @param platform - what is the same for all requests. */
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
 * The visitor's address: of the socket, or of the header of a trusted proxy. Proxies add to the end of
 * such a list, so only its last entry is the proxy's own word.
 */
export function findAddress(request: Request, header: string | undefined): string | undefined {
  const forwarded = header && request.headers.get(header)?.split(',').at(-1)?.trim()
  // srvx tells the address of the socket.
  return forwarded || (request as { ip?: string }).ip
}
