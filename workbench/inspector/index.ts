/** The front door of the inspector: for the dev server, and the export of all machines. */
export { answerInspector, inspectorPath } from './answer-inspector.ts'
export { drawDiagram } from './diagram/draw-diagram.ts'
export { layoutWhole } from './diagram/readable-parts.ts'
export { toMarkdown, toMarkdownIndex } from './export/to-markdown.ts'
export { toMermaid } from './export/to-mermaid.ts'
export { toTypeScript } from './export/to-typescript.ts'
export { findConfigProblems } from './export/check-xstate-config.ts'
export { toXStateConfig } from './export/to-xstate-config.ts'
export { toMachineSheet } from './machine-sheet.ts'
export { readMachines, type DeclaredMachine } from './read-machines.ts'
export {
  countDecisions,
  countFolders,
  decisionFormula,
  sumUp,
  toDecisionTable,
} from './count-decisions.ts'
