/** Forms of the shipped site as they are sent: by their script, or by a browser without any. */

/** Hidden fields of the first form of a page, as a browser without script sends them. */
export function readHidden(html: string): Record<string, string> {
  const form = /<form[^>]*method="post"[^]*?<\/form>/.exec(html)?.[0] ?? ''
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)
  return Object.fromEntries([...hidden].map(([, name, value]) => [name!, value ?? '']))
}

/** The body that the script of a page sends to `submit-form`. */
export interface SentBody {
  slice: string
  document: string
  page: string
  submission: string
  elapsed: number
  trap: string
  values: Record<string, unknown>
  attribution: Record<string, string>
}

/** Hidden fields by page, which are the same wherever one build is served. */
const known = new Map<string, Promise<Record<string, string>>>()

/** @throws Error when the page cannot be loaded, or has no form */
async function fetchHidden(origin: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(origin + path)
  const hidden = readHidden(await response.text())
  if (hidden['_form'] && hidden['_document']) return hidden
  throw new Error(`${path} answers ${response.status} without a form.`)
}

/** @param path - of the page with the form */
export async function createSentBody(
  origin: string,
  path: string,
  submission: string,
  values: Record<string, unknown>,
): Promise<SentBody> {
  let fetched = known.get(path)
  if (!fetched) known.set(path, (fetched = fetchHidden(origin, path)))
  const hidden = await fetched.catch((error: unknown) => {
    known.delete(path)
    throw error
  })
  return {
    slice: hidden['_form']!,
    document: hidden['_document']!,
    page: path,
    submission,
    elapsed: 4000,
    trap: '',
    values,
    attribution: {},
  }
}

export const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  topic: 'support',
  message: 'It is about SCIM.',
  privacy: true,
}

let visitors = 0

/**
 * Sends the contact form, each time as another visitor: the site believes `x-visitor`.
 * @throws Error with the answer when the visitor gets no confirmation
 */
export async function submitContact(origin: string, submission: string): Promise<boolean> {
  const body = await createSentBody(origin, '/form/contact-us', submission, contact)
  const response = await postForm(origin, body)
  const text = await response.text()
  if (response.status === 200 && text.includes('Thank you')) return true
  throw new Error(`${response.status} ${text.slice(0, 200)}`)
}

/** Sends each form as a different visitor. */
export function postForm(origin: string, body: SentBody): Promise<Response> {
  visitors += 1
  return fetch(`${origin}/.netlify/functions/submit-form`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-visitor': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
  })
}
