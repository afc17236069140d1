/** Runs what is expected to notice a fault, without it and with it. */
import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { passSignals } from '../../cli/run.ts'
import { isTestProof, type CheckProof, type Fault, type TestProof } from './fault.ts'
import type { FaultTree } from './fault-tree.ts'
import { isOf, readOutcomes, type Outcome } from './read-outcomes.ts'
import { createSelect, keyOf, type Selection } from './select-tests.ts'

export interface Verdict {
  isFound: boolean
  /** The title of the test that failed or what the check said; why it was not found. */
  by: string
}

export interface Prover {
  /** Runs the proofs without a fault, those together that can be; what passed is remembered for the same files. */
  control(proofs: readonly Fault['proof'][]): Promise<void>
  /**
   * Plants all of them at once.
   * @param faults - one, or a group
   * @returns a verdict for each
   */
  prove(faults: readonly Fault[]): Promise<Verdict[]>
}

/** What passed without a fault, by selection; of a check, that it did. */
interface Controls {
  tree: string
  passed: Record<string, string[]>
}

const unitCall = ['run', '--reporter=default', '--reporter=json', '--outputFile.json'] as const
const browserCall = ['test', '--config', 'tests/faults/playwright.config.ts'] as const

/** One failure is enough. */
const stopOptions = { unit: ['--bail=1'], browser: ['--max-failures=1'] } as const

/**
 * @param cache - a folder for reports, output and what is remembered
 * @param isOver - whether it was interrupted: then what runs says nothing
 */
export function createProver(tree: FaultTree, cache: string, isOver: () => boolean): Prover {
  const select = createSelect(tree.folder)
  const memory = join(cache, 'controls.json')
  const binaries = join(tree.folder, 'node_modules/.bin')
  const controls = readControls(memory, tree.id)
  mkdirSync(cache, { recursive: true })

  const start = async (command: string, args: readonly string[], variables = {}) => {
    const said = join(cache, 'output.txt')
    const output = openSync(said, 'w')
    const script = command === 'node' ? [] : [join(binaries, command)]
    const child = spawn(process.execPath, [...script, ...args], {
      cwd: tree.folder,
      stdio: ['ignore', output, output],
      // Servers that tests start are called by `node`: that of the packages, not that of the machine.
      env: { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH']}`, ...variables },
    })
    const letGo = passSignals(child)
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    letGo()
    closeSync(output)
    if (isOver()) throw new Error('Interrupted.')
    return { code, said: readFileSync(said, 'utf8') }
  }

  async function runTests(
    by: Selection['by'],
    selections: readonly Selection[],
    stopsAtOnce: boolean,
  ): Promise<Outcome[]> {
    const report = join(cache, `${by}.json`)
    rmSync(report, { force: true })
    const files = [...new Set(selections.flatMap((one) => one.files))]
    const pattern = selections.map(({ title }) => title).join('|')
    const stop = stopsAtOnce ? stopOptions[by] : []
    const { said } = await (by === 'unit'
      ? start('vitest', [...unitCall, report, '--testNamePattern', pattern, ...stop, ...files])
      : start('playwright', [...browserCall, '--grep', pattern, ...stop, ...files], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }))
    const outcomes = existsSync(report) ? readOutcomes(report) : []
    const isEmpty = outcomes.every(({ isPassed, isFailed }) => !isPassed && !isFailed)
    if (isEmpty && !said.includes('No tests found')) throw new Error(`Nothing ran: ${end(said)}`)
    return outcomes
  }

  const runCheck = ({ command: [command, ...args] }: CheckProof) => start(command, args)

  async function controlTests(by: Selection['by'], proofs: readonly TestProof[]): Promise<void> {
    const selections = proofs
      .filter((proof) => proof.by === by)
      .map(select)
      .filter((selection) => !(keyOf(selection) in controls.passed))
    if (selections.length === 0) return
    const passed = (await runTests(by, selections, false)).filter(({ isPassed }) => isPassed)
    for (const selection of selections) {
      const own = passed.filter((outcome) => isOf(outcome, selection))
      if (own.length > 0) controls.passed[keyOf(selection)] = own.map(({ title }) => title)
    }
  }

  async function controlChecks(proofs: readonly CheckProof[]): Promise<void> {
    for (const proof of proofs) {
      const key = proof.command.join(' ')
      if (key in controls.passed) continue
      const { code } = await runCheck(proof)
      if (code === 0) controls.passed[key] = []
    }
  }

  const isControlled = (proof: TestProof) => keyOf(select(proof)) in controls.passed

  async function proveByTests(proofs: readonly TestProof[]): Promise<Verdict[]> {
    const selections = proofs.map((proof) => select(isControlled(proof) ? proof : widen(proof)))
    const outcomes = await runTests(proofs[0]!.by, selections, proofs.length === 1)
    return selections.map((selection) => {
      const before = controls.passed[keyOf(selection)]
      if (!before)
        return {
          isFound: false,
          by: `no test of ${selection.requirement} passes without the fault`,
        }
      const own = outcomes.filter((one) => isOf(one, selection))
      const failed = own.filter(({ isFailed }) => isFailed).map(({ title }) => title)
      const title = failed.find((one) => before.includes(one))
      if (title !== undefined) return { isFound: true, by: title }
      const passed = own.filter(({ isPassed }) => isPassed).length
      return {
        isFound: false,
        by: failed.length > 0 ? `fails without it as well: ${failed[0]}` : `${passed} tests pass`,
      }
    })
  }

  async function proveByCheck(proof: CheckProof): Promise<Verdict> {
    const call = proof.command.join(' ')
    if (!(call in controls.passed)) return { isFound: false, by: `${call} fails without the fault` }
    const { code, said } = await runCheck(proof)
    if (code === 0) return { isFound: false, by: `${call} passes` }
    const line = said.split('\n').find((text) => text.includes(proof.says))
    return line === undefined
      ? { isFound: false, by: `${call} fails without "${proof.says}": ${end(said)}` }
      : { isFound: true, by: line.trim() }
  }

  return {
    async control(proofs) {
      const tests = proofs.filter(isTestProof)
      await controlChecks(proofs.filter((proof) => !isTestProof(proof)))
      for (const by of ['unit', 'browser'] as const) {
        await controlTests(by, tests)
        await controlTests(
          by,
          tests.filter((one) => one.titled !== undefined && !isControlled(one)).map(widen),
        )
      }
      writeFileSync(memory, JSON.stringify(controls, null, 1))
    },
    async prove(faults) {
      const takeOut: (() => void)[] = []
      try {
        for (const fault of faults) takeOut.push(tree.plant(fault))
        const proofs = faults.map(({ proof }) => proof)
        const [first] = proofs
        return first && !isTestProof(first)
          ? [await proveByCheck(first)]
          : await proveByTests(proofs.filter(isTestProof))
      } catch (error) {
        const by = error instanceof Error ? error.message : String(error)
        return faults.map(() => ({ isFound: false, by }))
      } finally {
        for (const undo of takeOut.toReversed()) undo()
      }
    },
  }
}

/** All tests of the requirement, when those that were enough have another title now. */
const widen = ({ by, requirement, within }: TestProof): TestProof => ({
  by,
  requirement,
  ...(within !== undefined && { within }),
})

function readControls(file: string, tree: string): Controls {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Controls) : undefined
  return kept?.tree === tree ? kept : { tree, passed: {} }
}

/** Of what a command said. */
const end = (text: string) => text.trim().split('\n').slice(-12).join('\n')
