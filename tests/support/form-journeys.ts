/** Visitors' journeys: the forms of the shipped site, and the outcome of each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

export const languages = { en: 'en-us', de: 'de-de', fr: 'fr-fr' } as const
export type Locale = keyof typeof languages

export interface Journey {
  name: string
  type: string
  /** Name of the form's document in each language. */
  document: string
  paths: Record<Locale, string>
  entries: Record<string, string | true>
  /** Values that are stored differently from how they are typed. */
  kept?: Record<string, string>
  /** Target of the completion, beside the links in its document. */
  leadsTo?: RegExp
}

const person = { firstName: 'Ada', lastName: 'Byron' }
export const secret = 'a small sentence'

export const journeys: readonly Journey[] = [
  {
    name: 'a free trial',
    type: 'freeTrial',
    document: 'form-free-trial',
    paths: {
      en: '/form/free-trial',
      de: '/de/form/kostenlos-testen',
      fr: '/fr/form/essai-gratuit',
    },
    entries: {
      ...person,
      companyName: 'Engines',
      password: secret,
      phone_country: 'DE',
      phone: '+49 30 123456',
      privacy: true,
    },
    kept: { phone: '+4930123456' },
    leadsTo: /^https:\/\/engines-\w+\.colloquy\.example$/,
  },
  {
    name: 'a course',
    type: 'courseRegistration',
    document: 'form-course',
    paths: {
      en: '/certification/course-author',
      de: '/de/certification/kurs-autorenschaft',
      fr: '/fr/certification/auteur-de-cours',
    },
    entries: { groupId: 'course-author', ...person, password: secret, privacy: true },
    leadsTo: /^https:\/\/courses\.colloquy\.example\/groups\/[\w-]+$/,
  },
  {
    name: 'an e-book',
    type: 'ebook',
    document: 'form-ebook',
    paths: {
      en: '/ebook/the-peer-learning-playbook',
      de: '/de/ebook/voneinander-lernen',
      fr: '/fr/ebook/apprendre-entre-pairs',
    },
    entries: { ...person, company: 'Engines', privacy: true },
    leadsTo: /\/files\/[^/]+\.pdf$/,
  },
  {
    name: 'the newsletter',
    type: 'newsletter',
    document: 'form-newsletter',
    paths: {
      en: '/newsletter-form',
      de: '/de/newsletter-abonnieren',
      fr: '/fr/inscription-newsletter',
    },
    entries: { firstName: 'Ada', privacy: true },
  },
  {
    name: 'a question',
    type: 'contact',
    document: 'form-contact',
    paths: {
      en: '/form/contact-us',
      de: '/de/form/kontaktieren-sie-uns',
      fr: '/fr/form/contactez-nous',
    },
    entries: {
      topic: 'sales',
      plan: 'team',
      ...person,
      message: 'It is about SCIM.',
      privacy: true,
    },
  },
  {
    name: 'a demo',
    type: 'demo',
    document: 'form-demo',
    paths: { en: '/form/demo', de: '/de/form/demo-buchen', fr: '/fr/form/demo' },
    entries: { ...person, company: 'Engines', companySize: '1-49', country: 'GB', privacy: true },
  },
  {
    name: 'a partnership',
    type: 'partners',
    document: 'form-partners',
    paths: { en: '/form/partners', de: '/de/form/partners', fr: '/fr/form/partenaires' },
    entries: {
      partnership: 'content',
      company: 'Engines',
      ...person,
      country: 'FR',
      message: 'We write courses.',
      privacy: true,
    },
  },
]

/** Its completion, as editors wrote it. */
export function readTitle({ document }: Journey, locale: Locale): string {
  const path = `content/documents/${languages[locale]}/form_config/${document}.json`
  const { data } = JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8')) as {
    data: { form_completion_title: string }
  }
  return data.form_completion_title
}
