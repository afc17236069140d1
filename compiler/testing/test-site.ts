/** A small sound site in a temporary folder, for tests that break it in one place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkSite, type Fault } from '../check/check-site.ts'

const field = (kind: string, more: object = {}) => ({ $ref: `field:${kind}`, title: kind, ...more })

const article = {
  $id: 'document:article',
  title: 'Article',
  description: 'Something to read.',
  'x-version': 1,
  'x-editor': { repeatable: true, format: 'page' },
  allOf: [{ $ref: 'mixin:head' }],
  type: 'object',
  required: ['title'],
  properties: {
    uid: field('uid'),
    title: field('title'),
    text: field('rich-text'),
    topic: field('select', { enum: ['news', 'guide'] }),
    look: field('select', { enum: ['light', 'dark'] }),
    label: field('key-text', { maxLength: 40 }),
    long_label: field('key-text', { maxLength: 400 }),
    date: field('date'),
    price: field('number'),
    picture: field('image'),
    cta: field('cta', { maxItems: 1 }),
    featured: field('boolean'),
    related: field('content-relationship', {
      'x-editor': { types: ['article'], links: ['article.title'] },
    }),
    items: field('group', {
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: field('key-text'), link: field('link') },
      },
    }),
    bare: field('group', { items: { type: 'object', properties: { link: field('link') } } }),
    body: field('slice-zone'),
  },
}

const menu = {
  $id: 'document:menu',
  title: 'Menu',
  description: 'Links at the top.',
  'x-version': 1,
  'x-editor': { repeatable: false },
  type: 'object',
  required: ['label'],
  properties: { label: field('key-text', { maxLength: 40 }), is_shown: field('boolean') },
}

const opening = {
  $id: 'slice:opening',
  title: 'Opening',
  description: 'How a page begins.',
  'x-version': 1,
  'x-variations': { default: 'Plain.', wide: 'Wide.' },
  type: 'object',
  required: ['title'],
  anyOf: [{ required: ['label'] }, { required: ['picture'] }],
  properties: {
    title: field('title'),
    look: field('select', { enum: ['light', 'dark'] }),
    label: field('key-text', { maxLength: 40 }),
    picture: field('image'),
    ctas: field('cta'),
    items: field('group', {
      items: { type: 'object', required: ['name'], properties: { name: field('key-text') } },
    }),
  },
}

const menuSlice = {
  $id: 'slice:main_menu',
  title: 'Menu',
  description: 'Links at the top.',
  'x-version': 1,
  'x-variations': { default: 'The only variation.' },
  type: 'object',
  required: ['label'],
  properties: { label: field('key-text', { maxLength: 40 }) },
}

const pageType = {
  type: 'article',
  routes: [
    {
      name: 'article',
      path: { en: '/{topic}/{uid}', de: '/{topic}/{uid}' },
      parameters: {
        topic: {
          field: '/data/topic',
          default: 'news',
          segments: { news: { en: 'news', de: 'neues' }, guide: 'guide' },
        },
      },
    },
  ],
  links: ['article.title'],
  template: [
    {
      slice: 'opening',
      variation: { if: '/data/featured', then: 'wide', else: 'default' },
      when: '/data/title',
      bind: {
        title: '/data/title',
        look: { value: 'dark' },
        label: {
          message: 'article.date',
          values: { value: { format: 'date', from: '/data/date' } },
        },
        picture: { first: ['/data/picture', '/data/social_sharing_thumbnail'] },
        ctas: { if: { not: '/data/featured' }, then: { concat: ['/data/cta'] } },
        items: '/data/items',
      },
    },
    { zone: '/data/body' },
  ],
  head: {
    title: ['/data/meta_title', '/data/title'],
    image: '/data/picture',
    noindex: '/data/is_hidden',
  },
  layout: 'plain',
  navbar: { contentColor: '/data/look', cta: '/data/cta' },
  hydrate: { opening: 'load' },
  card: { title: '/data/title', image: '/data/picture', date: '/data/date' },
}

const runtimeMessages = {
  'document.skipToContent': 'Skip',
  'page.notFound': 'Not found',
  'page.error': 'Error',
  'page.errorText': 'Later.',
  'page.retry': 'Again',
  'page.home': 'Home',
  'head.page': 'Page {{page}}',
  'form.wrong': '-',
  'form.done': '-',
  'mail.hello': '-',
  'mail.course.subject': '-',
  'mail.course.text': '-',
  'mail.course.label': '-',
  'mail.course.end': '-',
}

const listMessages = {
  'breadcrumbs.home': 'Home',
  'lists.count.one': '{{value}}',
  'lists.count.other': '{{value}}',
  'lists.empty': '-',
  'types.article': '-',
  'topics.news': '-',
  'topics.guide': '-',
}

const soundFiles = {
  'schemas/documents/article.schema.json': article,
  'schemas/documents/menu.schema.json': menu,
  'slice-registry/slices/opening/schema.json': opening,
  'slice-registry/slices/opening/wiring.json': {
    machine: 'opener',
    input: { count: { count: '/items' }, label: '/label' },
    messages: ['article.date'],
    eagerImage: '/picture',
  },
  'slice-registry/slices/main-menu/schema.json': menuSlice,
  'slice-registry/slices/main-menu/wiring.json': { frame: true, actors: ['consent'] },
  'machines/opener/machine.json': {
    id: 'opener',
    schemas: { input: { required: ['count'], properties: { count: {}, label: {} } } },
  },
  'site-config/page-types/article.json': pageType,
  'site-config/layouts/plain.json': {
    name: 'plain',
    before: [{ slice: 'main_menu', single: 'menu', when: '/data/is_shown' }],
    after: [],
  },
  'site-config/messages/en.json': {
    'article.date': 'Of {{value}}',
    'menu.open': 'Open',
    ...runtimeMessages,
    ...listMessages,
  },
  'site-config/messages/de.json': {
    'article.date': 'Vom {{value}}',
    'menu.open': 'Öffnen',
    ...runtimeMessages,
    ...listMessages,
  },
  'site-config/behaviours.json': {
    actors: [{ id: 'consent', machine: 'opener', input: { count: 1 } }],
  },
  'site-config/site.json': {
    standalone: true,
    brand: { name: 'Test', slug: 'test' },
    defaultLocale: 'en',
    locales: [
      { code: 'en', language: 'en-us', iso: 'en-US', name: 'English' },
      { code: 'de', language: 'de-de', iso: 'de-DE', name: 'Deutsch' },
    ],
    uiTexts: 'menu',
    search: {},
    ctaTargets: { contact: { type: 'article', uid: { en: 'contact', de: 'kontakt' } } },
    landingRules: [{ locale: 'de', path: '/guide/*', layout: 'plain' }],
    routeRules: [{ path: '/old', redirect: 'https://example.com/new' }],
    breakpoints: { mobile: 0, desktop: 1200 },
    fallbackBreakpoint: 'desktop',
  },
} satisfies Record<string, object>

type SiteFile = keyof typeof soundFiles

// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into JSON to break it
type Change = (json: any) => unknown

/**
 * Faults of the sound site after `changes`: a function edits a file's JSON in place or returns a
 * replacement, a text is written unchanged, null omits the file.
 */
export function checkChanged(changes: Record<string, Change | string | null> = {}): Fault[] {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files: Record<string, object> = structuredClone(soundFiles)
  for (const path of new Set([...Object.keys(files), ...Object.keys(changes)])) {
    const change = changes[path]
    if (change === null) continue
    const json = files[path]
    const text = typeof change === 'string' ? change : JSON.stringify(change?.(json) ?? json)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkSite([root]).map((fault) => ({ ...fault, file: relative(root, fault.file) }))
}

/** A description, the file that is broken, the change to it, and the one fault that must follow. */
export type Seed = [
  title: string,
  file: SiteFile,
  change: Change | null,
  path: string,
  message: RegExp,
  hint?: RegExp,
]

/** Each seed must give its fault and no other: one mistake is reported once. */
export function itFinds(seeds: Seed[]): void {
  it.each(seeds)('finds %s, and only that', (_title, file, change, path, message, hint = /^/) => {
    expect(checkChanged({ [file]: change })).toEqual([
      {
        file: expect.any(String),
        path,
        message: expect.stringMatching(message),
        hint: expect.stringMatching(hint),
      },
    ])
  })
}
