/**
 * The data from which the floor and Astro make pages: the plain documents, by address, without the
 * engine. Astro's project gets a copy of this file, so it imports nothing of ours.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PeerLink {
  uid: string
  lang: string
}

export interface PeerText {
  type: string
  text: string
  spans: { type: string; start: number; end: number }[]
}

interface LabelledLink {
  label: string
  link: PeerLink
}

export interface PeerSections {
  hero: { title: PeerText[]; text: string; link: PeerLink; label: string; image: { alt: string } }
  prose: { text: PeerText[] }
  cards: { title: string; cards: { title: string; text: string; link: PeerLink }[] }
  panels: { title: string; panels: { label: string; text: PeerText[] }[] }
  figures: { figures: { value: string; label: string }[] }
  voice: { text: PeerText[]; author: string }
  carousel: {
    title: string
    previous: string
    next: string
    entries: { title: string; text: string }[]
  }
  questions: { title: string; questions: { question: string; answer: PeerText[] }[] }
}

export type PeerSection = {
  [Type in keyof PeerSections]: { id: string; slice_type: Type; primary: PeerSections[Type] }
}[keyof PeerSections]

export interface PeerFrame {
  navbar: {
    name: string
    menu_label: string
    menus: { label: string; links: LabelledLink[] }[]
  }
  footer: { links: LabelledLink[]; copyright: string }
  consent: { title: string; text: string; accept: string; refuse: string }
}

export interface PeerPage {
  path: string
  title: string
  description: string
  sections: PeerSection[]
  frame: PeerFrame
  locale: (typeof locales)[number]
  locales: { code: string; iso: string; href: string; isCurrent: boolean }[]
}

interface StoredDocument {
  uid: string | null
  type: string
  lang: string
  data: Record<string, unknown>
}

const locales = [
  { code: 'en', lang: 'en-us', iso: 'en-US', prefix: '' },
  { code: 'de', lang: 'de-de', iso: 'de-DE', prefix: '/de' },
  { code: 'fr', lang: 'fr-fr', iso: 'fr-FR', prefix: '/fr' },
] as const

/** The origin in the pages' own addresses. */
export const origin = 'https://www.peer.example'

/** @param folder - as `writeContent` writes it @returns pages by their address */
export function readPages(folder: string): Map<string, PeerPage> {
  const documents = readdirSync(join(folder, 'documents'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'documents', name), 'utf8')) as unknown)
  return toPages(documents as StoredDocument[])
}

export function toPages(documents: readonly StoredDocument[]): Map<string, PeerPage> {
  const frames = Object.fromEntries(
    locales.map(({ lang }) => [
      lang,
      Object.fromEntries(
        documents
          .filter((document) => document.lang === lang && document.uid === null)
          .map(({ type, data }) => [type, data]),
      ) as unknown as PeerFrame,
    ]),
  )
  const pages = new Map<string, PeerPage>()
  for (const { uid, lang, data } of documents) {
    if (uid === null) continue
    const path = toHref({ uid, lang })
    const { title, description, body } = data as {
      title: PeerText[]
      description: string
      body: PeerSection[]
    }
    pages.set(path, {
      path,
      title: title[0]!.text,
      description,
      sections: body,
      frame: frames[lang]!,
      locale: locales.find((locale) => locale.lang === lang)!,
      locales: locales.map((locale) => ({
        code: locale.code,
        iso: locale.iso,
        href: toHref({ uid, lang: locale.lang }),
        isCurrent: locale.lang === lang,
      })),
    })
  }
  return pages
}

export function toHref({ uid, lang }: PeerLink): string {
  return `${locales.find((locale) => locale.lang === lang)!.prefix}/${uid}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!)
}

/** Paragraphs, with the spans that the content has. */
export function toHtml(field: readonly PeerText[]): string {
  return field
    .map(({ text, spans }) => {
      let html = ''
      let from = 0
      for (const { start, end } of spans) {
        html += escapeHtml(text.slice(from, start))
        html += `<strong>${escapeHtml(text.slice(start, end))}</strong>`
        from = end
      }
      return `<p>${html}${escapeHtml(text.slice(from))}</p>`
    })
    .join('')
}

/** Files of the picture: the bytes that our server sends for them. */
export const pictureWidths = [640, 828, 1200] as const

export const pictureSizes = '(width >= 830px) 31rem, 92vw'

export function toPictureUrl(width: number): string {
  return `/pictures/opening-${width}.webp`
}

export const pictureSet = pictureWidths
  .map((width) => `${toPictureUrl(width)} ${width}w`)
  .join(', ')
