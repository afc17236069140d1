import type { Rule } from '../inspect/finding.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findHeadField } from '../inspect/head-field.ts'
import { findingOf } from '../inspect/to-finding.ts'

const titleLength: Rule = {
  id: 'title-length',
  level: 'warning',
  title: 'Titles fit in a search result',
  reason: 'Longer ones are cut, shorter ones say too little.',
}

const descriptionLength: Rule = {
  id: 'description-length',
  level: 'warning',
  title: 'Descriptions fit in a search result',
  reason: 'Without one, search engines pick any sentence on the page.',
}

/** Characters a search result shows, with some margin: they are counted, not measured in pixels. Wide ones count twice. */
const title = { least: 15, most: 75 }
const description = { least: 50, most: 160 }

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u3020\uff01-\uff60]/gu

/** Marks stand above or below a letter and take no room. */
const countRoom = (text: string) =>
  [...text.replaceAll(/\p{M}/gu, '').replaceAll(wide, '$&$&')].length

/** `12 characters`, `24 characters, counting wide ones twice`. */
function sayLength(text: string): string {
  const room = countRoom(text)
  return `${room} characters${text.search(wide) < 0 ? '' : ', counting wide ones twice'}`
}

export const lengths: ContentCheck = {
  rules: [titleLength, descriptionLength],
  *run({ pages, site }) {
    for (const { document, href, rendered } of pages) {
      const { head } = rendered.page
      if (!head.isIndexed) continue
      const long = countRoom(head.title)
      if (long < title.least || long > title.most) {
        yield findingOf(titleLength, document, site, {
          path: findHeadField(document, 'title', site),
          message: `The title of ${href} has ${sayLength(head.title)}: "${head.title}".`,
          hint: `Write a title for search engines of ${title.least} to ${title.most} characters, including the site name.`,
        })
      }
      const words = head.description ?? ''
      const room = countRoom(words)
      if (room < description.least || room > description.most) {
        const path = findHeadField(document, 'description', site)
        yield findingOf(descriptionLength, document, site, {
          path,
          message: words
            ? `The description of ${href} has ${sayLength(words)}.`
            : `${href} has no description.`,
          hint: path
            ? `Write ${description.least} to ${description.most} characters that say why to open the page.`
            : `Bind a field to "description" in the head of site-config/page-types/${document.type}.json.`,
        })
      }
    }
  },
}
