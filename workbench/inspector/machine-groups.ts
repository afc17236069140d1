/** What starts a machine: how the list of all of them is parted, in this order. */
export const machineGroups = [
  'On every page',
  'With the first gesture',
  'With consent',
  'With a form',
  'In slices',
  'Not started',
] as const

export type MachineGroup = (typeof machineGroups)[number]
