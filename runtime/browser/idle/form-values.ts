/**
 * The named controls of a form: checkboxes as booleans, the chosen one of a radio group, all
 * others as text. Disabled ones count too: a box that cannot be unticked is still ticked.
 */
export function toValues(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {}
  for (const control of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const { name, type, checked, value } = control
    if (!name || ignored.has(type) || (type === 'radio' && !checked)) continue
    values[name] = type === 'checkbox' ? checked : value
  }
  return values
}

const ignored = new Set(['submit', 'button', 'reset', 'image', 'file', 'fieldset', 'output'])
