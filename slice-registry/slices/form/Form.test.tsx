import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FormFields } from '../../generated/slice-fields.ts'
import { Form } from './Form.tsx'

const config = { id: 'a', type: 'form_config', fields: { form_type: 'contact', title: 'Write' } }

function html(more: Partial<FormFields>) {
  const fields = { form_config: config, ...more } as FormFields
  const slice = { id: 'form', fields, variation: 'default', locale: 'en' }
  return renderToStaticMarkup(<Form {...slice} t={(key) => key} />)
}

describe('what introduces a form', () => {
  it('[MATURITY-02] is a title in plain words, a text, and what stands beside the form', () => {
    const markup = html({
      heading: 'Shall we send you the report?',
      panel: [{ type: 'heading3', text: 'What is in it', spans: [] }],
    })
    expect(markup).toMatch(/<h2[^>]*>Shall we send you the report\?<\/h2>/)
    expect(markup).toMatch(/<h3[^>]*>What is in it<\/h3>/)
    expect(markup).not.toContain('data-alone')
  })

  it('gives way to a title of its own', () => {
    const markup = html({
      heading: 'Plain',
      title: [{ type: 'heading2', text: 'Rich', spans: [] }],
    })
    expect(markup).toContain('>Rich<')
    expect(markup).not.toContain('Plain')
  })

  it('may be missing: the form then stands alone', () => {
    expect(html({})).toContain('data-alone="true"')
  })
})
