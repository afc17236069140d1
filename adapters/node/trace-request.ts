import type { Tracer } from '#runtime'

/** The tracer of requests, and how they are grouped. */
export interface RequestTracing {
  tracer: Tracer
  findRoute(path: string): string | undefined
}

/** Traces a request as a span within its sender's trace, without query and visitor. */
export function traceRequest(
  { tracer, findRoute }: RequestTracing,
  request: Request,
  path: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { method, headers } = request
  const route = findRoute(path)
  const facts = {
    'http.request.method': method,
    'url.path': path,
    'url.scheme': request.url.split(':', 1)[0],
    'http.route': route,
  }
  return tracer.span(
    route === undefined ? method : `${method} ${route}`,
    facts,
    async (span) => {
      const response = await answer()
      span.set({ 'http.response.status_code': response.status })
      if (response.status >= 500) span.fail(String(response.status))
      return response
    },
    { kind: 'server', from: headers },
  )
}
