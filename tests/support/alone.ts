import type { MachineSystem } from '#runtime/machines'

/** The system of a machine that is tested alone: no other machine runs. */
export const alone = { get: () => undefined } as unknown as MachineSystem
