/** Decodes a part of an address or a cookie; with an invalid escape it is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
