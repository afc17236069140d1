/** Properties and their values, as CSS has them. */
import { lexer, parse } from 'css-tree'
import type { AtRule, Declaration } from 'postcss'
import { didYouMean } from '../../read/fault.ts'
import type { Sheet } from './sheet.ts'
import { lineAt } from './parse-sheet.ts'

export function checkDeclarations({ root, report }: Sheet): void {
  root.walkDecls((declaration) => {
    const fault = findFault(declaration)
    if (fault) report(lineAt(declaration), ...fault)
  })
  root.walkAtRules('media', (rule) => {
    const name = findUnknownFeature(rule)
    if (name === undefined) return
    report(lineAt(rule), `There is no media feature "${name}".`, didYouMean(name, mediaFeatures))
  })
}

type Said = [message: string, hint: string]

function findFault({ prop, value, parent }: Declaration): Said | undefined {
  const [color] = /(?<![\w-])#[0-9a-f]+(?![\w-])/i.exec(value.replace(/url\([^)]*\)/g, '')) ?? []
  if (color !== undefined && ![4, 5, 7, 9].includes(color.length))
    return [
      `"${color}" is no colour: it has ${color.length - 1} digits.`,
      'Give it three, four, six or eight.',
    ]
  const important = /!\s*(?!important\b)\w+/i.exec(value)
  if (important) return [`"${important[0]}" means nothing in CSS.`, 'Write !important, or nothing.']
  // Of descriptors of at-rules, and what one vendor knows, is no list.
  if (prop.startsWith('--') || prop.startsWith('-') || prop === 'composes') return undefined
  if (parent?.type === 'atrule' && !isGroup.has((parent as AtRule).name)) return undefined
  if (lexer.checkPropertyName(prop))
    return [`There is no property "${prop}".`, didYouMean(prop, Object.keys(lexer.properties))]
  let isUnread = false
  const tree = parse(value, { context: 'value', onParseError: () => (isUnread = true) })
  const { error } = lexer.matchProperty(prop, tree)
  // With var() in it, what it comes to is only known on the page.
  if (!isUnread && (!error || !/mismatch/i.test(error.name + error.message))) return undefined
  return [`"${value}" is no value of "${prop}".`, 'Correct it: a browser leaves the line out.']
}

/** Their declarations are those of the rule around them. */
const isGroup = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'scope',
  'starting-style',
  'nest',
])

/** Names in brackets: `(width >= 40rem)`, `(prefers-color-scheme: dark)`, `(hover)`. */
function findUnknownFeature({ params }: AtRule): string | undefined {
  const names = [...params.matchAll(/\(\s*(?:[\d.]+\w*\s*[<>]=?\s*)?([a-z-]+)\s*(?=[:<>=)])/gi)]
  return names
    .map(([, name]) => name!.toLowerCase())
    .find((name) => !name.startsWith('-') && !mediaFeatures.has(name.replace(/^(?:min|max)-/, '')))
}

/** Of Media Queries levels 3 to 5. */
const mediaFeatures: ReadonlySet<string> = new Set([
  'any-hover',
  'any-pointer',
  'aspect-ratio',
  'color',
  'color-gamut',
  'color-index',
  'device-aspect-ratio',
  'device-height',
  'device-width',
  'display-mode',
  'dynamic-range',
  'environment-blending',
  'forced-colors',
  'grid',
  'height',
  'horizontal-viewport-segments',
  'hover',
  'inverted-colors',
  'monochrome',
  'nav-controls',
  'not',
  'orientation',
  'overflow-block',
  'overflow-inline',
  'pointer',
  'prefers-color-scheme',
  'prefers-contrast',
  'prefers-reduced-data',
  'prefers-reduced-motion',
  'prefers-reduced-transparency',
  'resolution',
  'scan',
  'scripting',
  'update',
  'vertical-viewport-segments',
  'video-color-gamut',
  'video-dynamic-range',
  'width',
])
