import { describe, expect, it } from 'vitest'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { parseRecording, type Recording } from './recording.ts'
import { findDeviation, replayRecording } from './replay.ts'
import { writePathTest } from './write-path-test.ts'

const document: MachineDocument = {
  id: 'door',
  initial: 'shut',
  context: { times: 0 },
  states: {
    shut: {
      on: {
        open: {
          guard: { '@expr': 'now() > 100' },
          target: 'asking',
          actions: [{ type: 'assign', params: { times: { '@expr': 'context.times + 1' } } }],
        },
      },
    },
    asking: {
      invoke: { src: 'door.ask', id: 'ask', onDone: { target: 'open' } },
      after: { 500: { target: 'shut' } },
    },
    open: { on: { shut: { guard: { '@expr': 'context.times > 1' }, target: 'shut' } } },
  },
}

const recording: Recording = {
  machine: 'door',
  page: '/',
  start: { value: 'shut', context: { times: 0 } },
  steps: [
    { time: 100, event: { type: 'open' }, value: 'shut' },
    { time: 200, event: { type: 'open' }, value: 'asking' },
    { time: 700, event: { type: 'xstate.after.500.door.asking' }, value: 'shut' },
    { time: 800, event: { type: 'open' }, value: 'asking' },
    { time: 900, event: { type: 'xstate.done.actor.ask', output: {} }, value: 'open' },
    { time: 950, event: { type: 'shut' }, value: 'shut' },
  ],
}

const changed = structuredClone(document)
delete changed.states!['asking']!.after

describe('replayRecording', () => {
  it('[PAGEBUILDER-08] goes the recorded way: guards, times, timers and what actors answered', () => {
    const values = replayRecording(document, recording)
    expect(values).toEqual(recording.steps.map(({ value }) => value))
    expect(findDeviation(recording, values)).toBeUndefined()
  })

  it('[PAGEBUILDER-08] goes on from the middle, with the context of then', () => {
    const start = { value: 'open', context: { times: 2 } }
    const steps = recording.steps.slice(5)
    expect(replayRecording(document, { start, steps })).toEqual(['shut'])
  })

  it('[PAGEBUILDER-08] tells the first step that goes another way', () => {
    expect(findDeviation(recording, replayRecording(changed, recording))).toEqual({
      step: 3,
      type: 'xstate.after.500.door.asking',
      recorded: '"shut"',
      now: '"asking"',
    })
  })
})

describe('writePathTest', () => {
  it('[PAGEBUILDER-08] writes a test with all steps', () => {
    const text = writePathTest(document, recording, 'ajar')
    expect(text).toContain('goes the recorded way: ajar')
    expect(text).toContain('"xstate.after.500.door.asking"')
  })

  it('[PAGEBUILDER-08] writes none that is red, and says why', () => {
    expect(() => writePathTest(changed, recording, 'ajar')).toThrow(
      'The machine "door" does not go the recorded way: after step 3 (xstate.after.500.door.asking) it was in "shut", now it is in "asking".',
    )
    const masked = { ...recording, start: { ...recording.start, context: { name: '•••(4)' } } }
    expect(() => writePathTest(changed, masked, 'ajar')).toThrow('record again with "Show values"')
  })
})

describe('parseRecording', () => {
  it('takes what was saved', () => {
    expect(parseRecording(JSON.stringify(recording))).toEqual(recording)
  })

  it.each([
    ['null', '/machine must be'],
    [JSON.stringify({ ...recording, steps: {} }), '/steps must be a list'],
    [JSON.stringify({ ...recording, steps: [{ time: 1, value: 'a' }] }), '/steps/0/event/type'],
  ])('refuses %s, and says where', (text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })
})
