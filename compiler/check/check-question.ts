import type { Behaviours, MachineFile } from '../../schemas/config-types.ts'
import { didYouMean } from '../read/fault.ts'
import { listTags } from '../read/list-tags.ts'
import type { Report } from './report.ts'

/** The words by which the question for consent is known before its machine runs. */
export function checkQuestion(
  { tag, answers, settled = {} }: NonNullable<Behaviours['actors'][number]['asks']>,
  machine: MachineFile,
  at: string,
  report: Report,
): void {
  const { id, persist, schemas } = machine
  if (persist?.storage !== 'cookie') {
    const message = `The machine "${id}" keeps no answer that is known before it runs.`
    report(at, message, 'Let it keep the answer in a cookie: "persist" with "storage": "cookie".')
  }
  const tags = listTags(machine)
  if (!tags.includes(tag))
    report(`${at}/tag`, `The machine "${id}" has no tag "${tag}".`, didYouMean(tag, tags))
  const events = Object.keys(schemas?.events ?? {})
  if (!events.some((event) => event.startsWith(answers))) {
    const message = `No event of the machine "${id}" begins with "${answers}".`
    report(`${at}/answers`, message, didYouMean(answers, events))
  }
  const fields = persist?.fields ?? []
  for (const field of Object.keys(settled).filter((name) => !fields.includes(name))) {
    const message = `The machine "${id}" keeps no "${field}".`
    report(`${at}/settled/${field}`, message, didYouMean(field, fields))
  }
}
