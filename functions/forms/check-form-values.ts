/** Checks the values of a form; faults are named by field, with the names of their messages. */
import type { FormDefinition, FormField, FormRule, FormValues, Site } from '#runtime'
import { parseEmail } from '#schemas/email-address.ts'
import { isCompetitorEmail, isProfessionalEmail } from '../shared/check-email.ts'

/** Names of the fields that hold the messages in the form's document. */
export type FormFault =
  | 'competitor_email'
  | 'consent'
  | 'email'
  | 'password'
  | 'phone'
  | 'professional_email'
  | 'required'
  | 'too_long'

export type FormFaults = Record<string, FormFault>

type Lists = Pick<Site, 'emailDomains' | 'log' | 'validators'>

/** Runs the form's validator and, if that finds nothing, the rules that only the server knows. */
export function checkFormValues(
  type: string,
  { steps }: FormDefinition,
  values: FormValues,
  site: Lists,
): FormFaults {
  const fields = new Map(steps.flatMap((step) => step.fields.map((field) => [field.name, field])))
  const validate = site.validators.forms[type]!
  const faults: FormFaults = {}
  if (!validate(values)) {
    for (const { instancePath, keyword, params } of validate.errors ?? []) {
      const name =
        keyword === 'required' ? String(params['missingProperty']) : instancePath.split('/')[1]
      const field = name === undefined ? undefined : fields.get(name)
      if (field) faults[field.name] ??= toFault(field, keyword)
    }
  }
  for (const { name, kind, rules = [] } of fields.values()) {
    const email = values[name]
    if (faults[name] || kind !== 'email' || typeof email !== 'string') continue
    if (!parseEmail(email)) faults[name] = 'email'
    const broken = rules.find((rule) => breaks(rule, email, site))
    if (broken) faults[name] ??= faultOfRule[broken]
  }
  return faults
}

function toFault({ kind }: FormField, keyword: string): FormFault {
  if (kind === 'consent') return 'consent'
  if (keyword === 'maxLength') return 'too_long'
  if (keyword !== 'required' && (kind === 'email' || kind === 'password' || kind === 'phone'))
    return kind
  return 'required'
}

export const faultOfRule: Record<FormRule, FormFault> = {
  professionalEmail: 'professional_email',
  competitorEmail: 'competitor_email',
}

/** False for a rule that cannot be checked: the form goes on (OP34). */
function breaks(rule: FormRule, email: string, site: Lists): boolean {
  try {
    return rule === 'competitorEmail'
      ? isCompetitorEmail(email, site)
      : !isProfessionalEmail(email, site)
  } catch (error) {
    site.log.warn('FORM_RULE_FAILED', { rule, message: String(error) })
    return false
  }
}
