/**
 * `npm run machines:mutate -w lab`: every fault that the documents of the machines could have, and
 * what detects it: the check of documents, the golden records, or the tests beside the machine. `--
 * --help` lists its options.
 */
import { relative } from 'node:path'
import { readMachineCatalogue } from '../../compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { catchMutation } from '../../tests/support/catch-mutation.ts'
import { createRandom } from '../../tests/support/edit-content.ts'
import { readRecord } from '../../tests/support/machine-records.ts'
import { readMachines, type ReadMachine } from '../../tests/support/read-machines.ts'
import { eachMutation, type Mutation } from '../mutations/mutate-machine.ts'
import { runBehaviourTests } from '../mutations/run-behaviour-tests.ts'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'
import { showProgress } from '../../cli/show-progress.ts'

/** Percent of faults to detect, among those that the check accepts. */
const wantedShare = 95

const roots = [repositoryRoot]
const catalogue = readMachineCatalogue(roots)

interface Fault {
  machine: ReadMachine
  mutation: Mutation
}

interface Told {
  fault: Fault
  by: 'check' | 'record' | 'test' | undefined
  /** The rule, or the reason why nothing detected it. */
  reason: string
}

/** @throws Refusal naming the machines that do not exist */
async function listFaults(ids: readonly string[]): Promise<Fault[]> {
  const machines = await readMachines(roots)
  const unknown = ids.filter((id) => !machines.some(({ document }) => document.id === id))
  if (unknown.length > 0)
    throw new Refusal(
      `There is no machine "${unknown.join('", "')}". Those of this repository are the folders of machines/; of SITE_DIR none is known here.`,
    )
  const wanted = machines.filter(({ document: { id } }) => ids.length === 0 || ids.includes(id))
  return wanted.flatMap((machine) =>
    [...eachMutation(machine.document)].map((mutation) => ({ machine, mutation })),
  )
}

/** A random sample, the same for the same seed. */
function choose(faults: readonly Fault[], sample: number, seed: number): Fault[] {
  const random = createRandom(seed)
  return faults
    .map((fault) => ({ fault, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, sample)
    .map(({ fault }) => fault)
}

async function tell(fault: Fault): Promise<Told> {
  const { machine, mutation } = fault
  const { document, own, folder } = machine
  const caught = catchMutation(mutation, readRecord(document.id), catalogue, own)
  if (caught && 'refused' in caught) return { fault, by: 'check', reason: caught.refused.rule }
  if (caught) return { fault, by: 'record', reason: '' }
  const failed = await runBehaviourTests(folder, mutation.document)
  if (failed?.length) return { fault, by: 'test', reason: failed[0]! }
  const reason = failed
    ? 'no recorded path differs, and the tests beside the machine pass'
    : 'no recorded path differs, and the machine has no tests of its own'
  return { fault, by: undefined, reason }
}

function countBy(all: readonly string[]): string {
  const counts = Map.groupBy(all, (one) => one)
  return [...counts].map(([name, { length }]) => `${length} ${name}`).join(', ')
}

/** @returns whether enough of them are detected */
function report(told: readonly Told[]): boolean {
  for (const { fault, by, reason } of told.filter(({ by }) => by === 'test' || !by)) {
    const { at, kind, change } = fault.mutation
    const file = relative(repositoryRoot, `${fault.machine.folder}/machine.json`)
    console.log(
      `${by ? 'told by a test' : 'not told'}: ${file}#${at}\n  ${kind}: ${change}\n  ${reason}`,
    )
  }
  const of = (by: Told['by']) => told.filter((one) => one.by === by)
  const accepted = told.length - of('check').length
  const caught = of('record').length + of('test').length
  const share = (100 * caught) / accepted
  const kinds = (list: readonly Told[]) => countBy(list.map(({ fault }) => fault.mutation.kind))
  console.log(
    `\n${told.length} faults (${kinds(told)})\n` +
      `${of('check').length} refused by the check (${countBy(of('check').map(({ reason }) => reason))})\n` +
      `${accepted} accepted: ${of('record').length} told by a record, ${of('test').length} by a test ` +
      `beside the machine, ${of(undefined).length} not told (${kinds(of(undefined))})\n` +
      `told of those accepted: ${share.toFixed(1)} %; of all: ` +
      `${((100 * (caught + of('check').length)) / told.length).toFixed(1)} %`,
  )
  return accepted === 0 || share >= wantedShare
}

/** @throws Error when tests fail without a fault as well: then they prove nothing. */
async function checkTests(told: readonly Told[]): Promise<void> {
  const tested = told.filter(({ by }) => by === 'test').map(({ fault }) => fault.machine)
  for (const { document, folder } of new Set(tested)) {
    const [failed] = (await runBehaviourTests(folder, document)) ?? []
    if (failed !== undefined) {
      throw new Error(`The tests of "${document.id}" fail without a fault too: ${failed}`)
    }
  }
}

const mutate: Command = {
  help: `npm run machines:mutate -w lab [-- ID ... OPTIONS]
Tries each fault that the documents of the machines could have, of those named or of all, and lists those that no check,
record or test detects. Exits with 1 when fewer than ${wantedShare} in 100 of those that the check accepts are detected.
  --sample N  only N of them, chosen at random
  --seed N    another choice; 1 unless set`,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  words: Infinity,
  async run({ values, words }) {
    const [sample, seed] = [toNumber('sample', values), toNumber('seed', values)]
    const all = await listFaults(words)
    const faults = sample === undefined ? all : choose(all, sample, seed!)
    const progress = showProgress()
    const told: Told[] = []
    for (const [index, fault] of faults.entries()) {
      progress.show(index, faults.length, `${fault.machine.document.id} ${fault.mutation.kind}`)
      told.push(await tell(fault))
    }
    progress.end()
    await checkTests(told)
    return report(told) ? 0 : 1
  },
}

/** @throws Refusal unless it is a whole number from 1, or not given */
function toNumber(option: string, values: Readonly<Record<string, unknown>>): number | undefined {
  const value = values[option]
  if (value === undefined) return undefined
  if (/^[1-9]\d*$/.test(String(value))) return Number(value)
  throw new Refusal(`--${option} is "${String(value)}"; it must be a whole number from 1.`)
}

if (import.meta.main) process.exitCode = await runCommand(mutate, process.argv.slice(2))
