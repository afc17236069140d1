export { openLeadsByCall, startLeads, type LeadsByCall } from './start-leads.ts'
