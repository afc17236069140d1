/** The data `/__machines` gets about the declared machines. */
import type { MachineProblem } from '../machines/check-machine.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { drawDiagram } from './diagram/draw-diagram.ts'
import { layoutDiagram } from './diagram/layout-diagram.ts'
import { describeMachine, type MachineWords } from './export/describe-machine.ts'
import { toMermaid } from './export/to-mermaid.ts'
import { toTypeScript } from './export/to-typescript.ts'
import { toXStateConfig } from './export/to-xstate-config.ts'
import type { MachineGroup } from './machine-groups.ts'
import { findMachineProblems, readMachines } from './read-machines.ts'

export interface MachineListing {
  id: string
  description: string
  group: MachineGroup
  uses: string[]
}

export interface MachineReport extends MachineWords {
  id: string
  description: string
  problems: MachineProblem[]
  /** Undefined where the problems leave nothing to draw. */
  svg: string | undefined
  exports: { typescript: string; json: string; mermaid: string }
  document: MachineDocument
}

export function listMachines(roots: readonly string[]): MachineListing[] {
  return readMachines(roots).map(({ document, group, uses }) => ({
    id: document.id,
    description: document.description ?? '',
    group,
    uses,
  }))
}

/** Undefined if there is no machine with this name. */
export async function reportMachine(
  id: string,
  roots: readonly string[],
): Promise<MachineReport | undefined> {
  const document = readMachines(roots).find((machine) => machine.document.id === id)?.document
  if (!document) return undefined
  const problems = findMachineProblems(document, roots)
  const diagram = await layoutDiagram(document).catch(() => undefined)
  return {
    id,
    description: document.description ?? '',
    problems,
    svg: diagram && drawDiagram(diagram),
    ...describeMachine(document),
    exports: {
      typescript: toTypeScript(document),
      json: `${JSON.stringify(toXStateConfig(document), null, 2)}\n`,
      mermaid: toMermaid(document),
    },
    document,
  }
}
