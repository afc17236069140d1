import { describe, expect, it } from 'vitest'
import { checkSite } from '#compiler/check/check-site.ts'
import type { Section, SliceSection } from '#schemas/config-types.ts'
import { createAjv, withoutAnnotations } from '#compiler/read/create-ajv.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { buildMocks } from '#compiler/generate/generate-mocks.ts'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { readSite } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { toDocumentFields, type Field } from '#compiler/read/to-fields.ts'
import type { Value } from '#schemas/value-types.ts'
import { evaluate } from '../../runtime/values/evaluate.ts'

const roots = findRoots()
const site = readSite(roots, new JsonReader())
const { schemas } = site
const mocks = buildMocks(schemas)
const models = buildModels(schemas)
const ajv = createAjv(schemas)
for (const { schema } of [...schemas.documents.values(), ...schemas.slices.values()]) {
  ajv.addSchema(withoutAnnotations(schema))
}

function fieldsOf(type: string): Field[] {
  const source = schemas.documents.get(type)
  return source ? toDocumentFields(source.schema, schemas) : []
}

function namesOf(fields: readonly Field[] | undefined): string[] {
  return (fields ?? []).map((field) => field.name)
}

it('[PAGEBUILDER-09] agrees with itself: schemas, wirings, page types and configuration', () => {
  expect(formatFaults(checkSite(roots))).toBe('')
})

describe.each([...site.pageTypes])('the page type %s', (type, { value }) => {
  it('[DOC-02] has a document schema that editors see as a page', () => {
    expect(schemas.documents.get(type)?.schema['x-editor'].format).toBe('page')
  })

  it('[PAGEBUILDER-05] feeds its sections with what their slices take', () => {
    const { full } = mocks.documents.get(type)!
    const sections = value.template.filter((section): section is SliceSection => 'slice' in section)
    for (const section of sections) {
      const fields = Object.fromEntries(
        Object.entries(section.bind).flatMap(([name, value]) => {
          const bound = evaluateBound(value, full)
          return bound === undefined ? [] : [[name, bound]]
        }),
      )
      expect(Object.keys(fields), section.slice).not.toEqual([])
      const isValid = ajv.validate(`slice:${section.slice}`, fields)
      expect(isValid, `${section.slice}: ${ajv.errorsText()}`).toBe(true)
    }
  })

  it('[DOC-05] shows the video of a page right after its header', () => {
    const { allOf = [] } = schemas.documents.get(type)!.schema
    const isPage = allOf.some(({ $ref }) => $ref === 'mixin:page')
    const isVideo = (section: Section) => 'slice' in section && section.when === '/data/wistia_id'
    expect(value.template.findIndex(isVideo)).toBe(isPage ? 1 : -1)
  })

  it('[PAGEBUILDER-11] gives editors a model with every field of the schema', () => {
    const tabs = Object.values(models.customTypes.get(type)?.json ?? {})
    expect(tabs.flatMap((tab) => Object.keys(tab)).sort()).toEqual(namesOf(fieldsOf(type)).sort())
  })
})

/** What the runtime binds, whatever conditions say. */
function evaluateBound(value: Value, document: object): unknown {
  const chosen = typeof value === 'object' && 'if' in value ? (value.then as Value) : value
  return evaluate(chosen, document, {
    locale: { iso: 'en' },
    t: () => 'a message',
    document,
    page: {
      url: 'https://colloquy.example/a-page',
      calendar: { link_type: 'Web', url: '/events/an-event.ics' },
      storage: [
        {
          category: 'exempt',
          name: 'consents',
          place: 'Cookie',
          owner: 'Colloquy',
          duration: '182 days',
          purpose: 'Keeps what the visitor consents to.',
        },
      ],
    },
  })
}

const pageFields = (
  'category logo_wall body indicator title subtitle thumbnail hide_header_ctas ' +
  'header_cta_1 header_cta_2 header_color is_header_vertical_layout ' +
  'is_social_proof_mastheads_displayed wistia_id form navbar_cta ' +
  'subfeatures_collapsed'
).split(' ')

const formFields = (
  'form_type marketo_form_id form_completion_title form_completion_subtitle ' +
  'button_label_after_completion button_link_after_completion form_button_label ' +
  'is_secondary_cta_visible secondary_cta_label secondary_cta_type ' +
  'secondary_cta_link body gated_content platform_registration'
).split(' ')

describe('[SITE-04] every page', () => {
  const known = new Set(schemas.slices.keys())
  const templates = [...site.pageTypes].flatMap(([type, { value }]) => [
    { name: type, type, template: value.template },
    ...value.routes.flatMap(({ name, template }) => (template ? [{ name, type, template }] : [])),
  ])

  it.each(templates)('$name is made of a document and its slices', ({ type, template }) => {
    expect(schemas.documents.has(type)).toBe(true)
    expect(template.length).toBeGreaterThan(0)
    for (const section of template) {
      if ('zone' in section) continue
      expect(known).toContain('shared' in section ? section.shared : section.slice)
    }
  })

  it.each([
    ['maturity_model', 'assessment'],
    ['roi_calculator', 'calculator'],
    ['form_page', 'form'],
    ['newsletter', 'form'],
    ['email_preference_center', 'preference_center'],
    ['blog_home', 'document_list'],
    ['case_studies_hub', 'document_list'],
    ['events_hub', 'document_list'],
    ['partners_hub', 'document_list'],
    ['resources_hub', 'document_list'],
  ])('[SLICE-04] %s has its %s as a slice that its template names', (type, slice) => {
    const { template } = site.pageTypes.get(type)!.value
    expect(template.some((section) => 'slice' in section && section.slice === slice)).toBe(true)
    expect(known).toContain(slice)
  })
})

describe('schemas of documents without a page', () => {
  const isPage = (type: string) => schemas.documents.get(type)?.schema['x-editor'].format === 'page'

  it.each(
    (
      'navbar website_navbar footer cookie_banner cookie_modal promotion_banner ' +
      'subscription_banner form_validation_texts redemption_code_texts ui_texts'
    ).split(' '),
  )('[DOC-03] %s is a single document', (type) => {
    expect(schemas.documents.get(type)?.schema['x-editor'].repeatable).toBe(false)
  })

  it.each([
    ['badges_and_ratings', 'badges_and_ratings'],
    ['influencers', 'influencers_section'],
    ['collective_banner', 'ld_collective'],
    ['use_cases', 'use_cases'],
    ['social_proof_mastheads', 'social_proof_mastheads'],
  ])('[DOC-04] %s is a single document, shown by the slice %s', (type, slice) => {
    expect(schemas.documents.get(type)?.schema['x-editor'].repeatable).toBe(false)
    expect(schemas.slices.get(slice)?.wiring.shared).toBe(type)
  })

  it.each(
    'form_config quote comparative_table multi_level_submenu logo_list video_list enterprise_section privacy_and_security_section slack_preview'.split(
      ' ',
    ),
  )('[DOC-24] %s is only linked to, and has fields to bring along', (type) => {
    const schema = schemas.documents.get(type)?.schema
    expect(schema?.['x-linked']).not.toEqual([])
    expect(schema?.['x-linked']).toBeDefined()
    expect(isPage(type)).toBe(false)
  })
})

describe('documents', () => {
  const isValid = (type: string, data: object) => ajv.validate(`document:${type}`, data)
  const title = [{ type: 'heading1', text: 'Learning is a conversation', spans: [] }]

  it.each([...mocks.documents])(
    '[DOC-02] of the type %s are valid when filled in full or sparsely',
    (type, { full, minimal }) => {
      expect(isValid(type, full.data), ajv.errorsText()).toBe(true)
      expect(isValid(type, minimal.data), ajv.errorsText()).toBe(true)
    },
  )

  it('[DOC-01] all have uid, type, lang, isBroken and alternate_languages', () => {
    const envelope = ajv.compile(withoutAnnotations(schemas.configs.get('envelope')!.schema))
    const document = { ...mocks.documents.get('home_page')!.minimal, isBroken: false }
    expect(envelope(document), ajv.errorsText(envelope.errors)).toBe(true)
    for (const name of ['uid', 'type', 'lang', 'isBroken', 'alternate_languages']) {
      expect(envelope({ ...document, [name]: undefined }), `without ${name}`).toBe(false)
    }
  })

  it.each(['home_page', 'landing_page', 'pricing_page', 'form_page'])(
    '[DOC-05] of the type %s have the data fields of pages',
    (type) => {
      const fields = fieldsOf(type)
      expect(namesOf(fields)).toEqual(expect.arrayContaining(pageFields))
      const logoWall = fields.find((field) => field.name === 'logo_wall')
      expect(namesOf(logoWall?.fields)).toEqual(['logo_wall_title', 'logos', 'is_logo_wall_hidden'])
    },
  )

  it('[DOC-06] of the type landing_page have one of four categories', () => {
    for (const category of ['landing-page', 'product', 'solution', 'use-case']) {
      expect(isValid('landing_page', { title, category })).toBe(true)
    }
    for (const category of ['products', 'Product', 'blog', 7]) {
      expect(isValid('landing_page', { title, category })).toBe(false)
    }
  })

  it('[DOC-12] of the type form_config have the fields of forms; the title names a form in its dialog', () => {
    expect(namesOf(fieldsOf('form_config')).sort()).toEqual([...formFields, 'title'].sort())
  })

  it('[DOC-25] of the type not_found_page hold title, subtitle, meta_title and redirections', () => {
    const fields = fieldsOf('not_found_page')
    expect(namesOf(fields)).toEqual(['title', 'subtitle', 'meta_title', 'redirections'])
    const illustration = {
      url: '/media/illustrations/lost.svg',
      alt: '',
      dimensions: { width: 88, height: 88 },
    }
    const card = {
      label: 'Home',
      link: { link_type: 'Web', url: '/' },
      illustration,
      color: 'accent',
    }
    const subtitle = [{ type: 'paragraph', text: 'This page has moved on.', spans: [] }]
    const data = { title, subtitle, meta_title: 'Page not found', redirections: [card] }
    expect(isValid('not_found_page', data), ajv.errorsText()).toBe(true)
    expect(
      isValid('not_found_page', { ...data, redirections: [{ ...card, color: 'other' }] }),
    ).toBe(true)
    expect(isValid('not_found_page', { ...data, redirections: [{ ...card, color: 'blue' }] })).toBe(
      false,
    )
    const { dimensions: _, ...sizeless } = illustration
    expect(
      isValid('not_found_page', { ...data, redirections: [{ ...card, illustration: sizeless }] }),
    ).toBe(false)
  })
})
