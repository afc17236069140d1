/**
 * Makes the content that every side gets: the same in every run, in the content service's own
 * format.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../../compiler/read/roots.ts'

export interface PeerDocument {
  id: string
  uid: string | null
  type: string
  lang: string
  tags: string[]
  group: string
  first_publication_date: string
  last_publication_date: string
  data: Record<string, unknown>
}

const languages = ['en-us', 'de-de', 'fr-fr'] as const

type Language = (typeof languages)[number]

const words = {
  'en-us':
    'team learn course question answer colleague project knowledge evening morning paper window river market bread letter garden street winter harbour'.split(
      ' ',
    ),
  'de-de':
    'Gruppe lernen Kurs Frage Antwort Kollegin Projekt Wissen Abend Morgen Papier Fenster Fluss Markt Brot Brief Garten Strasse Winter Hafen'.split(
      ' ',
    ),
  'fr-fr':
    'groupe apprendre cours question réponse collègue projet savoir soir matin papier fenêtre fleuve marché pain lettre jardin rue hiver port'.split(
      ' ',
    ),
}

const labels = {
  'en-us': {
    menu: 'Main menu',
    accept: 'Accept',
    refuse: 'Refuse',
    ask: 'May we count?',
    next: 'Next',
    previous: 'Back',
    more: 'Read on',
  },
  'de-de': {
    menu: 'Hauptmenü',
    accept: 'Annehmen',
    refuse: 'Ablehnen',
    ask: 'Dürfen wir zählen?',
    next: 'Weiter',
    previous: 'Zurück',
    more: 'Weiterlesen',
  },
  'fr-fr': {
    menu: 'Menu principal',
    accept: 'Accepter',
    refuse: 'Refuser',
    ask: 'Pouvons-nous compter ?',
    next: 'Suivant',
    previous: 'Précédent',
    more: 'Lire la suite',
  },
}

const picture = {
  url: 'asset:opening.jpg',
  alt: 'A speaker talks with an audience in a small auditorium',
  dimensions: { width: 1600, height: 1200 },
}

/** @param count - pages of each language @returns the pages, and the documents of their frame */
export function makeDocuments(count: number): PeerDocument[] {
  return languages.flatMap((lang) => [
    ...Array.from({ length: count }, (_, n) => makePage(n, count, lang)),
    ...makeFrame(count, lang),
  ])
}

/** Writes a folder as the embedded content service reads it. */
export function writeContent(folder: string, count: number): PeerDocument[] {
  rmSync(folder, { recursive: true, force: true })
  const documents = makeDocuments(count)
  for (const document of documents) {
    const dir = join(folder, 'documents', document.lang, document.type)
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, `${document.uid ?? document.type}.json`), JSON.stringify(document))
  }
  const named = languages.map((id) => ({ id, name: id }))
  writeFileSync(join(folder, 'repository.json'), JSON.stringify({ name: 'peer', languages: named }))
  cpSync(
    join(repositoryRoot, 'content/assets/photos/auditorium.jpg'),
    join(folder, 'assets/opening.jpg'),
  )
  return documents
}

export function uidOf(n: number): string {
  return `page-${n + 1}`
}

function makePage(n: number, count: number, lang: Language): PeerDocument {
  const say = createSpeaker(n * languages.length + languages.indexOf(lang), lang)
  const { next, previous, more } = labels[lang]
  const linkTo = (at: number) => toLink(at % count, lang)
  const body = [
    toSlice('hero', n, {
      title: heading(`${say.title()} ${n + 1}`),
      text: say.sentence(),
      image: picture,
      link: linkTo(n + 1),
      label: more,
    }),
    toSlice('prose', n, { text: say.text(5) }),
    toSlice('cards', n, {
      title: say.title(),
      cards: times(6, (at) => ({
        title: say.title(),
        text: say.sentence(),
        link: linkTo(n + at + 2),
      })),
    }),
    toSlice('panels', n, {
      title: say.title(),
      panels: times(4, () => ({ label: say.title(), text: say.text(2) })),
    }),
    toSlice('figures', n, {
      figures: times(4, (at) => ({ value: String((n + 3) * (at + 7)), label: say.title() })),
    }),
    toSlice('voice', n, { text: say.text(1), author: say.title() }),
    toSlice('carousel', n, {
      title: say.title(),
      previous,
      next,
      entries: times(5, () => ({ title: say.title(), text: say.sentence() })),
    }),
    toSlice('questions', n, {
      title: say.title(),
      questions: times(6, () => ({ question: `${say.title()}?`, answer: say.text(1) })),
    }),
  ]
  const data = { title: heading(`${say.title()} ${n + 1}`), description: say.sentence(), body }
  return toDocument('page', uidOf(n), lang, data)
}

function makeFrame(count: number, lang: Language): PeerDocument[] {
  const say = createSpeaker(100_000 + languages.indexOf(lang), lang)
  const { menu, accept, refuse, ask } = labels[lang]
  const links = (many: number) =>
    times(many, (at) => ({ label: say.title(), link: toLink((at * 7) % count, lang) }))
  return [
    toDocument('navbar', null, lang, {
      name: 'Peer',
      menu_label: menu,
      menus: times(3, () => ({ label: say.word(), links: links(6) })),
    }),
    toDocument('footer', null, lang, { links: links(10), copyright: say.sentence() }),
    toDocument('consent', null, lang, { title: ask, text: say.sentence(), accept, refuse }),
  ]
}

function toDocument(
  type: string,
  uid: string | null,
  lang: Language,
  data: Record<string, unknown>,
): PeerDocument {
  const group = uid ?? type
  const date = '2026-11-02T08:00:00+0000'
  return {
    id: toId(group, lang),
    uid,
    type,
    lang,
    tags: [],
    group,
    first_publication_date: date,
    last_publication_date: date,
    data,
  }
}

function toId(group: string, lang: Language): string {
  return `Peer-${group}-${lang}`.padEnd(16, '0')
}

function toSlice(type: string, n: number, primary: Record<string, unknown>) {
  return {
    id: `${type}$${n}`,
    slice_type: type,
    slice_label: null,
    variation: 'default',
    version: 'initial',
    items: [],
    primary,
  }
}

function toLink(n: number, lang: Language) {
  const uid = uidOf(n)
  return {
    link_type: 'Document',
    id: toId(uid, lang),
    type: 'page',
    uid,
    lang,
    tags: [],
    slug: uid,
    isBroken: false,
  }
}

function heading(text: string) {
  return [{ type: 'heading1', text, spans: [] }]
}

function times<Item>(count: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

/** Makes up text, the same for the same seed: a linear congruential generator chooses the words. */
function createSpeaker(seed: number, lang: Language) {
  let state = (seed * 2_654_435_761 + 12_345) % 2 ** 32
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[lang][(state >>> 16) % words[lang].length]!
  }
  const phrase = (length: number) => times(length, word).join(' ')
  const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1)
  const sentence = () => `${upper(phrase(14))}.`
  /** With a span of strong words in each paragraph. */
  const text = (paragraphs: number) =>
    times(paragraphs, () => {
      const words = `${sentence()} ${sentence()} ${sentence()}`
      const spans = [{ type: 'strong', start: 0, end: words.indexOf(' ') }]
      return { type: 'paragraph', text: words, spans }
    })
  return { word, title: () => upper(phrase(3)), sentence, text }
}
