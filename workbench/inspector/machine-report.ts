/** The data about declared machines for `/__machines`. */
import type { MachineProblem } from '../../compiler/check/machines/machine-problem.ts'
import { tellMissing } from '../../adapters/shared/packages/optional-packages.ts'
import { toolPackages } from '../../adapters/shared/packages/tool-packages.ts'
import { findMissing } from '../../compiler/read/find-package.ts'
import { eachAction } from '../../compiler/machines/walk-document.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { drawDiagram } from './diagram/draw-diagram.ts'
import { layoutParts, layoutWhole } from './diagram/readable-parts.ts'
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
  /** Events it is declared to send, with the id of the receiving actor. */
  sends: { to: string; type: string }[]
}

/** A drawing of one state with its children. */
export interface DrawnPart {
  state: string
  name: string
  svg: string
}

export interface MachineReport extends MachineWords {
  id: string
  description: string
  problems: MachineProblem[]
  /** Undefined if the problems leave nothing to draw. */
  svg: string | undefined
  /** One part or, if the whole is too large to read at once, several, the machine itself first. */
  parts: DrawnPart[]
  exports: { typescript: string; json: string; mermaid: string }
  document: MachineDocument
}

const noWords: MachineWords = { values: [], guards: [], states: [], events: [] }

export function listMachines(roots: readonly string[]): MachineListing[] {
  return readMachines(roots).map(({ document, group, uses }) => ({
    id: document.id,
    description: document.description ?? '',
    group,
    uses,
    sends: orIfShapeless(() => listSends(document), []),
  }))
}

/** Falls back for a document without the shape of a machine; its problems say so. */
function orIfShapeless<Value>(walk: () => Value, instead: Value): Value {
  try {
    return walk()
  } catch {
    return instead
  }
}

/** Declared events; receivers named only by an event are known once they are seen. */
function listSends(document: MachineDocument): MachineListing['sends'] {
  return [...eachAction(document)].flatMap(({ action: { type, params } }) => {
    const { to, event } = (params ?? {}) as { to?: unknown; event?: { type?: unknown } }
    const isKnown = type === 'send' && typeof to === 'string' && typeof event?.type === 'string'
    return isKnown ? { to: to as string, type: event!.type as string } : []
  })
}

/** Undefined if there is no machine with this name. */
export async function reportMachine(
  id: string,
  roots: readonly string[],
): Promise<MachineReport | undefined> {
  const document = readMachines(roots).find((machine) => machine.document.id === id)?.document
  if (!document) return undefined
  const missing = findMissing(toolPackages.drawings)
  const problems = [
    ...findMachineProblems(document, roots),
    ...(missing.length > 0
      ? [{ rule: 'packages', at: '', message: tellMissing('The drawing', missing) }]
      : []),
  ]
  const drawings = await draw(document).catch(() => undefined)
  return {
    id,
    description: document.description ?? '',
    problems,
    svg: drawings?.whole,
    parts: drawings?.parts ?? [],
    ...orIfShapeless(() => describeMachine(document), noWords),
    exports: {
      typescript: orIfShapeless(() => toTypeScript(document), ''),
      json: orIfShapeless(() => `${JSON.stringify(toXStateConfig(document), null, 2)}\n`, ''),
      mermaid: orIfShapeless(() => toMermaid(document), ''),
    },
    document,
  }
}

async function draw(document: MachineDocument): Promise<{ whole: string; parts: DrawnPart[] }> {
  const parts = await layoutParts(document)
  return {
    whole: drawDiagram(await layoutWhole(document)),
    parts: parts.map(({ diagram, ...part }) => ({ ...part, svg: drawDiagram(diagram) })),
  }
}
