import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { bundleForBrowser, launchChromium } from '#tests/support/chromium.ts'
import type { PastedTable } from '../fields/table-value.ts'
import type { Block, Span } from './rich-text.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  const modules = { readHtml: './read-pasted.ts', readPastedTable: '../fields/table-value.ts' }
  const code = Object.entries(modules).map(
    ([name, file]) =>
      `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, file))}; window.${name} = ${name}`,
  )
  const script = await bundleForBrowser('virtual:pasted', [
    {
      name: 'pasted',
      resolveId: (id) => (id === 'virtual:pasted' ? id : undefined),
      load: (id) => (id === 'virtual:pasted' ? code.join('\n') : undefined),
    },
  ])
  browser = await launchChromium()
  page = await browser.newPage()
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('http://desk.test/')
  await page.addScriptTag({ content: script, type: 'module' })
})
afterAll(() => browser?.close())

const everything =
  'paragraph,strong,em,hyperlink,heading1,heading2,heading3,list-item,o-list-item,image,preformatted'

/** A block as a line: its kind, its text, and its marks with the text they are on. */
function draw({ type, text, spans, ...rest }: Block): string {
  const marks = ((spans ?? []) as unknown as Span[]).map(
    ({ start, end, type: mark, data }) =>
      `${mark}(${String(text).slice(start, end)}${data ? ` → ${String(data['url'] ?? data['id'])}` : ''})`,
  )
  return [`${type}: ${String(text ?? rest['url'])}`, ...marks].join(' ')
}

async function read(html: string, allowed = everything) {
  const { blocks, losses } = await page.evaluate(
    ([text, names]) => {
      const { readHtml } = globalThis as unknown as {
        readHtml(html: string, allowed: Set<string>): { blocks: Block[]; losses: Set<string> }
      }
      const result = readHtml(text!, new Set(names!.split(',')))
      return { blocks: result.blocks, losses: [...result.losses] }
    },
    [html, allowed] as const,
  )
  return [...blocks.map(draw), ...losses.map((loss) => `lost ${loss}`)]
}

const word = (level: string, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 ${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const cases: { name: string; html: string; allowed?: string; lines: string[] }[] = [
  {
    name: 'Word: its styles, comments and list paragraphs',
    html:
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>' +
      `<body lang=EN-GB><!--StartFragment--><h1>Terms<o:p></o:p></h1>\n<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b>\nword&nbsp;here.<o:p></o:p></p>` +
      word('level1', '·', 'First') +
      word('level2', 'o', 'Deeper') +
      word('level1', '1.', 'Counted') +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><a name="_Toc1"></a><a href="#_Toc1">Up</a> and <a href="file:///C:/a.docx">file</a></p><!--EndFragment--></body></html>',
    lines: [
      'heading1: Terms',
      'paragraph: A bold word here. strong(bold)',
      'list-item: First',
      'list-item: Deeper',
      'o-list-item: Counted',
      'paragraph: Up and file',
      'lost links',
    ],
  },
  {
    name: 'Word on the web: headings by role, lists in containers',
    html:
      '<div class="OutlineElement"><p role="heading" aria-level="2" class="Paragraph"><span class="TextRun"><span style="font-weight:bold">Plan</span></span><span class="EOP">&nbsp;</span></p></div>' +
      '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-listid="2"><p class="Paragraph"><span>One</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
    lines: ['heading2: Plan', 'list-item: One'],
  },
  {
    name: 'Google Docs: its frame in bold, nested lists, links through itself',
    html:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Why</span></h2>' +
      '<p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Strong</span><span style="font-weight:400;font-style:italic;"> soft</span> ' +
      '<a href="https://www.google.com/url?q=https://example.com/a?b%3D1&sa=D"><span style="text-decoration:underline">there</span></a></p>' +
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>b</span></p></li></ul></ul></b><br class="Apple-interchange-newline">',
    lines: [
      'heading2: Why',
      'paragraph: Strong soft there strong(Strong) em( soft) hyperlink(there → https://example.com/a?b=1)',
      'list-item: a',
      'list-item: b',
    ],
  },
  {
    name: 'LibreOffice: fonts and paragraphs inside of items',
    html: '<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice"/><style>p{}</style></head><body><h1 class="western">Head</h1>\n<ol>\n\t<li><p style="margin-bottom: 0cm">\n\tone</p></li>\n\t<li><p>two</p></li>\n</ol>\n<p><font face="Liberation Serif"><i>end</i></font></p></body></html>',
    lines: ['heading1: Head', 'o-list-item: one', 'o-list-item: two', 'paragraph: end em(end)'],
  },
  {
    name: 'Notion: lists within items',
    html: '<meta charset="utf-8"><!-- notionvc: 1 --><h3>Notes</h3><ul><li>top<ul><li>inner</li></ul></li><li>next</li></ul><p>See <strong>this</strong>.</p>',
    lines: [
      'heading3: Notes',
      'list-item: top',
      'list-item: inner',
      'list-item: next',
      'paragraph: See this. strong(this)',
    ],
  },
  {
    name: 'a web page: frames, scripts, pictures, what is hidden',
    html:
      '<div><script>alert(1)</script><nav style="display: none">menu</nav><section><p>Text<br>broken <a href="javascript:alert(1)">bad</a> <a href="mailto:a@b.example">mail</a></p><img src="https://x.example/p.png"></section>' +
      '<pre>a\n  b</pre><iframe src="https://x.example"></iframe></div>',
    lines: [
      'paragraph: Text\nbroken bad mail hyperlink(mail → mailto:a@b.example)',
      'preformatted: a\n  b',
      'lost links',
      'lost pictures',
      'lost embeds',
    ],
  },
  {
    name: 'a table becomes lines; a frame of one column is no table',
    html: '<table><tr><td><p>Framed</p></td></tr></table><table><tr><th>A</th><th>B</th></tr><tr><td><b>1</b></td><td><p>2</p><p>3</p></td></tr></table>',
    lines: ['paragraph: Framed', 'paragraph: A | B', 'paragraph: 1 | 2 3 strong(1)', 'lost tables'],
  },
  {
    name: 'what the field does not allow',
    html: '<h1>Head</h1><ul><li>a <b>b</b></li></ul><p><a href="https://x.example">x</a></p>',
    allowed: 'paragraph,em',
    lines: [
      'paragraph: Head',
      'paragraph: a b',
      'paragraph: x',
      'lost headings',
      'lost lists',
      'lost links',
    ],
  },
  {
    name: 'a field that has headings alone',
    html: '<h1>Head</h1><p>text</p>',
    allowed: 'heading2',
    lines: ['heading2: Head', 'heading2: text', 'lost headings'],
  },
  {
    name: 'what the desk itself copied',
    html:
      `<p data-pm-slice="0 0 []">a <span class="hyperlink" data-link='{"link_type":"Document","id":"x1"}'>page</span></p>` +
      `<figure class="piece image" data-block='{"type":"image","url":"/media/a.png"}'><img src="/media/a.png"></figure>`,
    lines: ['paragraph: a page hyperlink(page → x1)', 'image: /media/a.png'],
  },
]

describe('pasting', () => {
  it.each(cases)('[PAGEBUILDER-11] $name', async ({ html, allowed, lines }) => {
    expect(await read(html, allowed)).toEqual(lines)
  })

  it('[PAGEBUILDER-11] fills tables from those of other programs', async () => {
    const readTable = (html: string, text = '') =>
      page.evaluate(
        ([given, plain]) => {
          const { readPastedTable } = globalThis as unknown as {
            readPastedTable(html: string, text: string): PastedTable | undefined
          }
          const table = readPastedTable(given!, plain!)
          const drawn = table?.rows.map((row) => row.map((cell) => cell.map(({ text }) => text)))
          return drawn && { drawn, hasHead: table!.hasHead }
        },
        [html, text] as const,
      )
    const sheet =
      '<google-sheets-html-origin><style>td {}</style><table><colgroup><col></colgroup><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>'
    expect(await readTable(sheet)).toEqual({
      drawn: [
        [['a'], ['b'], []],
        [[], ['c'], ['d']],
      ],
      hasHead: false,
    })
    const page1 = '<table><thead><tr><th>A<th>B</thead><tr><td>1<td><p>2</p><p>3</p></table>'
    expect(await readTable(page1)).toEqual({
      drawn: [
        [['A'], ['B']],
        [['1'], ['2', '3']],
      ],
      hasHead: true,
    })
    expect(await readTable('', 'a\tb\r\nc\t\r\n')).toMatchObject({
      drawn: [
        [['a'], ['b']],
        [['c'], ['']],
      ],
    })
    expect(await readTable('<p>no table</p>', 'none')).toBeUndefined()
  })
})
