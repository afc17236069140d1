import type { MachineSystem } from '#runtime/machines'

/** For a machine that is tried by itself: no other runs. */
export const alone = { get: () => undefined } as unknown as MachineSystem
