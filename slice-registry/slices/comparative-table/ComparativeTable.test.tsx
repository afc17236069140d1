import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ComparativeTable } from './ComparativeTable.tsx'

const cell = (text: string) => ({
  isHeader: false,
  content: [{ type: 'paragraph' as const, text, spans: [] }],
})

it('turns a lone plus or minus into a sign with words, and leaves other text alone', () => {
  const markup = renderToStaticMarkup(
    <ComparativeTable
      id="table"
      variation="default"
      locale="en"
      t={(key) => key}
      fields={{
        table: { body: [{ cells: [cell('Export'), cell('+'), cell('-'), cell('+ 2 GB')] }] },
      }}
    />,
  )
  expect(markup.match(/<td/g)).toHaveLength(3)
  expect(markup.match(/table\.included/g)).toHaveLength(1)
  expect(markup.match(/table\.notIncluded/g)).toHaveLength(1)
  expect(markup).toContain('+ 2 GB')
})
