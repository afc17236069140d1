/** The front door for checks, drawings and recordings of machines. */
export { toGraph, type MachineGraph } from './machine-graph.ts'
export { parseRecording, type Recording } from './recording.ts'
export { replayRecording } from './replay.ts'
export { writePathTest } from './write-path-test.ts'
