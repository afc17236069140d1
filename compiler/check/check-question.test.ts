import { expect, it } from 'vitest'
import type { Fault } from '../read/fault.ts'
import { checkQuestion } from './check-question.ts'
import { reportTo } from './report.ts'

const machine = {
  id: 'keepsakes',
  schemas: { events: { 'keep.yes': {}, 'keep.no': {} } },
  persist: { storage: 'cookie', key: 'kept', fields: ['decided', 'keeps'] },
  states: { open: { states: { asking: { tags: ['question'] } } } },
}

function check(asks: Parameters<typeof checkQuestion>[0], more: object = {}): string[] {
  const faults: Fault[] = []
  checkQuestion(asks, { ...machine, ...more }, '/asks', reportTo(faults, 'behaviours.json'))
  return faults.map(({ path, message, hint }) => `${path}: ${message} ${hint}`)
}

it('[CONSENT-10] a question is sound when its machine has the tag, the events and a cookie', () => {
  expect(check({ tag: 'question', answers: 'keep.' })).toEqual([])
  const settled = { decided: true, keeps: false }
  expect(check({ tag: 'question', answers: 'keep.', settled })).toEqual([])
})

it('[PAGEBUILDER-09] tells of a tag and of events that the machine has not, and of an answer kept nowhere', () => {
  expect(check({ tag: 'qestion', answers: 'kept.' }, { persist: undefined })).toEqual([
    '/asks: The machine "keepsakes" keeps no answer that is known before it runs. Let it keep the answer in a cookie: "persist" with "storage": "cookie".',
    '/asks/tag: The machine "keepsakes" has no tag "qestion". Did you mean "question"?',
    '/asks/answers: No event of the machine "keepsakes" begins with "kept.". Known: keep.no, keep.yes.',
  ])
})

it('[PAGEBUILDER-09] tells of an answer by a field that is not kept', () => {
  const settled = { decided: true, keep: false }
  expect(check({ tag: 'question', answers: 'keep.', settled })).toEqual([
    '/asks/settled/keep: The machine "keepsakes" keeps no "keep". Did you mean "keeps"?',
  ])
})
