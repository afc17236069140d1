import type { Rule } from '../inspect/finding.ts'
import type { SurveyCheck } from '../inspect/content-check.ts'

const unusedAsset: Rule = {
  id: 'unused-asset',
  level: 'warning',
  title: 'Every file is used somewhere',
  reason: 'Editors have to look through it, and it is stored and copied for nothing.',
}

/** Reports nothing where the site's files are unknown. */
export const unusedAssets: SurveyCheck = {
  rules: [unusedAsset],
  *run({ files, usage }) {
    for (const file of files ?? []) {
      if (usage.usersOf('asset', file).length > 0) continue
      yield {
        rule: unusedAsset,
        message: `No document uses the file ${file}.`,
        hint: 'Use it, or delete it.',
        documentId: '',
        documentType: file,
        lang: '',
        uid: null,
        path: '',
        editorUrl: '',
      }
    }
  },
}
