/** Personalizes pages for the visitor who asks, by the kind that their page type names. */
import type { FunctionPlatform, Personalize } from '#runtime'
import { personalizeMail } from './mail-preferences.ts'
import { personalizeCode } from '../forms/redemption-code.ts'

export const personalize: Personalize<FunctionPlatform> = (kind, request, platform) =>
  kind === 'mailPreferences'
    ? personalizeMail(request, platform)
    : personalizeCode(request, platform)
