import type { Translate } from '../../model/slice/slice.tsx'

/**
 * Translates by the messages that came with an island. A key without a message is returned
 * unchanged.
 */
export function createTranslate(messages: Record<string, string> = {}): Translate {
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
}
