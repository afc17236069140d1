/** Writes a mail from messages of the site: `mail.<kind>.subject`, `text`, `label`, `end`. */
import { escapeHtml, type Site, type VisitorMailKind } from '#runtime'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  calendar?: string
}

export interface LetterParts {
  kind: VisitorMailKind
  to: string
  locale: string
  link: string
  /** Title of the page it is about. */
  title?: string
  headers?: Record<string, string>
  calendar?: string
}

/** The same words as plain text and as HTML, without external images, scripts or styles. */
export function drawLetter(
  { kind, to, locale, link, title = '', headers = {}, calendar }: LetterParts,
  { config, messages }: Pick<Site, 'config' | 'messages'>,
): Letter {
  const t = messages.translator(locale)
  const brand = config.brand.name
  const say = (part: string) => t(`mail.${kind}.${part}`, { brand, title })
  const subject = toLine(say('subject'))
  const [hello, text, label, end] = [t('mail.hello'), say('text'), say('label'), say('end')]
  const found = config.locales.find(({ code }) => code === locale)
  return {
    to,
    subject,
    text: [hello, '', text, '', link, '', end, '', brand].join('\n'),
    html: [
      '<!doctype html>',
      `<html lang="${escapeHtml(found?.iso ?? locale)}" dir="auto">`,
      `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">',
      '<div style="max-width:36em;margin:0 auto">',
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(text)}</p>`,
      `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`,
      `<p>${escapeHtml(end)}</p>`,
      `<p>${escapeHtml(brand)}</p>`,
      '</div></body></html>',
    ].join('\n'),
    headers,
    ...(calendar !== undefined && { calendar }),
  }
}

/** One line: an editor's title must not end a header. */
function toLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
