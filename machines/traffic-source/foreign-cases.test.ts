/**
 * Typical visits, typed by hand, with the names that web analytics reports give them. Where reports
 * name kinds that this site does not have, the site's own names stand here.
 */
import { describe, expect, it } from 'vitest'
import { land } from '#tests/support/attribution.ts'

type Case = [referrer: string, query: string, medium: string, source: string]

const captureFrom = (referrer: string, query: string) =>
  land({ url: `https://www.colloquy.example/pricing${query}`, referrer })

const places: Record<string, Case[]> = {
  'Search engines, in their countries': [
    ['https://www.google.com/', '', 'organic_search', 'google'],
    ['https://google.co.za/', '', 'organic_search', 'google'],
    ['https://www.google.co.za/url', '', 'organic_search', 'google'],
    ['https://www.google.com.au/', '', 'organic_search', 'google'],
    ['https://www.google.co.jp/', '', 'organic_search', 'google'],
    ['https://www.google.com.br/', '', 'organic_search', 'google'],
    ['https://www.google.de/', '', 'organic_search', 'google'],
    ['https://images.google.fr/imgres', '', 'organic_search', 'google'],
    ['https://cn.bing.com/search', '', 'organic_search', 'bing'],
    ['https://fr.search.yahoo.com/', '', 'organic_search', 'yahoo'],
    ['https://search.yahoo.co.jp/', '', 'organic_search', 'yahoo'],
    ['https://r.search.yahoo.com/_ylt=x', '', 'organic_search', 'yahoo'],
    ['https://yandex.com.tr/', '', 'organic_search', 'yandex'],
    ['https://yandex.kz/', '', 'organic_search', 'yandex'],
    ['https://ya.ru/', '', 'organic_search', 'yandex'],
    ['https://html.duckduckgo.com/html/', '', 'organic_search', 'duckduckgo'],
    ['https://duck.com/', '', 'organic_search', 'duckduckgo'],
  ],
  'What is no search, though a search engine runs it': [
    ['https://mail.google.com/mail/u/0/', '', 'webmail', 'gmail'],
    ['https://accounts.google.com/o/oauth2/auth', '', '$referring_site', 'accounts.google.com'],
    ['https://accounts.google.co.in/', '', '$referring_site', 'accounts.google.co.in'],
    ['https://drive.google.com/file/d/1', '', '$referring_site', 'drive.google.com'],
    ['https://docs.google.com/document/d/1', '', '$referring_site', 'docs.google.com'],
    ['https://groups.google.com/g/learning', '', '$referring_site', 'groups.google.com'],
    ['https://sites.google.com/view/learning', '', '$referring_site', 'sites.google.com'],
    ['https://ads.google.com/aw/campaigns', '', '$referring_site', 'ads.google.com'],
    ['https://tagassistant.google.com/', '', '$referring_site', 'tagassistant.google.com'],
    ['https://us-mg5.mail.yahoo.com/d/', '', 'webmail', 'yahoo_mail'],
    ['https://mail.yahoo.co.jp/', '', 'webmail', 'yahoo_mail'],
    ['https://login.yahoo.com/', '', '$referring_site', 'login.yahoo.com'],
    ['https://mail.yandex.ru/', '', 'webmail', 'yandex_mail'],
    ['https://disk.yandex.ru/d/1', '', '$referring_site', 'disk.yandex.ru'],
    ['https://yabs.yandex.ru/count/x', '', '$referring_site', 'yabs.yandex.ru'],
    ['https://edgeservices.bing.com/edgesvc', '', 'ai_assistant', 'copilot'],
    ...[
      'news.google.com',
      'news.google.de',
      'maps.google.com',
      'maps.google.co.uk',
      'shopping.google.com',
      'finance.google.com',
      'developers.google.com',
      'messages.google.com',
      'mail.notes.google.com',
      'www.maps.google.com',
      'news.yahoo.com',
      'news.yahoo.co.jp',
      'finance.yahoo.com',
      'uk.finance.yahoo.com',
      'sports.yahoo.com',
      'shopping.yahoo.co.jp',
      'maps.yandex.ru',
      'market.yandex.ru',
      'pokupki.market.yandex.ru',
      'music.yandex.com',
      'market.ya.ru',
      'maps.bing.com',
      'ads.bing.com',
      'duckduckgo.github.io',
      'spreadprivacy.duckduckgo.com',
    ].map((host): Case => [`https://${host}/`, '', '$referring_site', host]),
  ],
  'Webmail and assistants': [
    ['https://outlook.live.com/', '', 'webmail', 'outlook'],
    ['https://outlook.office365.com/', '', 'webmail', 'outlook'],
    ['https://eur01.safelinks.protection.outlook.com/', '', 'webmail', 'outlook'],
    ['https://deref-gmx.net/', '', 'webmail', 'gmx'],
    ['https://lightmailer.gmx.net/', '', 'webmail', 'gmx'],
    ['https://lightmailer-bs.gmx.net/', '', 'webmail', 'gmx'],
    ['https://bap.navigator.gmx.net/', '', 'webmail', 'gmx'],
    ['https://lightmailer.web.de/', '', 'webmail', 'web_de'],
    ['https://3c.web.de/', '', 'webmail', 'web_de'],
    ['https://navigator-lxa.mail.com/', '', 'webmail', 'mail_com'],
    ['https://lightmailer.mail.com/', '', 'webmail', 'mail_com'],
    ['https://webmail.ionos.de/', '', 'webmail', 'ionos'],
    ['https://email.ionos.com/', '', 'webmail', 'ionos'],
    ['https://webmail.bluewin.ch/', '', 'webmail', 'bluewin'],
    ['https://messagerie.orange.fr/', '', 'webmail', 'orange_mail'],
    ['https://webmail.orange.fr/', '', 'webmail', 'orange_mail'],
    ['https://mail01.orange.fr/', '', 'webmail', 'orange_mail'],
    // The same companies' news pages are not mail.
    ['https://www.gmx.net/magazine/', '', '$referring_site', 'www.gmx.net'],
    ['https://web.de/', '', '$referring_site', 'web.de'],
    ['https://www.bluewin.ch/', '', '$referring_site', 'www.bluewin.ch'],
    ['https://actu.orange.fr/', '', '$referring_site', 'actu.orange.fr'],
    ['https://chatgpt.com/', '', 'ai_assistant', 'chatgpt'],
    ['https://chat.openai.com/', '', 'ai_assistant', 'chatgpt'],
    ['https://gemini.google.com/app', '', 'ai_assistant', 'gemini'],
    ['https://bard.google.com/', '', 'ai_assistant', 'gemini'],
    ['https://notebooklm.google.com/', '', 'ai_assistant', 'notebooklm'],
    ['https://www.perplexity.ai/search/x', '', 'ai_assistant', 'perplexity'],
    ['https://claude.ai/', '', 'ai_assistant', 'claude'],
    ['https://copilot.microsoft.com/', '', 'ai_assistant', 'copilot'],
    ['https://chat.deepseek.com/', '', 'ai_assistant', 'deepseek'],
  ],
  Networks: [
    ['https://l.facebook.com/l.php', '', 'organic_social', 'facebook'],
    ['https://lm.facebook.com/', '', 'organic_social', 'facebook'],
    ['https://fb.me/x', '', 'organic_social', 'facebook'],
    ['https://www.fb.com/', '', 'organic_social', 'facebook'],
    ['https://l.instagram.com/', '', 'organic_social', 'instagram'],
    ['https://lnkd.in/x', '', 'organic_social', 'linkedin'],
    ['https://youtu.be/x', '', 'organic_social', 'youtube'],
    ['https://t.co/x', '', 'organic_social', 't.co'],
    ['https://twitter.com/', '', 'organic_social', 'twitter'],
    ['https://mobile.twitter.com/', '', 'organic_social', 'twitter'],
    ['https://x.com/', '', 'organic_social', 'twitter'],
    ['https://old.reddit.com/r/learning', '', 'organic_social', 'reddit'],
    ['https://out.reddit.com/', '', 'organic_social', 'reddit'],
    ['https://vm.tiktok.com/x', '', 'organic_social', 'tiktok'],
  ],
  'Android apps': [
    ['android-app://com.google.android.googlequicksearchbox/', '', 'organic_search', 'google'],
    ['android-app://com.google.android.gm/', '', 'webmail', 'gmail'],
    ['android-app://com.google.android.youtube/', '', 'organic_social', 'youtube'],
    [
      'android-app://com.google.android.apps.docs/',
      '',
      '$referring_site',
      'com.google.android.apps.docs',
    ],
    ['android-app://com.linkedin.android/', '', 'organic_social', 'linkedin'],
    ['android-app://com.facebook.katana/', '', 'organic_social', 'facebook'],
    ['android-app://com.twitter.android/', '', 'organic_social', 'twitter'],
    ['android-app://com.zhiliaoapp.musically/', '', 'organic_social', 'tiktok'],
    ['android-app://com.microsoft.office.outlook/', '', 'webmail', 'outlook'],
    ['android-app://com.openai.chatgpt/', '', 'ai_assistant', 'chatgpt'],
    ['android-app://com.Slack/', '', '$referring_site', 'com.slack'],
    ['android-app://com.android.linkedin/', '', '$referring_site', 'com.android.linkedin'],
  ],
  'Names that only look alike': [
    ['https://google.com.evil.net/', '', '$referring_site', 'google.com.evil.net'],
    ['https://mail.google.evil.net/', '', '$referring_site', 'mail.google.evil.net'],
    ['https://notx.com/', '', '$referring_site', 'notx.com'],
    ['https://x.company.example/', '', '$referring_site', 'x.company.example'],
    ['https://lnkd.in.evil.net/', '', '$referring_site', 'lnkd.in.evil.net'],
    ['https://www.netflix.com/', '', '$referring_site', 'www.netflix.com'],
    ['https://openai.com/blog', '', '$referring_site', 'openai.com'],
  ],
  'What the address says': [
    ['', '?utm_source=google&utm_medium=cpc', 'cpc', 'google'],
    ['https://www.google.com/', '?utm_source=google&utm_medium=cpc&gclid=1', 'cpc', 'google'],
    ['', '?utm_source=LinkedIn', 'organic_social', 'LinkedIn'],
    ['', '?utm_source=GOOGLE', 'organic_search', 'GOOGLE'],
    ['', '?utm_source=chatgpt.com', 'ai_assistant', 'chatgpt.com'],
    ['https://chatgpt.com/', '?utm_source=chatgpt.com', 'ai_assistant', 'chatgpt.com'],
    ['', '?utm_source=perplexity', 'ai_assistant', 'perplexity'],
    ['', '?utm_source=twitter', 'organic_social', 'twitter'],
    ['', '?utm_source=t.co', 'organic_social', 't.co'],
    ['', '?utm_source=m.facebook.com', 'organic_social', 'm.facebook.com'],
    ['', '?utm_source=accounts.google.com', '(not set)', 'accounts.google.com'],
    ['', '?utm_source=newsletter', '(not set)', 'newsletter'],
    ['https://www.google.com/', '?utm_source=newsletter', '(not set)', 'newsletter'],
    ['', '?utm_source=newsletter&utm_campaign=may', '(not set)', 'newsletter'],
    ['', '?utm_source=partner.example', '(not set)', 'partner.example'],
    ['', '?utm_source=constructor', '(not set)', 'constructor'],
    ['https://l.facebook.com/', '?utm_campaign=may', 'organic_social', 'facebook'],
    ['https://l.facebook.com/', '?fbclid=1', 'organic_social', 'facebook'],
    ['', '?fbclid=1', '$direct', '$direct'],
    ['https://www.google.com/', '?gclid=1', 'paid', 'google'],
    ['', '?gclid=1', 'paid', 'google'],
    ['https://l.facebook.com/', '?fbclid=1&msclkid=2', 'paid', 'bing'],
  ],
}

describe.each(Object.entries(places))('%s', (_, cases) => {
  it.each(cases)('[TRAFFIC-07] "%s" with "%s" is %s from %s', (referrer, query, medium, source) => {
    const { landed: record } = captureFrom(referrer, query)
    expect([record['utm_medium'], record['utm_source']]).toEqual([medium, source])
  })
})

describe('the campaign of a session', () => {
  it.each([
    ['https://www.google.com/', '?gclid=1', 'google'],
    ['', '?gbraid=1', 'google'],
    ['', '?wbraid=1', 'google'],
    ['', '?msclkid=1', 'bing'],
    ['', '?li_fat_id=1', 'linkedin'],
    ['', '?fbclid=1&gclid=2', 'google'],
  ])(
    '[TRAFFIC-10] "%s" with "%s" is paid, by %s, and the record says so, too',
    (referrer, query, source) => {
      const paid = { utm_medium: 'paid', utm_source: source }
      const { campaign, landed } = captureFrom(referrer, query)
      expect(campaign).toEqual(paid)
      expect(landed).toMatchObject(paid)
    },
  )

  it('[TRAFFIC-10] is none where a link was only shared: Facebook adds its id to all of them', () => {
    const { campaign, landed, clickIds, referringDomain } = captureFrom(
      'https://l.facebook.com/',
      '?fbclid=1',
    )
    expect([campaign, clickIds, referringDomain]).toEqual([{}, { fbclid: '1' }, 'l.facebook.com'])
    expect(landed).toMatchObject({ utm_medium: 'organic_social', utm_source: 'facebook' })
  })

  it.each([
    ['?gclid=1&utm_source=google&utm_medium=cpc', { utm_source: 'google', utm_medium: 'cpc' }],
    ['?gclid=1&utm_campaign=may', { utm_campaign: 'may' }],
    ['?gclid=&other=1', {}],
    ['', {}],
  ])('[TRAFFIC-10] with "%s" is what the address says', (query, campaign) => {
    expect(captureFrom('', query).campaign).toEqual(campaign)
  })
})
