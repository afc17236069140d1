/** The little of a Dockerfile that ours uses (https://docs.docker.com/reference/dockerfile). */
export interface Stage {
  image: string
  /** `FROM ... AS name`. */
  name?: string | undefined
  steps: Step[]
}

export type Step =
  | { kind: 'WORKDIR' | 'RUN' | 'USER' | 'VOLUME' | 'EXPOSE'; text: string }
  | { kind: 'COPY'; from?: string | undefined; sources: string[]; to: string }
  | { kind: 'ENV'; variables: Record<string, string> }
  | { kind: 'CMD' | 'HEALTHCHECK'; command: string[] }

/** @throws Error naming the line that it cannot read */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of joinLines(text)) {
    const [, kind = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const from = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest)
    if (kind === 'FROM' && from) stages.push({ image: from[1]!, name: from[2], steps: [] })
    else {
      const step = readStep(kind, rest)
      if (!step || stages.length === 0)
        throw new Error(`The Dockerfile has a line that is not understood: ${line}`)
      stages.at(-1)!.steps.push(step)
    }
  }
  return stages
}

function readStep(kind: string, rest: string): Step | undefined {
  const words = rest.split(/\s+/)
  switch (kind) {
    case 'WORKDIR':
    case 'RUN':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return { kind, text: rest }
    case 'COPY': {
      const from = words[0]!.startsWith('--from=')
        ? words.shift()!.slice('--from='.length)
        : undefined
      const to = words.pop()!
      return { kind, from, sources: words, to }
    }
    case 'ENV': {
      const pairs = words.map((word) => word.split('='))
      return { kind, variables: Object.fromEntries(pairs) as Record<string, string> }
    }
    case 'CMD':
      return { kind, command: JSON.parse(rest) as string[] }
    case 'HEALTHCHECK':
      return { kind, command: JSON.parse(rest.slice(rest.indexOf('['))) as string[] }
    default:
      return undefined
  }
}

/** Without comments; what a backslash at a line's end continues is one line. */
function joinLines(text: string): string[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
