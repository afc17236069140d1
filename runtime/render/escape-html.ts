const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for attribute values in either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

/** JSON inside an attribute in single quotes: only what would end it or start an entity is escaped. */
export function escapeJsonAttribute(value: unknown): string {
  return JSON.stringify(value).replace(/[&'<]/g, (character) => entities[character]!)
}
