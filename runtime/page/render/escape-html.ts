const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text, and attribute values in either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

/** JSON inside an attribute in single quotes: only what would end it or start an entity is escaped. */
export function escapeJsonAttribute(value: unknown): string {
  return JSON.stringify(value).replace(/[&'<]/g, (character) => entities[character]!)
}

/** JSON inside a script element: nothing in it ends the element or begins a comment. */
export function escapeJsonScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
