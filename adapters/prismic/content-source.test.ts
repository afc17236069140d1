import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testContentSource } from '#tests/contracts/content-source.ts'
import type { Trouble } from '#tests/contracts/content-source.ts'
import { createPrismicSource } from './index.ts'
import { faults, startContentService } from './service/index.ts'
import type { Fault } from './service/index.ts'

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/content-service')

const TROUBLES: Record<Trouble, Fault> = {
  'connection lost': faults.down,
  'server error': { status: 503, body: '{"message":"Maintenance"}' },
  'answer that is not JSON': faults.brokenJson,
  'page of HTML': faults.html(404),
  'rate limit': faults.rateLimited(),
  'expired ref': faults.expiredRef,
}

testContentSource({
  name: 'prismic, over the embedded content service',
  async create() {
    const published = await mkdtemp(join(tmpdir(), 'published-'))
    const service = await startContentService({ folders: [FIXTURES, published] })
    return {
      connect: () =>
        createPrismicSource({
          repository: 'colloquy',
          endpoint: service.endpoint,
          sleep: () => Promise.resolve(),
        }),
      async publish(documents) {
        for (const document of documents) {
          const folder = join(published, 'documents', document.lang, document.type)
          await mkdir(folder, { recursive: true })
          await writeFile(join(folder, `${document.id}.json`), JSON.stringify(document))
        }
        service.reload()
      },
      disturb: (trouble, times = 1) => service.faults.next({ ...TROUBLES[trouble], times }),
      async close() {
        await service.close()
        await rm(published, { recursive: true })
      },
    }
  },
})
