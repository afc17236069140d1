/**
 * `npm run machines:mutate`: every fault that the documents of the machines could have, and what tells
 * it: the check of documents, the records of what machines do, or the tests beside the machine.
 * `-- <id>` only those machines; `-- --sample 200 --seed 7` so many, chosen at random.
 * Fails when fewer than 95 in 100 of those that the check accepts are told.
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readMachineCatalogue } from '#schemas/machine-catalogue.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { catchMutation } from '#tests/support/catch-mutation.ts'
import { createRandom } from '#tests/support/edit-content.ts'
import { readRecord } from '#tests/support/machine-records.ts'
import { readMachines, type ReadMachine } from '#tests/support/read-machines.ts'
import { eachMutation, type Mutation } from '../machines/mutations/mutate-machine.ts'
import { runBehaviourTests } from '../machines/mutations/run-behaviour-tests.ts'
import { showProgress } from './show-progress.ts'

/** Of a hundred faults that the check accepts. */
const wantedShare = 95

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const roots = [repositoryRoot]
const catalogue = readMachineCatalogue(roots)
const progress = showProgress()

interface Fault {
  machine: ReadMachine
  mutation: Mutation
}

interface Told {
  fault: Fault
  by: 'check' | 'record' | 'test' | undefined
  /** The rule, or why nothing told it. */
  reason: string
}

async function listFaults(): Promise<Fault[]> {
  const machines = await readMachines(roots)
  const wanted = machines.filter(
    ({ document: { id } }) => positionals.length === 0 || positionals.includes(id),
  )
  const all = wanted.flatMap((machine) =>
    [...eachMutation(machine.document)].map((mutation) => ({ machine, mutation })),
  )
  if (!values.sample) return all
  const random = createRandom(Number(values.seed))
  return all
    .map((fault) => ({ fault, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, Number(values.sample))
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

function report(told: readonly Told[]): void {
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
  if (share < wantedShare) process.exitCode = 1
}

/** @throws Error when tests fail without a fault as well: then they told nothing. */
async function checkTests(told: readonly Told[]): Promise<void> {
  const tested = told.filter(({ by }) => by === 'test').map(({ fault }) => fault.machine)
  for (const { document, folder } of new Set(tested)) {
    const [failed] = (await runBehaviourTests(folder, document)) ?? []
    if (failed !== undefined) {
      throw new Error(`The tests of "${document.id}" fail without a fault too: ${failed}`)
    }
  }
}

const faults = await listFaults()
const told: Told[] = []
for (const [index, fault] of faults.entries()) {
  progress.show(index, faults.length, `${fault.machine.document.id} ${fault.mutation.kind}`)
  told.push(await tell(fault))
}
progress.end()
await checkTests(told)
report(told)
