import { hash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a stranger has shown the secret, in a time that tells nothing of either, their lengths included:
 * the one way in which secrets and signatures are compared (`tests/conformance/secrets.test.ts`).
 */
export function isSameSecret(shown: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', shown, 'buffer'), hash('sha256', secret, 'buffer'))
}
