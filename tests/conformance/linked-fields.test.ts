import { describe, expect, it } from 'vitest'
import { createTestSite, kinds } from '#tests/support/create-test-site.ts'
import { linksOfDocument } from '../../runtime/page/load/linked-fields.ts'

/** Ids and fields of the catalogue. */
const specified: { id: string; type: string; fields: string }[] = [
  { id: 'DOC-07', type: 'tag', fields: 'label' },
  { id: 'DOC-08', type: 'category', fields: 'name description' },
  {
    id: 'DOC-09',
    type: 'blog_article',
    fields:
      'thumbnail title short_title description author category article_type publication_datetime duration tags',
  },
  {
    id: 'DOC-10',
    type: 'case_study',
    fields: 'body company_logo key_figures illustration reading_time tags title',
  },
  {
    id: 'DOC-11',
    type: 'gated_ebook_lp',
    fields: 'meta_title name title cover pdf_asset header_form_config tags',
  },
  {
    id: 'DOC-12',
    type: 'form_config',
    fields:
      'form_type marketo_form_id form_completion_title form_completion_subtitle button_label_after_completion button_link_after_completion form_button_label is_secondary_cta_visible secondary_cta_label secondary_cta_type secondary_cta_link body gated_content platform_registration',
  },
  { id: 'DOC-13', type: 'guide_page', fields: 'guide_name articles tags' },
  {
    id: 'DOC-14',
    type: 'live_event',
    fields:
      'title description thumbnail date link location logos social_sharing_thumbnail time_zone',
  },
  {
    id: 'DOC-15',
    type: 'webinar',
    fields:
      'title type header_color datetime social_sharing_thumbnail default_thumbnail description duration speakers tags time_zone wistia_id',
  },
  {
    id: 'DOC-16',
    type: 'partner',
    fields:
      'category description is_certified is_integration_built_by_us logo name regions types integration_availability',
  },
  { id: 'DOC-17', type: 'author', fields: 'job name portrait' },
  { id: 'DOC-18', type: 'quote', fields: 'author quote company_logo external_rating' },
  { id: 'DOC-20', type: 'multi_level_submenu', fields: 'banner is_extended menu_label body' },
  { id: 'DOC-22', type: 'ld_next', fields: 'header social_sharing_thumbnail' },
  { id: 'DOC-23', type: 'enterprise_section', fields: 'title subtitle body' },
  { id: 'DOC-23', type: 'privacy_and_security_section', fields: 'title subtitle body' },
  { id: 'DOC-23', type: 'slack_preview', fields: 'title subtitle body' },
]

describe('linked fields', () => {
  it.each(specified)('[$id] of $type are those of the specification', ({ type, fields }) => {
    expect([...(kinds.documents[type]?.linked ?? [])].sort()).toEqual(fields.split(' ').sort())
  })

  // Only links without a type lead to ld_next, and those bring nothing along.
  const asked = specified.filter(({ type }) => type !== 'ld_next')
  it.each(asked)('[$id] [OP55] of $type are asked for as type.field', ({ type, fields }) => {
    const { site } = createTestSite()
    const links = Object.keys(kinds.documents).flatMap((page) => linksOfDocument(page, site))
    for (const field of fields.split(' ')) expect(links).toContain(`${type}.${field}`)
  })

  it.each([
    {
      id: 'DOC-19',
      type: 'comparative_table',
      fields: 'title column_headers descriptions table_rows',
    },
    { id: 'DOC-21', type: 'logo_list', fields: 'assets' },
    { id: 'DOC-21', type: 'video_list', fields: 'videos' },
  ])('[$id] of $type hold what the specification names', ({ type, fields }) => {
    expect(kinds.documents[type]?.linked).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it.each([...new Set(Object.keys(kinds.documents))])(
    '[CONTENT-07] a page of the type %s asks for nothing that its links do not lead to',
    (type) => {
      const { site } = createTestSite()
      const known = new Set(
        Object.entries(kinds.documents).flatMap(([name, { fields }]) =>
          Object.keys(fields).map((field) => `${name}.${field}`),
        ),
      )
      for (const link of linksOfDocument(type, site)) expect(known).toContain(link)
    },
  )
})
