/**
 * `npm run machines:golden -w lab`: records the present behaviour of each machine in
 * `tests/fixtures/machine-records`; `-- <id>` only of those named. Recorded paths are kept, so that
 * the diff is what to review; a path with an event that the machine no longer handles is dropped
 * with a message. A deleted file is made again.
 */
import { readMachineCatalogue } from '../../compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { createRecordable, readRecord, writeRecord } from '../../tests/support/machine-records.ts'
import { readMachines } from '../../tests/support/read-machines.ts'
import { recordMachine, splitRecord } from '../../tests/support/record-machine.ts'
import { readCall } from '../../cli/run-command.ts'
import { showProgress } from '../../cli/show-progress.ts'

const roots = [repositoryRoot]
const { words: wanted } = await readCall({
  help: `npm run machines:golden -w lab [-- ID ...]
Writes down what each machine does now, in tests/fixtures/machine-records; with ids, of these machines alone.
The difference to what was there is what to review.`,
  options: {},
  words: Infinity,
})
const catalogue = readMachineCatalogue(roots)
const machines = await readMachines(roots)
const unknown = wanted.filter((id) => !machines.some(({ document }) => document.id === id))

if (unknown.length > 0) {
  console.error(
    `There is no machine "${unknown.join('", "')}". Those of this repository are the folders of machines/; of SITE_DIR none is known here.`,
  )
  process.exitCode = 1
} else {
  const chosen = machines.filter(({ document: { id } }) => !wanted.length || wanted.includes(id))
  const progress = showProgress()
  for (const [index, { document, own }] of chosen.entries()) {
    const { id } = document
    progress.show(index, chosen.length, `recording ${id}`)
    const known = readRecord(id)
    const { kept, lost } = splitRecord(createRecordable(document, catalogue, own), known)
    const record = recordMachine(document, catalogue, own, known)
    writeRecord(id, record)
    progress.end()
    const steps = record.reduce((sum, path) => sum + path.steps.length, 0)
    console.log(`${id}: ${record.length} paths of ${steps} steps`)
    if (lost.length > 0)
      console.log(
        `  dropped ${known.length - kept.length} with events that it has no transition for: ${lost.join(', ')}`,
      )
  }
}
