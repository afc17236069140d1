/** A name as folders, schemas, code and people write it. */
export interface Names {
  /** `opening-hours` */
  kebab: string
  /** `opening_hours` */
  snake: string
  /** `openingHours` */
  camel: string
  /** `OpeningHours` */
  pascal: string
  /** `Opening hours` */
  title: string
}

/** @throws Error saying which names can be used */
export function toNames(name: string): Names {
  const words = name.split(/[-_ ]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase())
  if (!words.every((word) => /^[a-z][a-z0-9]*$/.test(word))) {
    throw new Error(
      `“${name}” cannot be a name. Use words of the letters a to z and digits, each with a letter first, such as opening-hours.`,
    )
  }
  const pascal = words.map(raise).join('')
  return {
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: raise(words.join(' ')),
  }
}

/**
 * What a folder is called by where only letters, digits and hyphens are allowed: a package, a store,
 * the ids of documents. Letters lose their marks; a name that has none of a to z is `site`.
 */
export function toSlug(folder: string): string {
  const plain = folder
    .replaceAll(/[ßẞæÆœŒøØłŁđĐþÞ]/g, (letter) => spelled[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  if (words.length === 0) return 'site'
  // Ids of documents, and variables, do not begin with a digit; nor is a package called like the engine.
  const isTaken = /^\d/.test(words[0]!) || reserved.has(words.join('-'))
  return (isTaken ? ['site', ...words] : words).join('-').slice(0, slugLength).replace(/-$/, '')
}

const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
}

/** `my-site` as ids of documents begin: `MySite`. */
export function toSiteId(slug: string): string {
  return slug.split('-').map(raise).join('')
}

const raise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How people write the name of a site in the folder `folder`. */
export function toSiteTitle(folder: string): string {
  const words = folder.split(/[-_\p{Z}\p{C}]+/u).filter(Boolean)
  return words.map(raise).join(' ') || 'Site'
}

/** Names that a package cannot have, and the engine's own. */
const reserved = new Set(['node-modules', 'favicon-ico', 'slicewright'])

/** A repository's name has 63 characters at most, and one of a few gets an ending. */
const slugLength = 50

/** @returns `text` of an exemplar called `from` (one word, in lower case), with its new name */
export function rename(text: string, from: string, to: Names): string {
  const { pascal } = toNames(from)
  return (
    text
      // Names of content and addresses come first.
      .replaceAll(
        new RegExp(`((?:slice|document):|"type": "|"slice_type": ")${from}\\b`, 'g'),
        `$1${to.snake}`,
      )
      .replaceAll(new RegExp(`("path": "/)${from}\\b`, 'g'), `$1${to.kebab}`)
      .replaceAll(new RegExp(`("name": |"machine": |"id": )"${from}"`, 'g'), `$1"${to.kebab}"`)
      .replaceAll(new RegExp(`\\b${pascal}(?=Fields|Machine|\\b)`, 'g'), to.pascal)
      // Texts for people.
      .replaceAll(`"title": "${to.pascal}"`, `"title": "${to.title}"`)
      // Events and messages.
      .replaceAll(new RegExp(`(["' .])${from}\\.(?=[a-z])`, 'g'), `$1${to.camel}.`)
  )
}

/** @returns `text` as a shell reads it as one word */
export const quote = (text: string) =>
  /^[\w./@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
