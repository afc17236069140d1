/** Without LINK_SECRET no link of a mail and no cookie of a visitor can be signed or checked. */
import { type ErrorEntry, type FunctionPlatform } from '#runtime'

export const LinkSecretMissing = {
  code: 'LinkSecretMissing',
  kind: 'outage',
  title: 'Secret to sign links missing',
  message: () =>
    'LINK_SECRET is not set, so that no link and no cookie of a visitor can be signed.',
  hint: 'Set LINK_SECRET to a random text of at least 32 characters, the same for all processes.',
} satisfies ErrorEntry<[]>

/** Logs it for answers that go on without it. @param where - the requested function or path */
export function logMissingSecret(
  { log }: Pick<FunctionPlatform, 'log'>,
  where: { function: string } | { path: string },
): void {
  log.error('LINK_SECRET_MISSING', { ...where, hint: LinkSecretMissing.hint })
}
