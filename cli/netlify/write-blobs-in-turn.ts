/**
 * Loaded before Netlify's command line (`node --import`). Its local Blobs check a condition first
 * and write afterwards (`put` in `@netlify/blobs/dist/server.js`): two concurrent writers are both
 * told that they were first, and one write is lost. Versions are milliseconds. In production a
 * condition and its write are one step:
 * https://docs.netlify.com/build/data-and-storage/netlify-blobs/. This makes writes run one after
 * the other.
 */
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

interface LocalBlobs {
  BlobsServer: { prototype: { put(request: Request): Promise<Response> } }
}

/** Keeps two versions from having the same millisecond. */
const apartMs = 2

const commandLine = pathToFileURL(process.argv[1]!)
const folder = dirname(findPackageJSON('@netlify/blobs', commandLine)!)
// The module that the command line imports; `require` would load another copy.
const file = pathToFileURL(join(folder, 'dist/server.js')).href
const { BlobsServer } = (await import(file)) as LocalBlobs
const { put } = BlobsServer.prototype
let last: Promise<unknown> = Promise.resolve()

BlobsServer.prototype.put = function (request) {
  const written = last.then(() => put.call(this, request))
  last = written.catch(() => {}).then(() => wait(apartMs))
  return written
}
