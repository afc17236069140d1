import type { Tracer } from '#runtime'

/** How requests are traced: by whom, and what groups them. */
export interface RequestTracing {
  tracer: Tracer
  findRoute(path: string): string | undefined
}

/** The span of a request, which goes on from the trace its sender is in. Neither query nor visitor is told. */
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
