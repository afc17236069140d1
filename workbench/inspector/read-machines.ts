/** Reads the machines of all roots from their current files: where each runs, and its problems. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLine } from '#compiler/read/find-line.ts'
import { readMachineCatalogue, type MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findMachineFolders, repositoryRoot } from '#compiler/read/roots.ts'
import { findSliceFolders, readSiteFiles } from '../../compiler/build/modules/site-files.ts'
import { checkMachine } from '../../compiler/check/machines/check-machine.ts'
import type { MachineProblem } from '../../compiler/check/machines/machine-problem.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import type { Implementations } from '../../runtime/machines/registry.ts'
import type { MachineGroup } from './machine-groups.ts'

export interface DeclaredMachine {
  document: MachineDocument
  /** Heading in the list. */
  group: MachineGroup
  /** Like `on every page`, `in the slice faq`. */
  uses: string[]
}

/** Machines sorted by name. @throws Error when a file is not JSON */
export function readMachines(roots: readonly string[]): DeclaredMachine[] {
  const { machines, behaviours } = readSiteFiles(roots)
  const slices = findSliceFolders(roots)
  return Object.values(machines)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((document) => {
      const actors = behaviours.actors.filter(({ machine }) => machine === document.id)
      const wired = slices.filter(({ machine }) => machine === document.id)
      const uses = [
        ...new Set(actors.map(toUse)),
        ...(wired.length ? [`in ${wired.map(({ type }) => type).join(', ')}`] : []),
      ]
      const group = actors[0] ? toGroup(actors[0]) : wired.length ? 'In slices' : 'Not started'
      return { document, group, uses }
    })
}

interface Started {
  start?: string
  consent?: string
}

function toGroup({ start, consent }: Started): MachineGroup {
  if (consent) return 'With consent'
  if (start === 'form' || start === 'control') return 'With a form'
  if (start === 'experiment') return 'In slices'
  return start === 'gesture' ? 'With the first gesture' : 'On every page'
}

function toUse({ start, consent }: Started): string {
  if (consent) return `with consent (${consent})`
  if (start === 'form') return 'with forms that name it'
  if (start === 'control') return 'with controls that name it'
  if (start === 'experiment') return 'with variants of experiments'
  if (start === 'sign') return 'on every page, from the first sign of a visitor'
  return start === 'gesture' ? 'with the first gesture' : 'on every page'
}

/** All problems that `npm run check` reports for one machine. */
export function findMachineProblems(
  document: MachineDocument,
  roots: readonly string[],
): MachineProblem[] {
  const folder = findMachineFolders(roots).find(({ name }) => name === document.id)
  const file = folder && join(folder.path, 'implementations.json')
  const own =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Implementations) : {}
  return checkMachine(document, readCatalogue(roots), [own])
}

/** A problem with its place in a file. */
export interface PlacedProblem extends MachineProblem {
  machine: string
  /** Path from the repository's root. */
  file: string
  line: number
}

/** The problems of all machines, by machine. */
export function findAllProblems(roots: readonly string[]): PlacedProblem[] {
  const folders = findMachineFolders(roots)
  return readMachines(roots).flatMap(({ document }) => {
    const problems = findMachineProblems(document, roots)
    const folder = folders.findLast(({ name }) => name === document.id)
    if (!problems.length || !folder) return []
    const path = join(folder.path, 'machine.json')
    const text = readFileSync(path, 'utf8')
    return problems.map((problem) => ({
      ...problem,
      machine: document.id,
      file: relative(repositoryRoot, path),
      line: findLine(text, problem.at),
    }))
  })
}

let catalogue: { text: string; value: MachineCatalogue } | undefined

/** Returns the same object while nothing in it changes, since a schema is compiled for each. */
function readCatalogue(roots: readonly string[]): MachineCatalogue {
  const value = readMachineCatalogue(roots)
  const text = JSON.stringify(value)
  if (catalogue?.text !== text) catalogue = { text, value }
  return catalogue.value
}
