/**
 * `npm run test:faults -w lab`: plants small faults one by one, in its own worktree, and reports
 * those the suite does not notice. `-- --help` lists its options.
 */
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { createFaultTree } from '../../tests/faults/fault-tree.ts'
import type { Fault } from '../../tests/faults/fault.ts'
import { faults as all } from '../../tests/faults/list/index.ts'
import { groupFaults } from '../../tests/faults/group-faults.ts'
import { createProver, type Verdict } from '../../tests/faults/prove.ts'
import { createSelect } from '../../tests/faults/select-tests.ts'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'

interface Told extends Verdict {
  fault: Fault
  seconds: number
}

/** The quickest proofs come first. */
const order: readonly Fault['proof']['by'][] = ['check', 'unit', 'browser']

/** @throws Refusal naming the faults that do not exist */
function choose(wanted: readonly string[]): Fault[] {
  const unknown = wanted.filter((name) => !all.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new Refusal(`There is no fault "${unknown.join('", "')}". --list shows all of them.`)
  return all
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .toSorted((one, other) => order.indexOf(one.proof.by) - order.indexOf(other.proof.by))
}

async function plantAll(faults: readonly Fault[], isEachAlone: boolean): Promise<Told[]> {
  const cache = join(repositoryRoot, '.cache/faults')
  const tree = createFaultTree(repositoryRoot, join(cache, 'tree'))
  let isOver = false
  // The signal reaches the running tests as well; their fault is not judged.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => (isOver = true))
  const told: Told[] = []
  try {
    const prover = createProver(tree, cache, () => isOver)
    say('The same tests without a fault')
    await prover.control(faults.map(({ proof }) => proof))
    const tell = createProgress(faults.length)
    const prove = async (group: readonly Fault[]) => {
      const before = performance.now()
      const verdicts = await prover.prove(group)
      if (isOver) throw new Error('Interrupted.')
      const seconds = Math.round((performance.now() - before) / 1000 / group.length)
      for (const [index, fault] of group.entries()) {
        const verdict = verdicts[index]!
        // Another fault of its group may have kept its test from running.
        if (!verdict.isFound && group.length > 1) await prove([fault])
        else tell(told.push({ fault, ...verdict, seconds }), fault, verdict)
      }
    }
    const groups = isEachAlone
      ? faults.map((fault) => [fault])
      : groupFaults(faults, createSelect(repositoryRoot))
    for (const group of groups) await prove(group)
  } finally {
    tree.remove()
  }
  return told
}

/** @returns a function that reports each fault, and the estimated time for the rest */
function createProgress(all: number) {
  const started = performance.now()
  return (done: number, { name }: Fault, { isFound, by }: Verdict) => {
    const elapsed = (performance.now() - started) / 60_000
    const left = (elapsed / done) * (all - done)
    const state = `fault ${done} of ${all}, ${elapsed.toFixed(1)} min, about ${left.toFixed(1)} left`
    say(`${state}: ${name} ${isFound ? 'found' : `NOT FOUND, ${by}`}`)
  }
}

/** Separate from the command's final output. */
const say = (text: string) => void process.stderr.write(`${text}\n`)

function report(told: readonly Told[]): void {
  const widest = Math.max(...told.map(({ fault }) => fault.name.length))
  for (const { fault, isFound, by, seconds } of told) {
    const state = isFound ? 'found    ' : 'NOT FOUND'
    const [line = ''] = by.split('\n')
    console.log(
      `${fault.name.padEnd(widest)}  ${state}  ${fault.proof.requirement.padEnd(14)} ${String(seconds).padStart(4)} s  ${line}`,
    )
  }
  const missed = told.filter(({ isFound }) => !isFound).map(({ fault }) => fault.name)
  console.log(`\n${told.length - missed.length} of ${told.length} planted faults found.`)
  if (missed.length > 0)
    console.log(
      `Not found: ${missed.join(', ')}\nOnce more: npm run test:faults -w lab -- ${missed.join(' ')}`,
    )
}

const plantFaults: Command = {
  help: `npm run test:faults -w lab [-- NAME ... OPTIONS]
Plants small faults one by one, all or those named, into a copy of the committed and tracked files, and runs the tests of the requirement
that each breaks. Exits with 1 when one is not found: the suite has lost a proof. Needs a browser, and 10 to 30 minutes for all.
  --list   shows the faults, plants none
  --json   writes the results as JSON
  --alone  a build for each fault that the browser's tests prove; those that are far from each other share one otherwise
Environment: E2E_PORT, and the port 1000 above it`,
  options: { list: { type: 'boolean' }, json: { type: 'boolean' }, alone: { type: 'boolean' } },
  words: Infinity,
  async run({ values, words }) {
    const faults = choose(words)
    if (values['list']) {
      for (const { name, proof, why } of faults)
        console.log(`${name} (${proof.by}, ${proof.requirement})\n  ${why}`)
      return 0
    }
    const told = await plantAll(faults, values['alone'] === true)
    if (values['json'])
      console.log(
        JSON.stringify(
          told.map(({ fault: { name, file, proof }, ...verdict }) => ({
            name,
            file,
            requirement: proof.requirement,
            ...verdict,
          })),
          null,
          2,
        ),
      )
    else report(told)
    return told.every(({ isFound }) => isFound) ? 0 : 1
  },
}

if (import.meta.main) process.exitCode = await runCommand(plantFaults, process.argv.slice(2))
