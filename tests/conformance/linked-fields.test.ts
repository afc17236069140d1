import { describe, expect, it } from 'vitest'
import { createTestSite, kinds } from '#tests/support/create-test-site.ts'
import { linksOfDocument } from '../../runtime/content/linked-fields.ts'

const specified: [ids: string, type: string, fields: string][] = [
  ['DOC-07', 'tag', 'label'],
  ['DOC-08', 'category', 'name description'],
  [
    'DOC-09',
    'blog_article',
    'thumbnail title short_title description author category article_type publication_datetime duration tags',
  ],
  ['DOC-10', 'case_study', 'body company_logo key_figures illustration reading_time tags title'],
  ['DOC-11', 'gated_ebook_lp', 'meta_title name title cover pdf_asset header_form_config tags'],
  [
    'DOC-12',
    'form_config',
    'form_type marketo_form_id form_completion_title form_completion_subtitle button_label_after_completion button_link_after_completion form_button_label is_secondary_cta_visible secondary_cta_label secondary_cta_type secondary_cta_link body gated_content platform_registration',
  ],
  ['DOC-13', 'guide_page', 'guide_name articles tags'],
  [
    'DOC-14',
    'live_event',
    'title description thumbnail date link location logos social_sharing_thumbnail',
  ],
  [
    'DOC-15',
    'webinar',
    'title type header_color datetime social_sharing_thumbnail default_thumbnail description duration speakers tags wistia_id',
  ],
  [
    'DOC-16',
    'partner',
    'category description is_certified is_integration_built_by_us logo name regions types integration_availability',
  ],
  ['DOC-17', 'author', 'job name portrait'],
  ['DOC-18', 'quote', 'author quote company_logo external_rating'],
  ['DOC-20', 'multi_level_submenu', 'banner is_extended menu_label body'],
  ['DOC-22', 'ld_next', 'header social_sharing_thumbnail'],
  ['DOC-23] [OP16', 'enterprise_section', 'title subtitle body'],
  ['DOC-23] [OP16', 'privacy_and_security_section', 'title subtitle body'],
  ['DOC-23] [OP16', 'slack_preview', 'title subtitle body'],
]

describe('linked fields', () => {
  it.each(specified)('[%s] of %s are those of the specification', (_ids, type, fields) => {
    expect([...(kinds.documents[type]?.linked ?? [])].sort()).toEqual(fields.split(' ').sort())
  })

  it.each([
    ['DOC-19', 'comparative_table', ['title', 'column_headers', 'descriptions', 'table_rows']],
    ['DOC-21', 'logo_list', ['assets']],
    ['DOC-21', 'video_list', ['videos']],
  ])('[%s] of %s hold what the specification names', (_ids, type, fields) => {
    expect(kinds.documents[type]?.linked).toEqual(expect.arrayContaining(fields))
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
