/** `site-config/behaviours.json`: the machines that run on every page. */
export type { BehaviourActor, Behaviours } from '#schemas/config-types.ts'
