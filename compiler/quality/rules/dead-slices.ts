import type { Finding, Rule } from '../inspect/finding.ts'
import type { SurveyCheck } from '../inspect/content-check.ts'
import type { Survey } from '../inspect/inspect-site.ts'
import { listSiteUses, toUsingSite, type SiteUse } from '../usage/site-uses.ts'

const reason = 'Unused ones go untested, and editors still have to choose among them.'

const deadSlice: Rule = {
  id: 'dead-slice',
  level: 'warning',
  title: 'Every slice is used somewhere',
  reason,
}

const deadVariation: Rule = {
  id: 'dead-variation',
  level: 'warning',
  title: 'Every variation is used somewhere',
  reason,
}

const deadMachine: Rule = {
  id: 'dead-machine',
  level: 'warning',
  title: 'Every machine runs somewhere',
  reason: 'Unused ones go untested and have to be maintained all the same.',
}

const deadForm: Rule = {
  id: 'dead-form',
  level: 'warning',
  title: 'Every form is shown somewhere',
  reason: 'It can still be sent, though nobody looks after it.',
}

export const deadSlices: SurveyCheck = {
  rules: [deadSlice, deadVariation],
  *run(survey) {
    const isUsed = createIsUsed(survey)
    for (const [type, { variations }] of Object.entries(survey.site.kinds.slices)) {
      const isKnown = isUsed('slice', type)
      if (!isKnown) yield about(deadSlice, type, `No page uses the slice "${type}".`)
      for (const variation of isKnown ? variations : []) {
        if (!isUsed('variation', `${type}/${variation}`))
          yield about(deadVariation, type, `No page uses "${variation}" of the slice "${type}".`)
      }
    }
  },
}

/** Reports nothing where it is unknown which machines the site starts by itself. */
export const deadMachines: SurveyCheck = {
  rules: [deadMachine],
  *run(survey) {
    if (!survey.started) return
    const isUsed = createIsUsed(survey)
    for (const machine of Object.keys(survey.site.machines)) {
      if (!isUsed('machine', machine))
        yield about(deadMachine, machine, `Nothing on any page runs the machine "${machine}".`)
    }
  },
}

/** A form is shown when something links to one of the documents with its words. */
export const deadForms: SurveyCheck = {
  rules: [deadForm],
  *run({ site, usage }) {
    for (const form of site.forms.keys()) {
      const words = usage.usersOf('form', form)
      const isShown = words.some(({ by }) => usage.usersOf('document', by.id).length > 0)
      if (isShown) continue
      const lacks =
        words.length > 0
          ? 'nothing links to the documents with its words'
          : 'no document has words for it'
      yield about(deadForm, form, `No page shows the form "${form}": ${lacks}.`)
    }
  },
}

function createIsUsed(survey: Survey) {
  const { usage } = survey
  const bySite = Map.groupBy(
    listSiteUses(toUsingSite(survey)),
    ({ kind, name }) => `${kind} ${name}`,
  )
  const counts = ({ types }: SiteUse) => !types || types.some((type) => usage.countOf(type) > 0)
  return (kind: 'slice' | 'variation' | 'machine', name: string): boolean =>
    usage.usersOf(kind, name).length > 0 || (bySite.get(`${kind} ${name}`) ?? []).some(counts)
}

/** A finding about the registry, not about a document. */
function about(rule: Rule, name: string, message: string): Finding {
  return {
    rule,
    message,
    hint: 'Use it, or tell the developers that it is not needed.',
    documentId: '',
    documentType: name,
    lang: '',
    uid: null,
    path: '',
    editorUrl: '',
  }
}
