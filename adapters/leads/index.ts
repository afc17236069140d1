export { createForwards, findDestinations } from './forwards.ts'
export { openLeadStore } from './open-lead-store.ts'
export { startLeads } from './start-leads.ts'
