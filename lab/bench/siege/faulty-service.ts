/** The embedded content service as a separate process that misbehaves on command. */
import { join } from 'node:path'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { faults, startContentService, type Fault } from '../../../adapters/prismic/service/index.ts'

export type FaultName = keyof typeof kinds

const kinds = {
  drop: faults.down,
  500: { status: 500, body: '{"message":"Internal error"}' },
  429: faults.rateLimited('1'),
  hang: faults.hang,
  slow: faults.slow(5000),
  broken: faults.brokenJson,
  cut: faults.cut,
  empty: faults.empty,
  huge: faults.huge,
} satisfies Record<string, Fault>

export const faultNames = Object.keys(kinds) as FaultName[]

/** With `share` 0 the service is healthy. */
export interface FaultOrder {
  name: FaultName
  share: number
}

if (process.send) {
  const folder = process.argv[2] ?? join(repositoryRoot, 'content')
  const service = await startContentService({ folders: [folder], assetBase: '/media' })
  process.on('message', (order: FaultOrder | 'reload') => {
    if (order === 'reload') {
      service.reload()
      return void process.send!('done')
    }
    const { name, share } = order
    service.faults.clear()
    if (share > 0) service.faults.next({ ...kinds[name], share, times: Infinity })
    process.send!('done')
  })
  process.on('disconnect', () => process.exit())
  process.send({ endpoint: service.endpoint, repository: service.repository })
}
