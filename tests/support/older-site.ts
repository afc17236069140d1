/** The site of version 0.1.0, and what its owner changes in it: what the check tells, and nothing else. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

export const olderSite = join(repositoryRoot, 'tests/fixtures/older-sites/0.1.0')

interface Mend {
  /** Where it is told: a file, and a pointer or line in it. */
  at: string
  /** Text of the file, and what replaces it. */
  edits: readonly (readonly [from: string, to: string, file?: string])[]
}

const code = 'machines/pitch/implementations.ts'
const choir = 'site-config/page-types/choir.json'
const concert = 'site-config/page-types/concert.json'
const voices = 'slice-registry/slices/voices/Voices.module.css'

/** Of JSON, written over several lines. */
const written = (value: object, depth: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(depth)}`)

const rehearsal = {
  format: 'date',
  from: '/data/next_rehearsal',
  options: { dateStyle: 'long' },
}
const duration = { format: 'duration', from: '/data/minutes' }

export const mends: readonly Mend[] = [
  {
    at: '.github/workflows/site.yml#:9',
    edits: [['slicewright models:diff', 'slicewright models diff']],
  },
  {
    at: `${code}#:2`,
    edits: [
      ["import { findHost } from '#runtime/bound'\n", ''],
      ['findHost(input.id)', 'host.element(input.id)'],
      ['import type { Implementations }', 'import type { OwnImplementations, OwnPorts }'],
      [
        '"description": "What giving a note needs of the page.",',
        '"description": "What giving a note needs of the page.",\n  "ports": ["host"],',
        'machines/pitch/implementations.json',
      ],
    ],
  },
  {
    at: `${code}#:12`,
    edits: [
      [
        'const watch = fromCallback<{ type: string }, { id: string }>(',
        "const watch = ({ host }: OwnPorts<'host'>) => fromCallback<{ type: string }, { id: string }>(",
      ],
      [
        'export const implementations = {',
        "export const implementations: OwnImplementations<'host'> = (ports) => ({",
      ],
      ["'pitch.watch': watch }", "'pitch.watch': watch(ports) }"],
      ['} satisfies Implementations', '})'],
    ],
  },
  ...['slice', 'machines'].map((name) => ({
    at: `package.json#/imports/#runtime~1${name}`,
    edits: [
      [
        `    "#runtime/${name}": "../slicewright/runtime/${name === 'slice' ? 'slice.tsx' : 'machines/index.ts'}",\n`,
        '',
      ],
    ] as const,
  })),
  {
    at: 'package.json#/imports/#parts~1*',
    edits: [['    "#parts/*": "../slicewright/slice-registry/parts/*"\n', '']],
  },
  {
    at: 'package.json#/scripts/conformance',
    edits: [['slicewright conformance', 'slicewright content conformance']],
  },
  {
    at: 'package.json#/scripts/content:lint',
    edits: [['slicewright content:lint', 'slicewright content lint']],
  },
  {
    at: 'package.json#/scripts/slices',
    edits: [['slicewright slices', 'slicewright slices export']],
  },
  {
    at: `${choir}#/template/0/bind/date`,
    edits: [
      [
        written({ ...rehearsal, message: 'choir.nextRehearsal' }, 8),
        JSON.stringify({ message: 'choir.nextRehearsal', values: { value: rehearsal } }),
      ],
    ],
  },
  {
    at: `${concert}#/template/0/bind/subtitle`,
    edits: [
      [
        written({ first: ['/data/notice'], unless: '/data/is_sold_out' }, 8),
        JSON.stringify({ if: { not: '/data/is_sold_out' }, then: '/data/notice' }),
      ],
    ],
  },
  {
    at: `${concert}#/template/0/bind/date`,
    edits: [
      [
        written({ ...duration, message: 'concert.duration' }, 8),
        JSON.stringify({ message: 'concert.duration', values: { value: duration } }),
      ],
    ],
  },
  {
    at: `${concert}#/template/1/unless`,
    edits: [
      [
        '"when": "/data/programme",\n      "unless": "/data/is_sold_out",',
        '"when": {"all":["/data/programme",{"not":"/data/is_sold_out"}]},',
      ],
    ],
  },
  {
    at: `${concert}#/structuredData/0/eventStatus`,
    edits: [
      [
        '"eventStatus": "https://schema.org/EventScheduled"',
        '"eventStatus": {"value":"https://schema.org/EventScheduled"}',
      ],
    ],
  },
  { at: `${voices}#:11`, edits: [['var(--ink)', 'var(--dark)']] },
  { at: `${voices}#:12`, edits: [['var(--tint-lilac)', 'var(--tint-1)']] },
]

/** Writes the site with all of it mended. */
export function writeUpgradedSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(olderSite, folder, { recursive: true })
  for (const { at, edits } of mends) {
    for (const [from, to, other] of edits) {
      const file = join(folder, other ?? at.slice(0, at.indexOf('#')))
      const text = readFileSync(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(
        file,
        text.replace(from, () => to),
      )
    }
  }
}
