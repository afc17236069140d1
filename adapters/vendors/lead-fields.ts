import type { SentFields } from '#runtime/providers'

/** Names of a person's fields in marketing products. Other fields keep their name in the form. */
const names: Readonly<Record<string, string>> = {
  email: 'Email',
  firstName: 'FirstName',
  lastName: 'LastName',
  company: 'Company',
  companyName: 'Company',
  phone: 'Phone',
  country: 'Country',
}

export function toLeadFields(fields: SentFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      Object.hasOwn(names, name) ? names[name]! : name,
      value,
    ]),
  )
}
