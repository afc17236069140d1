import autocannon from 'autocannon'

export interface Shot {
  /** Requested in order, again and again. */
  paths: readonly string[]
  seconds: number
  connections: number
}

export interface Hits {
  perSecond: number
  /** ms. */
  p99: number
  requests: number
  /** Counts by class, `2xx`; for other requests, by how they ended. */
  statuses: Record<string, number>
  /** Requests without an answer, and 5xx. */
  failed: number
}

/** Sends requests as a browser does, over `connections` at once. */
export async function shoot(url: string, { paths, seconds, connections }: Shot): Promise<Hits> {
  let at = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 10,
    // One request that changes: a list of thousands would be built for each connection before the
    // first is sent.
    requests: [
      {
        headers: {
          'accept-encoding': 'br',
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (load)',
        },
        setupRequest: (request) => ({ ...request, path: paths[at++ % paths.length]! }),
      },
    ],
  })
  const statuses = {
    '2xx': result['2xx'],
    '3xx': result['3xx'],
    '4xx': result['4xx'],
    '5xx': result['5xx'],
    reset: result.errors - result.timeouts,
    late: result.timeouts,
  }
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    requests: result.requests.total,
    statuses,
    failed: result.errors + result['5xx'],
  }
}
