import type { Document, Fields, Slice } from '../../../runtime/model/documents/document.ts'
import type { FieldKinds, Kinds, SliceKinds } from '../../../runtime/model/documents/kinds.ts'
import { kindsOfVariation } from '../../../runtime/model/documents/kinds-of-variation.ts'
import { own } from '../../../runtime/model/documents/own.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const oneRole: Rule = {
  id: 'one-role',
  level: 'error',
  title: 'Team members are not quoted as guests',
  reason: 'Nobody believes praise from a customer who turns out to work here.',
}

const oneFace: Rule = {
  id: 'one-face',
  level: 'error',
  title: 'A portrait belongs to one person',
  reason: 'The same face under two names makes both look invented.',
}

export const people: ContentCheck = {
  rules: [oneRole, oneFace],
  *run(inspection) {
    const found = findPeople(inspection)
    yield* checkRoles(found, inspection)
    yield* checkFaces(found, inspection)
  },
}

interface FoundPerson {
  document: Document
  name: string
  is: 'team' | 'guest' | undefined
  portrait: { url: string } | undefined
  /** Pointer to the name. */
  path: string
  portraitPath: string
}

function* checkRoles(found: readonly FoundPerson[], { site }: Inspection): Generator<Finding> {
  const team = new Map(
    found.filter(({ is }) => is === 'team').map(({ name, document }) => [name, document]),
  )
  for (const { document, name, is, path } of found) {
    const member = is === 'guest' ? team.get(name) : undefined
    if (!member) continue
    yield findingOf(oneRole, document, site, {
      path,
      message: `${name} is quoted as a guest but belongs to the team (${member.type} "${member.uid ?? member.id}").`,
      hint: 'Quote someone from outside the team, or quote this person as a team member.',
    })
  }
}

function* checkFaces(found: readonly FoundPerson[], { site }: Inspection): Generator<Finding> {
  const owners = new Map<string, string>()
  // A person's own page is the best evidence of whose face it is.
  const sorted = [...found].sort((a, b) => Number(b.is === 'team') - Number(a.is === 'team'))
  for (const { document, name, portrait, portraitPath } of sorted) {
    if (!portrait) continue
    const url = portrait.url.replace(/\?.*/, '')
    const owner = owners.get(url) ?? name
    owners.set(url, owner)
    if (owner === name) continue
    yield findingOf(oneFace, document, site, {
      path: portraitPath,
      message: `${name} has the portrait of ${owner} (${url.slice(url.lastIndexOf('/') + 1)}).`,
      hint: 'Give each of them their own picture, or none.',
    })
  }
}

function findPeople({ documents, site }: Inspection): FoundPerson[] {
  return documents.flatMap(({ document }) =>
    document ? [...walk(document, own(site.kinds.documents, document.type), site.kinds)] : [],
  )
}

type Named = Pick<SliceKinds, 'fields' | 'people'>

function* walk(
  document: Document,
  known: Named | undefined,
  kinds: Kinds,
  fields: Fields = document.data,
  at = '/data',
): Generator<FoundPerson> {
  for (const [field, { is, portrait }] of Object.entries(known?.people ?? {})) {
    const name = fields[field]
    if (typeof name !== 'string') continue
    yield {
      document,
      name: name.trim(),
      is,
      portrait: portrait === undefined ? undefined : (fields[portrait] as FoundPerson['portrait']),
      path: `${at}/${field}`,
      portraitPath: `${at}/${portrait}`,
    }
  }
  for (const [field, kind] of Object.entries<FieldKinds[string]>(known?.fields ?? {})) {
    const value = fields[field]
    if (!Array.isArray(value)) continue
    if (kind === 'slice-zone') {
      for (const slice of value as Slice[]) {
        const found = own(kinds.slices, slice.type)
        const shown = found && kindsOfVariation(found, slice.variation)
        yield* walk(document, shown, kinds, slice.fields, slice.fieldsAt)
      }
    } else if (typeof kind === 'object') {
      const group = { fields: kind.group, people: kind.people }
      for (const [index, item] of (value as Fields[]).entries())
        yield* walk(document, group, kinds, item, `${at}/${field}/${index}`)
    }
  }
}
