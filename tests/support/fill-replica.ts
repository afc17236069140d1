/** A process that fills a replica and says how many documents it has, for tests that end it midway. */
import { createReplicatedSource, type Logger } from '#runtime'
import { openDocumentStore } from '../../adapters/node/document-store.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'

const [endpoint, file] = process.argv.slice(1) as [string, string]
const ignore = () => {}
const log: Logger = { info: ignore, warn: ignore, error: ignore }
const store = (await openDocumentStore(file, log))!
const source = createPrismicSource({ repository: 'colloquy', endpoint })
const replica = createReplicatedSource({ source, store, log })
setInterval(() => process.stdout.write(`${store.count()}\n`), 1)
await replica.sync()
