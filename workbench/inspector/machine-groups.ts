/** Groups of machines by what starts them, in the order of the list. */
export const machineGroups = [
  'On every page',
  'With the first gesture',
  'With consent',
  'With a form',
  'In slices',
  'Not started',
] as const

export type MachineGroup = (typeof machineGroups)[number]
