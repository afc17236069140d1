export { startLeads } from './start-leads.ts'
