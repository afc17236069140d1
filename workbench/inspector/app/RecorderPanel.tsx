import { useState, type ChangeEvent } from 'react'
import { parseRecording, type Recording } from '../../../compiler/machines/recording.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { toLeaves } from '../live/state-value.ts'
import { describeReplay, valueAt, type Recorder } from './use-recorder.ts'

export interface RecorderPanelProps {
  recorder: Recorder
  document: MachineDocument
  /** Undefined if no instance runs. */
  start: (() => void) | undefined
  select: (machine: string) => void
}

/** Records the events of an instance, steps back through them, and replays them. */
export function RecorderPanel({ recorder, document, start, select }: RecorderPanelProps) {
  const [said, say] = useState('')
  const { isRunning, isCut, recording } = recorder
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    try {
      const read = parseRecording(await file.text())
      select(read.machine)
      recorder.open(read)
      say(`${file.name} was opened.`)
    } catch (error) {
      say(`${file.name} was not opened: ${(error as Error).message}`)
    }
  }
  const replay = () => {
    try {
      say(describeReplay(document, recording!))
    } catch (error) {
      say((error as Error).message)
    }
  }
  const isOther = recording !== undefined && recording.machine !== document.id
  return (
    <section aria-label="Recording">
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={!isRunning && !start}
          onClick={isRunning ? recorder.stop : start}
        >
          {isRunning ? 'Stop' : 'Record'}
        </button>
        <button type="button" disabled={!recording?.steps.length} onClick={() => save(recording!)}>
          Save
        </button>
        <button type="button" disabled={!recording?.steps.length || isOther} onClick={replay}>
          Replay
        </button>
        <label className="file">
          Open a recording
          <input type="file" accept="application/json" onChange={(event) => void open(event)} />
        </label>
      </div>
      <p role="status">{said}</p>
      {isCut && <p className="soft">The page has gone: nothing more is recorded of it.</p>}
      {recording && <Steps recording={recording} recorder={recorder} />}
      <p className="soft">
        Masked values (•••) are recorded as such: turn on “Show values” first where guards read
        them. A saved file becomes a test with <code>npx slicewright machines record FILE</code>.
      </p>
    </section>
  )
}

function Steps({ recording, recorder }: { recording: Recording; recorder: Recorder }) {
  const { machine, steps } = recording
  const moment = recorder.moment ?? steps.length
  const step = moment ? steps[moment - 1] : undefined
  return (
    <>
      <label className="fields">
        Moment {moment} of {steps.length} in {machine}
        <input
          type="range"
          min={0}
          max={steps.length}
          value={moment}
          aria-valuetext={`${moment}: ${step?.event.type ?? 'the beginning'}`}
          onChange={({ currentTarget }) => recorder.show(Number(currentTarget.value))}
        />
      </label>
      <p className="value">
        {step ? `${step.event.type} → ` : ''}
        {toLeaves(valueAt(recording, moment))}
      </p>
      {recorder.moment !== undefined && (
        <button type="button" onClick={() => recorder.show(undefined)}>
          Back to the present
        </button>
      )}
    </>
  )
}

function save(recording: Recording): void {
  const text = `${JSON.stringify(recording, null, 2)}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const name = `${recording.machine}-recording.json`
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
