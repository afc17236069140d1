import { afterEach, expect, it } from 'vitest'
import type { ViteDevServer } from 'vite'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { countEdit, findShowFailure, showFailureKey } from '../assets/find-dev-assets.ts'
import { showFailures } from './dev-failures.ts'

afterEach(() => {
  for (const key of [showFailureKey, Symbol.for('slicewright.edits')])
    delete (globalThis as { [key: symbol]: unknown })[key]
})

const said: string[] = []
const server = {
  config: { logger: { error: (text: string) => said.push(text) } },
  ssrRewriteStacktrace: (stack: string) => stack.replace('Hero.tsx:20:20', 'Hero.tsx:13:9'),
} as unknown as ViteDevServer

const hero = `${repositoryRoot}/slice-registry/slices/hero/Hero.tsx`

function failWith(message: string, frames: readonly string[]): string {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return findShowFailure()!({
    slice: 'hero',
    documentId: 'One',
    documentType: 'page',
    lang: 'en-us',
    at: '/data/body/3',
    error,
  })
}

it('[PAGEBUILDER-09] a section that throws is told with its lines, not with those of what draws it', () => {
  showFailures(server, findRoots())
  const frames = [
    `Hero (${hero}:20:20)`,
    'renderElement (/site/node_modules/react-dom/server.js:5796:23)',
    `renderAll (${repositoryRoot}/runtime/page/render/render-page.ts:99:1)`,
    'process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
  ]
  const notice = failWith('<p> is lost', frames)
  expect(said).toEqual([
    `The section "hero" could not be drawn: <p> is lost
  at Hero (slice-registry/slices/hero/Hero.tsx:13:9)
  from /data/body/3 of the document One`,
  ])
  expect(notice).toMatch(/^<pre data-failed-section [^>]*>The section [^<]*&lt;p&gt; is lost\n/)

  failWith('<p> is lost', frames)
  expect(said).toHaveLength(1)
  countEdit()
  failWith('<p> is lost', frames)
  expect(said).toHaveLength(2)
})

it('its file is named where the stack has no line of it', () => {
  showFailures(server, findRoots())
  expect(failWith('Objects are not valid as a React child', [])).toContain(
    '  in slice-registry/slices/hero/Hero.tsx\n',
  )
})
