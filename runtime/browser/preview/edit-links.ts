/**
 * The ways from the page to the editor: a link on every section, and a click with the Shift key.
 */
import { listSections, measure, readFacts } from './preview-page.ts'

const inset = 12

/** @returns a function that puts the links where the sections are now */
export function createEditLinks(): () => void {
  const layer = document.createElement('nav')
  layer.setAttribute('aria-label', 'Edit sections')
  layer.lang = 'en'
  document.body.append(layer)

  let described = ''
  const draw = () => {
    const sections = listSections()
    const text = JSON.stringify(sections.map(({ title, editorUrl }) => [title, editorUrl]))
    if (text !== described) {
      described = text
      layer.replaceChildren(...sections.map(({ title, editorUrl }) => toLink(title, editorUrl)))
    }
    sections.forEach(({ nodes }, index) => {
      const link = layer.children[index] as HTMLElement
      const { top, right, height } = measure(nodes)
      link.hidden = height === 0
      link.style.top = `${top + scrollY + inset}px`
      link.style.left = `${Math.max(inset, right + scrollX - link.offsetWidth - inset)}px`
    })
  }
  // Pictures and fonts that load later move what is below them.
  new ResizeObserver(draw).observe(document.body)
  addEventListener('resize', draw)
  document.addEventListener('slicewright:page', draw)
  document.addEventListener('click', openEditor, true)
  draw()
  return draw
}

function toLink(title: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { className: 'preview-edit', href, target: '_blank', rel: 'noopener' })
  link.textContent = `Edit ${title}`
  return link
}

function openEditor(click: MouseEvent): void {
  const { target, shiftKey, ctrlKey, metaKey, altKey } = click
  if (!shiftKey || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
  if (target.closest('[data-preview], .preview-edit')) return
  const url = findEditorUrl(target)
  if (!url) return
  click.preventDefault()
  click.stopImmediatePropagation()
  open(url, '_blank', 'noopener')
}

/** The editor's address of the section, else of the part of the frame, else of the page. */
function findEditorUrl(target: Element): string | undefined {
  const section = listSections().find(({ nodes }) => nodes.some((node) => node.contains(target)))
  if (section) return section.editorUrl
  const { frame, editorUrl } = readFacts()
  const piece = target.closest<HTMLElement>('sw-frame')?.dataset['key']?.split('.')[0]
  return (piece === undefined ? undefined : frame[piece]) ?? editorUrl
}
