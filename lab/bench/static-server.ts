/** The other side of the serving benchmark: sirv in its production mode. */
import { createServer } from 'node:http'
import sirv from 'sirv'

const [, , dir = '.', port = '0'] = process.argv
const serve = sirv(dir, { brotli: true, gzip: true, etag: true, extensions: ['html'] })
createServer((request, response) => serve(request, response)).listen(Number(port), '127.0.0.1')
