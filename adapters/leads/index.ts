export { createForwards, findDestinations } from './forwards.ts'
export { openLeadStore, openPeopleStores, type PeopleStores } from './open-lead-store.ts'
export { startLeads } from './start-leads.ts'
