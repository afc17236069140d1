import {
  createContext,
  createElement,
  isValidElement,
  useContext,
  useId,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liftHoisted } from './lift-hoisted.ts'
import { drawStatic } from './static-jsx.ts'

const Word = createContext('none')
const text = `a < b & "c" > 'd'`
const Named = ({ name = 'x', children }: { name?: string; children?: ReactNode }) => (
  <b title={name}>{children}</b>
)
const Nothing = () => null
const hoisted = <i>made once</i>

const drawings: Record<string, () => ReactNode> = {
  texts: () => [text, 1, -0, 1.5, true, false, null, undefined, '', ['a', ['b']]],
  elements: () => (
    <section id="a" className="b c" hidden={false} data-a={1} data-b={true} data-c={text}>
      <p aria-hidden={true} aria-label={text} className={undefined} lang="en" dir="rtl">
        {text} {2} {text.length < 2 && <br />}
      </p>
      <hr />
      <ul role="list">{['x', 'y'].map((one) => [<li key={one}>{one}</li>])}</ul>
    </section>
  ),
  'what a component comes to counts as there': () => {
    const nothing = <Nothing />
    return <p>{nothing && 'still truthy'}</p>
  },
  components: () => (
    <>
      <Named>
        <Named name={text} />
        <>{text}</>
      </Named>
    </>
  ),
  'rare attributes': () => (
    <div style={{ color: 'red', '--a': 1 } as object} tabIndex={0} draggable={false} title="a">
      <button type="button" disabled className={text} inert>
        {text}
      </button>
      <svg viewBox="0 0 1 1" strokeWidth={2}>
        <path d="M0 0" fillRule="evenodd" />
      </svg>
      <input type="checkbox" defaultChecked name="a" />
      <input defaultValue={text} maxLength={3} readOnly />
      <table>
        <tbody>
          <tr>
            <td colSpan={2} rowSpan={0}>
              a
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  ),
  'attributes in the order of React': () => (
    <form name="a" method="post" className="b" action="/a" target="_blank" id="c">
      <input name="a" type="text" id="b" />
      <button name="a" type="submit" className="b" value="c">
        {text}
      </button>
    </form>
  ),
  'attributes with the wrong kind of value': () => (
    <p {...({ id: true, className: false, lang: 3, hidden: 'x', 'data-a': () => 1 } as object)} />
  ),
  addresses: () =>
    ['/a?b&c', '#', '', 'https://a.example/"', 'mailto:a@b', 'javascript:alert(1)', 'a'].map(
      (href) => (
        <a key={href} href={href}>
          a
        </a>
      ),
    ),
  markup: () => <div dangerouslySetInnerHTML={{ __html: '<b>bold</b>' }} />,
  'own elements': () => <sw-part data-part="a">a</sw-part>,
  pictures: () => (
    <figure>
      <img src="/a.png" alt="" loading="lazy" width={1} height={2} />
      <img src="/b.png" srcSet="/b.png 1w" sizes="1px" alt={text} fetchPriority="high" />
    </figure>
  ),
  'pictures that do not wait': () => (
    <figure>
      <img src="/a.png?b&c" alt="" decoding="async" loading="eager" width={1} height={2} />
      <img srcSet="/c.png 1w" alt="" sizes={text} className="b" />
      <img src="/d.png" alt="" fetchPriority="low" />
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />
      <img src="Data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" loading="lazy" />
      <img src="/e.png" srcSet="" alt="" />
      <img src="/f.png" alt="" crossOrigin="anonymous" />
      <img alt="" />
    </figure>
  ),
  'lines that come first': () => (
    <>
      <pre>{'\na'}</pre>
      <pre>
        <b>{'\na'}</b>
      </pre>
      <pre>a</pre>
    </>
  ),
  'what depends on what is around it': () => (
    <form action="/a" method="post">
      <select defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <textarea defaultValue={text} />
    </form>
  ),
  'what belongs elsewhere': () => (
    <p>
      <title>a</title>
      <link rel="preload" as="image" href="/a.png" />a
    </p>
  ),
  hooks: () => <p id={useId()}>{useContext(Word)}</p>,
  contexts: () => {
    const Reader = () => <p>{useContext(Word)}</p>
    return (
      <Word value="given">
        <Reader />
      </Word>
    )
  },
  'elements made before': () => <p>{hoisted}</p>,
}

// React tells developers of what is tried here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => void vi.restoreAllMocks())

it.each(Object.entries(drawings))('draws what React draws: %s', (_, Drawing) => {
  const byReact = liftHoisted(renderToStaticMarkup(createElement(Drawing)))
  // Twice: what React has to draw is known the second time.
  expect(drawStatic(Drawing, {})).toEqual(byReact)
  expect(drawStatic(Drawing, {})).toEqual(byReact)
})

it('makes no elements of React where markup is plain, and others everywhere else', () => {
  const tell = vi.fn()
  const Drawing = () => {
    const paragraph = <p>a</p>
    tell(isValidElement(paragraph))
    return paragraph
  }
  expect(drawStatic(Drawing, {}).html).toBe('<p>a</p>')
  expect(tell.mock.calls).toEqual([[false]])
  expect(isValidElement(<p />)).toBe(true)
})

it('throws what a component throws, and draws it plainly again when it does not', () => {
  const tell = vi.fn()
  const Drawing = ({ words }: { words?: string }) => {
    const paragraph = <p>{words!.trim()}</p>
    tell(isValidElement(paragraph))
    return paragraph
  }
  expect(() => drawStatic(Drawing as never, {})).toThrow(TypeError)
  expect(drawStatic(Drawing as never, { words: ' a ' }).html).toBe('<p>a</p>')
  expect(tell.mock.calls).toEqual([[false]])
})
