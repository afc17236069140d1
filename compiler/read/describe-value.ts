/** Values of the configuration in words, for the reference pages. */
import type { Comparison, Value } from '../../schemas/value-types.ts'

export function describeValue(value: Value): string {
  if (typeof value === 'string') return quote(value)
  const all = (values: readonly Value[]) => values.map(describeValue)
  if ('@type' in value) return `a ${value['@type']}`
  const one = value as Exclude<typeof value, { '@type': string }>
  if ('value' in one) return `the value ${quote(JSON.stringify(one.value))}`
  if ('first' in one) return `the first filled of ${all(one.first).join(', ')}`
  if ('concat' in one) return all(one.concat).join(' and ')
  if ('join' in one) return `${all(one.join).join(' and ')} as one text`
  if ('each' in one) return `${describeValue(one.as)} for each of ${quote(one.each)}`
  if ('fields' in one) {
    const entries = Object.entries(one.fields)
    return `(${entries.map(([name, part]) => `${name} from ${describeValue(part)}`).join(', ')})`
  }
  if ('if' in one) {
    const otherwise = one.else === undefined ? '' : `, else ${describeValue(one.else)}`
    return `${describeValue(one.then)} if ${describeCondition(one.if)}${otherwise}`
  }
  if ('by' in one) {
    const cases = Object.entries(one.cases).map(
      ([name, part]) => `${describeValue(part)} (${name})`,
    )
    return `by ${quote(one.by)} ${cases.join(', ')}`
  }
  if ('message' in one) {
    const source = one.of ?? one.plural
    return `the message ${quote(one.message)}${source === undefined ? '' : ` for ${describeValue(source)}`}`
  }
  if ('format' in one) return `${describeValue(one.from)} as a ${one.format}`
  if ('count' in one) return `the number of ${describeValue(one.count)}`
  if ('page' in one) return `the page's ${one.page}`
  if ('site' in one) return `the site's ${one.site}`
  if ('route' in one) return `the address of ${quote(one.route)}`
  if ('document' in one) return `the page's ${quote(one.document)}`
  return 'now' in one ? 'now' : `whether ${describeCondition(one)}`
}

export function describeCondition(condition: Value): string {
  if (typeof condition === 'object') {
    if ('not' in condition) {
      const { not } = condition as { not: Value }
      return typeof not === 'string' ? `${quote(not)} is not` : `not ${describeCondition(not)}`
    }
    if ('all' in condition) return joinConditions(condition.all as Value[], ' and ')
    if ('any' in condition) return joinConditions(condition.any as Value[], ' or ')
    if ('field' in condition) return describeComparison(condition as Comparison)
  }
  return `${describeValue(condition)} is filled`
}

function joinConditions(conditions: readonly Value[], word: string): string {
  return conditions.map(describeCondition).join(word)
}

function describeComparison(comparison: Comparison): string {
  const field = describeValue(comparison.field)
  if ('is' in comparison) return `${field} is ${describeValue(comparison.is)}`
  return 'from' in comparison
    ? `${field} is not before ${describeValue(comparison.from)}`
    : `${field} is before ${describeValue(comparison.until)}`
}

function quote(text: string): string {
  return `\`${text}\``
}
