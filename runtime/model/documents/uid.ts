/**
 * Names of documents in addresses. The content service takes lower-case letters and digits, and of
 * other signs the hyphen and the underscore (prismic.io/docs/fields/uid); what else needs no escape in
 * a path (RFC 3986, 2.3) does no harm. A segment of dots alone means another folder.
 */
const pattern = /^(?!\.+$)[a-z0-9._~-]{1,255}$/

export function isUid(text: string): boolean {
  return pattern.test(text)
}
