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
  const raise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(raise).join('')
  return {
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: raise(words.join(' ')),
  }
}

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
