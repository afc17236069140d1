/** A worktree of its own, so that a planted fault never meets the files that people work on. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plant, type Fault } from './fault.ts'

export interface FaultTree {
  folder: string
  /** Of its files: the same for the same text. */
  id: string
  /** @returns what takes the fault out again. @throws Error when it cannot be planted */
  plant(fault: Fault): () => void
  remove(): void
}

/**
 * Holds what is committed, with the changes of tracked files.
 * @param folder - what is left in it of an interrupted run goes
 */
export function createFaultTree(root: string, folder: string): FaultTree {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  remove()
  mkdirSync(join(folder, '..'), { recursive: true })
  const commit = git('stash', 'create').trim() || 'HEAD'
  git('worktree', 'add', '--detach', folder, commit)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return {
    folder,
    id: git('rev-parse', `${commit}^{tree}`).trim(),
    plant(fault) {
      const file = join(folder, fault.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, plant(fault, text))
      return () => writeFileSync(file, text)
    },
    remove,
  }
}
