import { createHash } from 'node:crypto'
import type { Locale } from '../../model/config/site-config.ts'
import { validateShared } from './load-document.ts'
import type { MessageBundle } from '../../model/i18n/messages.ts'
import { isContentError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { Site } from '../../model/site.ts'

export interface SiteTexts {
  messages: MessageBundle
  /** Identifies these texts; '' without any. */
  key: string
  /** Whether no text is missing; false when the document could not be read just now. */
  isWhole: boolean
}

const none: SiteTexts = { messages: {}, key: '', isWhole: true }

/**
 * The texts an editor replaced, from the UI texts document. Without it, or when it cannot be read, the
 * built-in ones are used: a failed message load only warns (I18N-06).
 */
export async function loadSiteTexts(locale: Locale, site: Site): Promise<SiteTexts> {
  const type = site.config.uiTexts
  if (type === undefined) return none
  try {
    const document = validateShared(
      await site.content.single(type, { lang: locale.language }),
      site,
    )
    return bundleOf(document.data['texts'])
  } catch (error) {
    if (isContentError(error)) return none
    site.log.warn('MESSAGES_NOT_LOADED', {
      message: `Failed loading locale (${locale.code})`,
      reason: toReason(error),
    })
    return { ...none, isWhole: false }
  }
}

const known = new WeakMap<object, SiteTexts>()

function bundleOf(texts: unknown): SiteTexts {
  if (!Array.isArray(texts)) return none
  let siteTexts = known.get(texts)
  if (!siteTexts) {
    const entries = (texts as { key: string; text: string }[]).map(({ key, text }) => [key, text])
    const key = createHash('sha1').update(JSON.stringify(entries)).digest('base64url').slice(0, 8)
    siteTexts = { messages: Object.fromEntries(entries), key, isWhole: true }
    known.set(texts, siteTexts)
  }
  return siteTexts
}
