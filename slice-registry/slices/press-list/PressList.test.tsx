import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PressList } from './PressList.tsx'

it('lists the newest article first and those without a date last', () => {
  const articles = [
    { title: 'Old', date: '2024-02-01' },
    { title: 'Undated' },
    { title: 'New', date: '2026-11-02' },
  ]
  const markup = renderToStaticMarkup(
    <PressList id="press" variation="default" locale="de" t={(key) => key} fields={{ articles }} />,
  )
  const order = ['New', 'Old', 'Undated'].map((title) => markup.indexOf(`>${title}<`))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(markup).toContain('<time dateTime="2026-11-02">02.11.2026</time>')
})
