/**
 * Loaded before Netlify's command line (`node --import`). Its local Blobs look whether a condition holds, and write
 * afterwards (`put` in `@netlify/blobs/dist/server.js`): of two writers at once both are told that they were first,
 * and what one of them wrote is lost. Versions are milliseconds. In production a condition and its write are one
 * step: https://docs.netlify.com/build/data-and-storage/netlify-blobs/. So here one is written after the other.
 */
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

interface LocalBlobs {
  BlobsServer: { prototype: { put(request: Request): Promise<Response> } }
}

/** So that no two versions are of one millisecond. */
const apartMs = 2

const commandLine = pathToFileURL(process.argv[1]!)
const folder = dirname(findPackageJSON('@netlify/blobs', commandLine)!)
// The module that the command line imports; what is required is a copy of it.
const file = pathToFileURL(join(folder, 'dist/server.js')).href
const { BlobsServer } = (await import(file)) as LocalBlobs
const { put } = BlobsServer.prototype
let last: Promise<unknown> = Promise.resolve()

BlobsServer.prototype.put = function (request) {
  const written = last.then(() => put.call(this, request))
  last = written.catch(() => {}).then(() => wait(apartMs))
  return written
}
