import type { Validator } from '#runtime'

/** The validator's first fault, as a sentence that repeats nothing of the input. */
export function describeFault(errors: Validator['errors']): string {
  const error = errors?.[0]
  if (!error) return 'The request is not valid.'
  const field = error.instancePath.slice(1).replaceAll('/', '.')
  const name = field === '' ? 'The body' : `"${field}"`
  const { limit, missingProperty, type, format } = error.params
  switch (error.keyword) {
    case 'required':
      return `"${field && `${field}.`}${String(missingProperty)}" is missing.`
    case 'additionalProperties':
      return `${name} has an unknown key. docs/reference/functions.md lists the known ones.`
    case 'type':
      return `${name} must be ${String(type) === 'string' ? 'text' : `of type ${String(type)}`}.`
    case 'minLength':
      return `${name} must have at least ${String(limit)} characters.`
    case 'maxLength':
      return `${name} must have at most ${String(limit)} characters.`
    case 'format':
      return `${name} must be a ${String(format)}.`
    default:
      return `${name} is not written as it must be. docs/reference/functions.md tells how.`
  }
}
