/** Machine documents of all roots, against the catalogue of what they may name. */
import { join } from 'node:path'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { readMachineCatalogue } from '../../read/machine-catalogue.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findMachineFolders } from '../../read/roots.ts'
import { hostPorts } from '../../machines/host-adapters.ts'
import { checkMachine } from '../machines/check-machine.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { Implementations } from '../../../runtime/machines/registry.ts'

/** All faults at once. `checkSite` reports files that are not JSON. */
export function checkMachines(roots: readonly string[]): Fault[] {
  const reader = new JsonReader()
  const machines = findMachineFolders(roots).map(({ name, path }) => ({
    name,
    file: join(path, 'machine.json'),
    document: reader.read<MachineDocument>(join(path, 'machine.json')),
    // Names are enough here: that each has an implementation is a matter of tests.
    own: reader.readIfPresent<Described>(join(path, 'implementations.json')) ?? {},
  }))
  if (reader.faults.length > 0)
    return reader.faults.filter(({ file }) => !file.endsWith('machine.json'))
  const catalogue = readMachineCatalogue(roots)
  return machines.flatMap(({ name, file, document, own }) => {
    if (!document) return []
    const problems = checkMachine(document, catalogue, [own])
    if (document.id !== name) {
      problems.push({
        rule: 'names',
        at: '/id',
        message: `the folder of "${document.id}" is called "${name}"`,
      })
    }
    const faults = problems.map(({ at, message }) => ({
      file,
      path: at,
      message: toSentence(message),
      hint: '',
    }))
    return [...faults, ...checkPorts(own, file.replace(/machine\.json$/, 'implementations.json'))]
  })
}

type Described = Implementations & { ports?: readonly string[] }

function checkPorts({ ports = [] }: Described, file: string): Fault[] {
  return ports.flatMap((port, at) =>
    hostPorts.includes(port)
      ? []
      : [
          {
            file,
            path: `/ports/${at}`,
            message: `There is no host port "${port}".`,
            hint: didYouMean(port, hostPorts),
          },
        ],
  )
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`
}
