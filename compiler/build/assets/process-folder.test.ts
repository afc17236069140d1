import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'

interface Found {
  folders: string[]
  isThere: boolean
  listeners: number
}

/** Asks three times in a process of its own. */
async function findElsewhere(): Promise<Found> {
  const script = `
    import { existsSync } from 'node:fs'
    import { findProcessFolder } from './compiler/build/assets/process-folder.ts'
    const before = process.listenerCount('exit')
    const folders = [1, 2, 3].map(findProcessFolder)
    const listeners = process.listenerCount('exit') - before
    console.log(JSON.stringify({ folders, isThere: existsSync(folders[0]), listeners }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout))
}

it('a process has one folder, which no other has, and which goes with it', async () => {
  const found = await Promise.all([findElsewhere(), findElsewhere()])
  for (const { folders, isThere, listeners } of found) {
    expect(new Set(folders).size).toBe(1)
    expect(isThere).toBe(true)
    expect(listeners).toBe(1)
    expect(existsSync(folders[0]!)).toBe(false)
  }
  expect(found[0]!.folders).not.toEqual(found[1]!.folders)
})
