import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Image, Link, RichText, Table } from '#runtime/slice'
import {
  DrawnAny,
  DrawnColor,
  DrawnEmbed,
  DrawnFact,
  DrawnHeading,
  DrawnItems,
  DrawnLinks,
  DrawnMedia,
  DrawnPicture,
  DrawnPlace,
  DrawnRecord,
  DrawnRelated,
  DrawnTable,
  DrawnText,
  DrawnTime,
  DrawnTitle,
  DrawnWords,
  DrawnSlice,
} from './DrawnSlice.tsx'

const render = (node: ReactNode) =>
  renderToStaticMarkup(<>{node}</>).replaceAll(/ class="[^"]*"/g, '')
const words = (text: string): RichText => [{ type: 'paragraph', text, spans: [] }]
const link: Link = { href: '/boats', kind: 'internal' }
const image: Image = { src: '/boat.jpg', width: 4, height: 3, alt: 'A boat', loading: 'lazy' }
const table: Table = {
  head: [{ cells: [{ content: words('Pier') }] }],
  body: [
    {
      cells: [
        { isHeader: true, content: words('One') },
        { isHeader: false, content: words('9:00') },
      ],
    },
  ],
}

describe('[PAGEBUILDER-05] an imported slice', () => {
  it.each<[kind: string, draw: () => ReactNode, shown: string]>([
    ['heading', () => <DrawnHeading field={words('Boats')} />, '<h2>Boats</h2>'],
    ['rich text', () => <DrawnText field={words('They go.')} />, '<p>They go.</p>'],
    ['text', () => <DrawnWords>They come.</DrawnWords>, 'They come.'],
    ['choice', () => <DrawnFact label="Tone">calm</DrawnFact>, '<span>Tone</span> calm'],
    ['colour', () => <DrawnColor label="Hull" value="#102030" />, '#102030'],
    ['moment', () => <DrawnTime value="2026-05-04T09:00:00+0000" />, '>2026-05-04 09:00<'],
    ['picture', () => <DrawnPicture image={image} />, 'alt="A boat"'],
    ['link without a text', () => <DrawnLinks links={[link]} label="Boats" />, '>Boats</a>'],
    [
      'links',
      () => <DrawnLinks links={[link, { ...link, text: 'Two' }]} label="Go" />,
      '>Go 1</a>',
    ],
    ['file', () => <DrawnMedia media={{ href: '/plan.pdf', name: 'plan.pdf' }} />, '>plan.pdf</a>'],
    [
      'film',
      () => <DrawnEmbed embed={{ url: 'https://x.example/1', provider: 'X' }} />,
      '<small>X</small>',
    ],
    ['place', () => <DrawnPlace label="Pier" point={{ latitude: 48, longitude: 2 }} />, '48, 2'],
    ['table', () => <DrawnTable table={table} />, '<th scope="row">One</th><td>9:00</td>'],
    ['record', () => <DrawnRecord record={{ price: 5, tags: [] }} />, '<dt>price</dt><dd>5</dd>'],
    [
      'row',
      () => (
        <DrawnItems>
          <li>One</li>
        </DrawnItems>
      ),
      '<li>One</li>',
    ],
    [
      'document without a page',
      () => <DrawnRelated related={{ id: '1', type: 'person', fields: { name: 'Ada' } }} />,
      '<p>Ada</p>',
    ],
    [
      'document with a page',
      () => <DrawnRelated related={{ id: '1', type: 'page', link, fields: {} }} />,
      '>page</a>',
    ],
  ])('shows a %s', (_, draw, shown) => {
    expect(render(draw())).toContain(shown)
  })

  it('shows nothing where nothing is filled in', () => {
    const empty = [
      () => <DrawnHeading field={undefined} />,
      () => <DrawnText field={undefined} />,
      () => <DrawnWords>{undefined}</DrawnWords>,
      () => <DrawnColor label="Hull" value={undefined} />,
      () => <DrawnTime value={undefined} />,
      () => <DrawnPicture image={undefined} />,
      () => <DrawnLinks links={[]} label="Go" />,
      () => <DrawnMedia media={undefined} />,
      () => <DrawnEmbed embed={undefined} />,
      () => <DrawnPlace label="Pier" point={undefined} />,
      () => <DrawnTable table={undefined} />,
      () => <DrawnRecord record={{ tags: [] }} />,
      () => <DrawnRelated related={undefined} />,
      () => <DrawnTitle field={undefined} />,
      () => <DrawnAny label="Tone" value={undefined} />,
    ]
    expect(empty.map((draw) => render(draw()))).toEqual(empty.map(() => ''))
  })

  it('shows a field of several kinds by what is in it', () => {
    const values = ['calm', 7, true, words('They go.'), [link], image, link]
    const shown = values.map((value) => render(<DrawnAny label="Sea" value={value} />))
    expect(shown).toEqual([
      '<p>calm</p>',
      '<p><span>Sea</span> 7</p>',
      '<p><span>Sea</span> ✓</p>',
      '<div><p>They go.</p></div>',
      expect.stringContaining('>Sea</a>'),
      expect.stringContaining('alt="A boat"'),
      expect.stringContaining('>Sea</a>'),
    ])
  })

  it('[SLICE-03] has the h1 of its page, which sight may not need', () => {
    const header = (
      <DrawnSlice id="header" isHeader>
        <DrawnTitle field={words('Boats')} isHidden />
      </DrawnSlice>
    )
    expect(renderToStaticMarkup(header)).toMatch(
      /^<section id="header" data-compact="true".*<h1 class="[^"]*visually-hidden">Boats<\/h1>/,
    )
  })
})
