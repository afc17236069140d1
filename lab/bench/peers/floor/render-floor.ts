/** The floor: the same pages by plain template functions, with the least that can be sent for them. */
import {
  escapeHtml as e,
  origin,
  pictureSet,
  pictureSizes,
  toHref,
  toHtml,
  toPictureUrl,
  type PeerPage,
  type PeerSection,
  type PeerSections,
} from '../pages/peer-page.ts'

/** @param css - of all sections, stands in the page */
export function renderFloor(page: PeerPage, css: string): string {
  const { title, description, path, locale, locales, sections, frame } = page
  const url = origin + path
  return `<!doctype html><html lang="${locale.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${e(title)} | Peer</title><link rel="preload" as="image" imagesrcset="${pictureSet}" imagesizes="${e(pictureSizes)}" fetchpriority="high"><style>${css}</style><script src="/floor.js" defer></script><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="description" content="${e(description)}"><link rel="canonical" href="${url}">${locales
    .map(
      ({ iso, href }) =>
        `<link rel="alternate" hreflang="${iso.toLowerCase()}" href="${origin}${href}">`,
    )
    .join(
      '',
    )}<link rel="alternate" hreflang="x-default" href="${origin}${locales[0]!.href}"><meta property="og:url" content="${url}"><meta property="og:type" content="website"><meta property="og:site_name" content="Peer">${locales
    .map(
      ({ iso, isCurrent }) =>
        `<meta property="og:locale${isCurrent ? '' : ':alternate'}" content="${iso.replace('-', '_')}">`,
    )
    .join(
      '',
    )}<meta property="og:title" content="${e(title)} | Peer"><meta property="og:description" content="${e(description)}"><meta name="twitter:card" content="summary"></head><body><a class="skip" href="#main">→</a>${renderConsent(frame.consent)}${renderNavbar(page)}<main id="main">${sections.map(renderSection).join('')}</main>${renderFooter(frame.footer)}</body></html>`
}

function renderSection({ id, slice_type, primary }: PeerSection): string {
  return (sections[slice_type] as (fields: unknown, id: string) => string)(
    primary,
    id.replace('$', '-'),
  )
}

const sections: {
  [Type in keyof PeerSections]: (fields: PeerSections[Type], id: string) => string
} = {
  hero: ({ title, text, link, label, image }, id) =>
    `<section id="${id}" class="hero"><div><h1 class="heroTitle">${e(title[0]!.text)}</h1><p class="heroText">${e(text)}</p><a href="${toHref(link)}" class="heroLink">${e(label)}</a></div><img src="${toPictureUrl(1200)}" srcset="${pictureSet}" sizes="${e(pictureSizes)}" width="1600" height="1200" alt="${e(image.alt)}" decoding="async" fetchpriority="high" class="heroImage"></section>`,
  prose: ({ text }, id) => `<section id="${id}" class="prose"><div>${toHtml(text)}</div></section>`,
  cards: ({ title, cards }, id) =>
    `<section id="${id}" class="cards"><h2>${e(title)}</h2><ul role="list" class="cardsList">${cards
      .map(
        (card) =>
          `<li class="card"><h3><a href="${toHref(card.link)}">${e(card.title)}</a></h3><p>${e(card.text)}</p></li>`,
      )
      .join('')}</ul></section>`,
  panels: ({ title, panels }, id) =>
    `<section id="${id}" class="panels" data-one-of><h2>${e(title)}</h2><div class="panelsList">${panels
      .map(
        ({ label }, at) =>
          `<button type="button" class="panelsButton" aria-expanded="${at === 0}" aria-controls="${id}-${at}">${e(label)}</button>`,
      )
      .join('')}</div>${panels
      .map(
        ({ text }, at) =>
          `<div id="${id}-${at}" data-entry${at > 0 ? ' hidden' : ''}>${toHtml(text)}</div>`,
      )
      .join('')}</section>`,
  figures: ({ figures }, id) =>
    `<section id="${id}"><dl class="figures">${figures
      .map(
        ({ value, label }) =>
          `<div class="figure"><dt>${e(label)}</dt><dd class="figureValue">${e(value)}</dd></div>`,
      )
      .join('')}</dl></section>`,
  voice: ({ text, author }, id) =>
    `<figure id="${id}" class="voice"><blockquote class="voiceText"><div>${toHtml(text)}</div></blockquote><figcaption class="voiceAuthor">${e(author)}</figcaption></figure>`,
  carousel: ({ title, entries, previous, next }, id) =>
    `<section id="${id}" class="carousel" data-one-of><h2>${e(title)}</h2><div aria-live="polite">${entries
      .map(
        (entry, at) =>
          `<div class="carouselEntry" data-entry${at > 0 ? ' hidden' : ''}><h3>${e(entry.title)}</h3><p>${e(entry.text)}</p></div>`,
      )
      .join(
        '',
      )}</div><div class="carouselButtons"><button type="button" class="carouselButton" data-by="-1">${e(previous)}</button><button type="button" class="carouselButton" data-by="1">${e(next)}</button></div></section>`,
  questions: ({ title, questions }, id) =>
    `<section id="${id}" class="questions"><h2>${e(title)}</h2>${questions
      .map(
        ({ question, answer }) =>
          `<details name="${id}" class="question"><summary class="questionTitle">${e(question)}</summary><div>${toHtml(answer)}</div></details>`,
      )
      .join('')}</section>`,
}

function renderNavbar({ frame, locales }: PeerPage): string {
  const { name, menu_label, menus } = frame.navbar
  return `<header class="navbar"><a href="/" class="navbarName">${e(name)}</a><nav aria-label="${e(menu_label)}"><ul role="list" class="navbarMenus">${menus
    .map(
      ({ label, links }, at) =>
        `<li><button type="button" class="navbarButton" popovertarget="menu-${at}">${e(label)}</button><div id="menu-${at}" popover="auto" class="navbarPanel">${renderLinks(links, 'navbarLinks')}</div></li>`,
    )
    .join('')}</ul></nav><ul role="list" class="navbarLocales">${locales
    .map(
      ({ code, href, isCurrent }) =>
        `<li><a href="${href}" hreflang="${code}"${isCurrent ? ' aria-current="true"' : ''}>${code}</a></li>`,
    )
    .join('')}</ul></header>`
}

function renderFooter({ links, copyright }: PeerPage['frame']['footer']): string {
  return `<footer class="footer">${renderLinks(links, 'footerLinks')}<p>${e(copyright)}</p></footer>`
}

function renderLinks(links: PeerPage['frame']['footer']['links'], name: string): string {
  return `<ul role="list" class="${name}">${links
    .map(({ label, link }) => `<li><a href="${toHref(link)}">${e(label)}</a></li>`)
    .join('')}</ul>`
}

function renderConsent({ title, text, accept, refuse }: PeerPage['frame']['consent']): string {
  return `<section id="consent" class="consent" aria-labelledby="consent-title" hidden><h2 id="consent-title">${e(title)}</h2><p>${e(text)}</p><div class="consentChoices"><button type="button" class="consentButton" data-choice="refused">${e(refuse)}</button><button type="button" class="consentButton" data-choice="accepted">${e(accept)}</button></div></section>`
}
