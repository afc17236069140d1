/** Serves `/__machines` on the development server; no production server has it. */
import { join } from 'node:path'
import { createToolBundle } from '../../compiler/build/bundle-tool.ts'
import { renderAppRoot, renderToolPage } from '../../compiler/build/tool-page.ts'
import {
  respondWithJson,
  respondWithScript,
  respondWithTool,
} from '../../compiler/build/tool-response.ts'
import { diagramStyle } from './diagram/diagram-style.ts'
import { listMachines, reportMachine } from './machine-report.ts'
import { findAllProblems } from './read-machines.ts'

export const inspectorPath = '/__machines'

const bundleApp = createToolBundle(import.meta.dirname, 'app/open-inspector.tsx')

/**
 * Undefined when the path is not the inspector's.
 *
 * @param roots - their machines are shown, from the current files
 */
export async function answerInspector(
  path: string,
  roots: readonly string[],
): Promise<Response | undefined> {
  if (path === inspectorPath) return respondWithTool(renderPage(), { addedStyles: [diagramStyle] })
  if (!path.startsWith(`${inspectorPath}/`)) return undefined
  const name = decodeURIComponent(path.slice(inspectorPath.length + 1))
  try {
    if (name === 'app.js') return respondWithScript(await bundleApp())
    if (name === 'list.json') return respondWithJson(listMachines(roots))
    if (name === 'problems.json') return respondWithJson(findAllProblems(roots))
    const id = /^machines\/(.+)\.json$/.exec(name)?.[1]
    const report = id === undefined ? undefined : await reportMachine(id, roots)
    return report
      ? respondWithJson(report)
      : respondWithJson({ error: `There is no machine "${id ?? name}".` }, 404)
  } catch (error) {
    return respondWithJson({ error: (error as Error).message }, 500)
  }
}

function renderPage(): string {
  return renderToolPage({
    title: 'Machines',
    sheets: [join(import.meta.dirname, 'app/inspector.css')],
    // Vite's client reloads the page when a declaration changes.
    scripts: ['/@vite/client', `${inspectorPath}/app.js`],
    body: renderAppRoot('The inspector'),
  })
}
