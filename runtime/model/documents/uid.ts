/**
 * Names of documents in addresses. The content service takes lower-case letters, digits, hyphens
 * and underscores (prismic.io/docs/fields/uid); other signs that need no escape in a path (RFC
 * 3986, 2.3) do no harm. A segment of dots alone means another folder.
 */
const pattern = /^(?!\.+$)[a-z0-9._~-]{1,255}$/

export function isUid(text: string): boolean {
  return pattern.test(text)
}
