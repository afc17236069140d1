import type { Lead } from '#runtime'

let submissions = 0

/** Each call creates a new submission. */
export function createLead(change: Partial<Lead> = {}): Lead {
  submissions += 1
  const { email = 'ada@northwind.example' } = change
  return {
    submission: `00000000-0000-4000-8000-${String(submissions).padStart(12, '0')}`,
    form: 'ZxDemo',
    type: 'demo',
    locale: 'de',
    page: '/de/demo-buchen',
    email,
    fields: { email, firstName: 'Ada', topics: ['a', 'b'], consent: true },
    ...change,
  }
}
