import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Comparison } from './Comparison.tsx'

type Props = Parameters<typeof Comparison>[0]

const html = (rows: Props['comparison']['table_rows']) =>
  renderToStaticMarkup(
    <table>
      <Comparison
        comparison={{
          title: 'Plans',
          column_headers: [{ label: 'Team' }, { label: 'Company', is_highlighted: true }],
          ...(rows && { table_rows: rows }),
        }}
        t={(key) => key}
      />
    </table>,
  )

describe('a comparison kept elsewhere', () => {
  it('[DOC-19] has as many cells in a row as columns, whatever the row leaves out', () => {
    const markup = html([{ label: 'Support', value_1: 'by mail', value_5: 'never shown' }])
    expect(markup.match(/<th scope="row"/g)).toHaveLength(1)
    expect(markup).toContain('by mail')
    expect(markup).not.toContain('never shown')
    expect(markup.match(/table\.notIncluded/g)).toHaveLength(1)
  })

  it('heads the column of names with the title of the comparison', () => {
    expect(html([])).toMatch(/<thead><tr><th[^>]* scope="col">Plans<\/th>/)
  })

  it('draws yes and no as signs with words, in either spelling', () => {
    const markup = html([
      { label: 'A', value_1: 'yes', value_2: 'No' },
      { label: 'B', value_1: '+', value_2: '–' },
      { label: 'C', value_1: 'yes, by name', value_2: '+ 2 GB' },
    ])
    expect(markup.match(/table\.included/g)).toHaveLength(2)
    expect(markup.match(/table\.notIncluded/g)).toHaveLength(2)
    expect(markup).toContain('yes, by name')
  })

  it('begins a group of rows with a row that is a heading', () => {
    const markup = html([
      { label: 'Before any group' },
      { label: 'Writing', is_heading: true },
      { label: 'Courses', value_1: 'yes' },
    ])
    expect(markup.match(/<tbody/g)).toHaveLength(2)
    expect(markup).toContain('<th scope="rowgroup" colSpan="3">Writing')
    expect(markup.match(/<th scope="row"/g)).toHaveLength(2)
  })
})
