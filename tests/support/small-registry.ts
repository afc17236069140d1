/** A registry of npm that has the packages of this repository, as they are installed here: an installation needs no network. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

export interface SmallRegistry {
  url: string
  /** Names of the packages that were asked for, in order. */
  asked: string[]
  close(): void
}

interface Kept {
  folder: string
  version: string
  manifest: Record<string, unknown>
}

/** @param without - packages it does not have: their files are large, and they are optional */
export async function startSmallRegistry(without: readonly string[] = []): Promise<SmallRegistry> {
  const packages = listInstalled()
  for (const name of without) packages.delete(name)
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1))
    const [, file, version] = /^(.+)\/-\/(.+)\.tar$/.exec(path) ?? []
    const name = file ?? path
    const kept = packages.get(name)
    const one = kept?.find((each) => each.version === version)
    if (!kept || (version !== undefined && !one)) response.writeHead(404).end('{}')
    else if (one) sendFiles(one.folder, response)
    else {
      asked.push(name)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(describe(name, kept, `http://${request.headers.host}`)))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => void server.close() }
}

function listInstalled(): Map<string, Kept[]> {
  const lock = JSON.parse(
    readFileSync(join(repositoryRoot, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { link?: boolean }> }
  const found = new Map<string, Kept[]>()
  for (const [path, { link }] of Object.entries(lock.packages)) {
    if (link) continue
    const folder = join(repositoryRoot, path)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      version: string
    }
    const kept = { folder, version: manifest.version, manifest: { ...manifest } }
    found.set(manifest.name, [...(found.get(manifest.name) ?? []), kept])
  }
  return found
}

function describe(name: string, kept: readonly Kept[], origin: string) {
  const versions = kept.map(({ version, manifest }) => [
    version,
    { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tar` } },
  ])
  return { name, 'dist-tags': { latest: kept[0]!.version }, versions: Object.fromEntries(versions) }
}

function sendFiles(folder: string, response: ServerResponse): void {
  const args = ['-cf', '-', '--exclude=./node_modules', '--transform=s,^\\.,package,', '.']
  spawn('tar', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] }).stdout.pipe(response)
}
