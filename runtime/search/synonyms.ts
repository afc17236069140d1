import { toWords } from './words.ts'

/** Words of a text -> words of its synonyms, so that these find it, too. */
export type OtherWords = (words: readonly string[]) => string[]

/** @param groups - texts that mean the same: `["SSO", "single sign-on"]` */
export function createSynonyms(groups: readonly (readonly string[])[], locale: string): OtherWords {
  const folded = groups.map((texts) => texts.map((text) => toWords(text, locale).join(' ')))
  return (words) => {
    const text = ` ${words.join(' ')} `
    return folded.flatMap((group) => {
      const others = group.filter((one) => !text.includes(` ${one} `))
      return others.length < group.length ? others.flatMap((one) => one.split(' ')) : []
    })
  }
}
