/**
 * POST: records a visitor's decision. Answers 201 with the id of the receipt, 503 while it cannot
 * be written.
 */
import { validateDocument, type FunctionPlatform, type SiteConfig } from '#runtime'
import { isSiteError } from '#runtime/errors'
import { hashOf, toConsentTexts } from '#runtime/consent-texts'
import { refuse } from '../shared/guard.ts'
import { readReceipt } from './read-receipt.ts'
import { appendReceipt, keepTexts, type Decision } from './receipt-log.ts'

/**
 * Records neither address nor browser: only the id, which the visitor's cookie holds, links the
 * two. Texts unknown to the site, as after an edit, are recorded as unknown: the decision still
 * counts.
 */
export async function handle(request: Request, platform: FunctionPlatform): Promise<Response> {
  const { site, files, now, log } = platform
  const read = readReceipt(await request.json(), codesOf(site.config))
  if ('problem' in read) return refuse(400, 'ReceiptInvalid', read.problem)
  try {
    const areKnown = await keepShownTexts(read.decision, platform)
    const { id } = await appendReceipt(files, { ...read.decision, ...areKnown }, now(), log)
    return Response.json({ id }, { status: 201 })
  } catch (error) {
    log.error('CONSENT_NOT_KEPT', { message: isSiteError(error) ? error.text : String(error) })
    return refuse(
      503,
      'StorageUnavailable',
      'This cannot be put on record now. Send it again later.',
    )
  }
}

function codesOf({ locales }: SiteConfig): string[] {
  return locales.map(({ code }) => code)
}

/** Stores one copy of each text. Undefined when all are known. */
async function keepShownTexts(
  { texts, locale }: Decision,
  { site, files, log }: FunctionPlatform,
): Promise<Pick<Decision, 'unknownTexts'> | undefined> {
  const { language: lang } = site.config.locales.find(({ code }) => code === locale)!
  let areKnown = true
  for (const place of ['banner', 'modal'] as const) {
    const shown = texts[place]
    if (await files.read(`consent/texts/${shown}.json`)) continue
    const type = site.config.consentTexts?.[place]
    if (type === undefined) {
      areKnown = false
      continue
    }
    try {
      const raw = await site.content.single(type, { lang })
      const words = toConsentTexts(validateDocument(raw, site).data)
      if (hashOf(words) === shown) await keepTexts(files, shown, words)
      else areKnown = false
    } catch (error) {
      log.warn('CONSENT_TEXTS_NOT_READ', { type, lang, message: String(error) })
      areKnown = false
    }
  }
  return areKnown ? undefined : { unknownTexts: true }
}
