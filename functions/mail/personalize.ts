/** What pages show of the one visitor who asks, by the kind their page type names. */
import type { FunctionPlatform, Personalize } from '#runtime'
import { personalizeMail } from './mail-preferences.ts'
import { personalizeCode } from '../forms/redemption-code.ts'

export const personalize: Personalize<FunctionPlatform> = (kind, request, platform) =>
  kind === 'mailPreferences'
    ? personalizeMail(request, platform)
    : personalizeCode(request, platform)
