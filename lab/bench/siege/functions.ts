/**
 * Sends requests that no browser would, to every function and to pages with forms: every answer
 * must be a documented one.
 */
import fc from 'fast-check'
import { loadSchemas } from '../../../compiler/read/load-schemas.ts'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { createSentBody, type SentBody } from '../../../tests/support/sent-forms.ts'
import { ask, inParallel, type Answer } from './ask.ts'
import { toRow, type SiegeRow } from './row.ts'

export interface FunctionSiege {
  origin: string
  /** Header from which the site takes a visitor's address. */
  addressHeader: string
  /** The usual method of each function, by name. */
  methods: Readonly<Record<string, string>>
  /** Paths of pages whose forms are sent: to `submit-form`, and to the page as without script. */
  pages?: readonly string[]
  /** Requests to each function and page. */
  each: number
  /** Memory of the site's process, in bytes; unknown unless given. */
  memory?: () => number
  seed?: number
}

interface Target {
  name: string
  path: string
  isPage: boolean
  attempts: fc.Arbitrary<Attempt>
}

interface Attempt {
  method: string
  query: string
  headers: Record<string, string>
  body: string | Uint8Array
}

/** Methods of the functions with contracts in `schemas/functions`, and of those without one. */
export function readMethods(): Record<string, string> {
  const { functions } = loadSchemas([repositoryRoot])
  const declared = [...functions].map(([name, { schema }]) => [name, schema.method])
  const others = ['consent', 'content-webhook', 'mail-preferences', 'submit-form', 'unsubscribe']
  const posted = others.map((name) => [name, 'POST'])
  const downloads = ['download', 'maturity-model-pdf'].map((name) => [name, 'GET'])
  return Object.fromEntries([...posted, ...downloads, ...declared])
}

/** Statuses that docs/reference/functions.md and the guide document for every function. */
const documented = new Set([
  200, 201, 204, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429, 502, 503,
])

/** Pages of the shipped site: a form of texts and choices, and one that opens a workspace. */
export const formPages = ['/form/contact-us', '/form/free-trial']

/**
 * Maximum growth of a process during an attack, in bytes: data about visitors expires after a
 * minute.
 */
const mostGrowth = 48 * 1024 * 1024

export async function attackFunctions(siege: FunctionSiege): Promise<SiegeRow> {
  const { each, memory = () => 0, seed = Date.now() } = siege
  const targets = await listTargets(siege)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let before = 0
  let visitor = 0
  for (const target of targets) {
    const attempts = fc.sample(target.attempts, { numRuns: each, seed })
    await inParallel(attempts, 16, async (attempt) => {
      // Every seventh request comes from the same visitor.
      const address = toAddress(++visitor % 7 === 0 ? 0 : visitor)
      const answer = await send(siege, target.path, attempt, address).catch(String)
      const fault = typeof answer === 'string' ? answer : findFault(answer, attempt, target)
      if (fault) {
        const sent = JSON.stringify(attempt).slice(0, 300)
        faults.push(`${target.name}: ${fault} (seed ${seed}, ${sent})`)
      }
      if (typeof answer === 'object') {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    })
    // After the first target everything is loaded.
    before ||= memory()
  }
  const growth = memory() - before
  if (growth > mostGrowth) faults.push(`the process has grown by ${toMegabytes(growth)} MB`)
  if (!(await isAlive(siege))) faults.push('the site does not answer any more')
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map((entry) => entry.join(': '))
  const note = `${counts.join(', ')}; grown by ${toMegabytes(growth)} MB`
  return toRow('functions and forms, with whatever comes', targets.length * each, faults, note)
}

/** Pages first: they load the most. */
async function listTargets({ origin, methods, pages = [] }: FunctionSiege): Promise<Target[]> {
  const forms = await Promise.all(pages.map((path) => createSentBody(origin, path, submission, {})))
  const bodies = toBodies(methods['maturity-model-assessments'] && (await addAssessment(origin)))
  return [
    ...forms.map(({ slice, document, page }) => ({
      name: page,
      path: page,
      isPage: true,
      attempts: attemptWith(
        ['POST'],
        posted({ slice, document }),
        'application/x-www-form-urlencoded',
      ),
    })),
    ...Object.entries(methods).map(([name, method]) => ({
      name,
      path: `/.netlify/functions/${name}`,
      isPage: false,
      attempts: attemptWith(
        [method, ...strangeMethods],
        name === 'submit-form' && forms.length > 0 ? sent(forms) : (bodies[name] ?? body),
        'application/json',
      ),
    })),
  ]
}

/** @returns the id of a stored assessment */
async function addAssessment(origin: string): Promise<string> {
  const assessment = { lang: 'en', levels: [{ themeIndex: 0, levelIndex: 2 }], overallLevel: 3 }
  const response = await fetch(`${origin}/.netlify/functions/maturity-model-assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(assessment),
  })
  return ((await response.json()) as { assessmentId: string }).assessmentId
}

function send(
  { origin, addressHeader }: FunctionSiege,
  path: string,
  { method, query, headers, body }: Attempt,
  address: string,
): Promise<Answer> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return ask(origin, path + query, {
    method,
    headers: {
      ...headers,
      [addressHeader]: address,
      // Node sends a body of some methods without its length, which makes it the next request.
      ...(hasBody && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(hasBody && { body }),
  })
}

async function isAlive(siege: FunctionSiege): Promise<boolean> {
  const alive = { method: 'OPTIONS', query: '', headers: {}, body: '' }
  const [name] = Object.keys(siege.methods)
  const path = `/.netlify/functions/${name}`
  const answer = await send(siege, path, alive, '192.0.2.1').catch(() => undefined)
  return answer?.status === 204
}

const inner = /\n\s+at |node_modules|\.(ts|mjs|js):\d|file:\/\/|\/(tmp|srv|home|work|usr|var)\//

/** Echoed unescaped, it would run. */
const script = '<script>siege()</script>'

function findFault(
  { status, headers, body }: Answer,
  { method }: Attempt,
  { isPage }: Target,
): string | undefined {
  if (!documented.has(status)) return `${status} is not documented`
  if (headers['cache-control'] !== 'no-store') return `${status} may be kept by caches`
  if (headers['x-content-type-options'] !== 'nosniff') return `${status} lacks security headers`
  const text = body.toString('utf8')
  const told = inner.exec(text)
  if (told) {
    const around = text.slice(Math.max(0, told.index - 100), told.index + 100)
    return `the answer reveals internals: ${around}`
  }
  if (method === 'HEAD' || status === 204)
    return text === '' ? undefined : 'an empty answer has a body'
  if (status === 303) {
    const { location = '' } = headers
    return /^\/(?![/\\])/.test(location) ? undefined : `303 leads away from the site: ${location}`
  }
  if (headers['content-type']?.startsWith('text/html')) {
    if (text.includes(script)) return `${status} with a script that was sent`
    return isPage && text.includes('<h1') ? undefined : `${status} is not a page`
  }
  return status < 300 || isError(text)
    ? undefined
    : `${status} without an error: ${text.slice(0, 200)}`
}

/** Whether a text is an error body, with faults by field where a form was sent. */
function isError(text: string): boolean {
  try {
    const {
      error,
      fields = {},
      ...rest
    } = JSON.parse(text) as {
      error: { code: unknown; message: unknown }
      fields?: object
    }
    const texts = [error.code, error.message, ...Object.values(fields)]
    return texts.every((one) => typeof one === 'string') && Object.keys(rest).length === 0
  } catch {
    return false
  }
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

function toAddress(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}

const email = fc.oneof(
  fc.constantFrom(
    'jo@northwind.example',
    'jo@gmail.com',
    'jo@[127.0.0.1]',
    'jo@localhost',
    '"jo doe"@x.example',
    'jo@x.example\r\nbcc: all@x.example',
    'jo@münchen.de',
    '\u0000@\u0000.de',
    `${'a.'.repeat(120)}@${'b.'.repeat(120)}de`,
  ),
  fc.emailAddress(),
  fc.string({ unit: 'binary' }),
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '../../etc/passwd',
    '${7*7}',
    script,
    "'; DROP TABLE leads;--",
    '\ud800',
  ),
  fc.integer({ min: 200, max: 20_000 }).map((length) => 'x'.repeat(length)),
)
const value = fc.oneof(text, email, fc.jsonValue({ maxDepth: 3 }))

/** Bodies that are nearly right: every key may be missing, right, or anything. */
const nearly = fc
  .record(
    {
      lang: fc.oneof(fc.constantFrom('de', 'en'), value),
      companyName: fc.oneof(text, value),
      groupId: fc.oneof(fc.constant('g-1'), value),
      mail: fc.oneof(email, value),
      firstName: value,
      lastName: value,
      pw: fc.oneof(fc.constant('correct horse'), value),
      password: fc.oneof(fc.constant('correct horse'), value),
      phone: fc.oneof(fc.constantFrom('+49 30 123456', '+', '+1'.repeat(99)), value),
      choices: value,
      texts: value,
      __proto__: value,
      constructor: value,
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body))

const body = fc.oneof(
  { weight: 4, arbitrary: nearly },
  {
    weight: 3,
    arbitrary: fc
      .record({
        lang: fc.constant('de'),
        companyName: text,
        groupId: fc.constant('g-1'),
        mail: email,
      })
      .chain((whole) => fc.subarray(Object.keys(whole)).map((keys) => JSON.stringify(whole, keys))),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '['.repeat(8000),
      '{"a":'.repeat(3000),
      `${'['.repeat(8000)}${']'.repeat(8000)}`,
      '{"__proto__":{"lang":"de","companyName":"N"}}',
      '{"lang":"de","lang":"fr","companyName":"N"}',
      '\ufeff{"lang":"de","companyName":"N"}',
      '1e999',
    ),
  },
)

/** Valid except for at most one key. */
const nearlyRight = (right: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.record(right),
          fc.dictionary(fc.constantFrom(...Object.keys(right), '__proto__', 'x'), value, {
            maxKeys: 1,
          }),
        )
        .map((parts) => JSON.stringify(Object.assign({}, ...parts))),
    },
    { weight: 1, arbitrary: body },
  )

const level = fc.record({
  themeIndex: fc.integer({ min: -1, max: 51 }),
  levelIndex: fc.integer({ min: -1, max: 6 }),
})
const pdf = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constant('%PDF-1.3\n') }, text),
    fc.oneof(text, fc.constantFrom('/JavaScript', '/J#61vaScript', '#'.repeat(9000))),
    fc.oneof({ weight: 5, arbitrary: fc.constant('\n%%EOF\n') }, text),
  )
  .map((parts) => Buffer.from(parts.join('')).toString('base64'))

/** Bodies for functions that would reject nearly all others at once. */
const toBodies = (
  assessmentId = '20261122-00000000000000000000000000000000',
): Readonly<Record<string, fc.Arbitrary<string | Uint8Array>>> => ({
  'maturity-model-assessments': nearlyRight({
    lang: fc.constantFrom('de', 'en'),
    levels: fc.oneof(
      fc.uniqueArray(fc.record({ themeIndex: fc.nat(9), levelIndex: fc.constant(2) }), {
        minLength: 1,
        maxLength: 8,
        selector: ({ themeIndex }) => themeIndex,
      }),
      fc.array(level, { maxLength: 60 }),
      value,
    ),
    overallLevel: fc.oneof({ weight: 5, arbitrary: fc.constant(3) }, value),
  }),
  'upload-maturity-model-pdf': nearlyRight({
    assessmentId: fc.oneof(
      { weight: 5, arbitrary: fc.constant(assessmentId) },
      fc.constant('../../../etc/passwd'),
      text,
    ),
    fileName: fc.oneof(fc.constant('Report.pdf'), text),
    data: fc.oneof({ weight: 3, arbitrary: pdf }, fc.base64String({ maxLength: 4000 }), text),
  }),
})

const headerValue = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const headersOf = (mediaType: string) =>
  fc
    .record(
      {
        'content-type': fc.oneof(
          { weight: 6, arbitrary: fc.constant(mediaType) },
          {
            weight: 1,
            arbitrary: fc.oneof(
              headerValue,
              fc.constantFrom(
                'application/json; charset=utf-16',
                'application/x-www-form-urlencoded; charset=latin1',
                'application/x-www-form-urlencoded',
                'multipart/form-data; boundary=x',
              ),
            ),
          },
        ),
        'sec-fetch-site': fc.oneof(
          { weight: 8, arbitrary: fc.constant('same-origin') },
          { weight: 1, arbitrary: fc.oneof(headerValue, fc.constant('cross-site')) },
        ),
        origin: fc.oneof(headerValue, fc.constant('https://other.example')),
        'idempotency-key': fc.oneof(headerValue, fc.uuid(), fc.constant('../../../etc')),
        'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
        accept: headerValue,
        cookie: headerValue,
        'x-forwarded-for': headerValue,
        'x-request-id': headerValue,
      },
      { requiredKeys: ['content-type', 'sec-fetch-site'] },
    )
    .map((given) =>
      Object.fromEntries(Object.entries(given).map(([name, one]) => [name, one.trim()])),
    )

const query = fc.oneof(
  { weight: 4, arbitrary: email.map((one) => `?email=${encode(one)}`) },
  { weight: 2, arbitrary: text.map((one) => `?email=${encode(one.slice(0, 4000))}&email=x`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '?',
      '?email',
      '?email=%',
      '?email=%ff%fe',
      '?email[]=x',
      '?__proto__=x',
    ),
  },
)

const submission = '0b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f'

/** Names of form fields, with valid values. */
const right: Readonly<Record<string, unknown>> = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  topic: 'support',
  plan: 'team',
  message: 'It is about SCIM.',
  password: 'correct horse',
  company: 'Engines',
  phone: '030 123456',
  phone_country: 'DE',
  country: 'DE',
  privacy: true,
}

/** Valid except for one or a few values: the further a body gets, the more code it reaches. */
const values = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', 'x'), value, {
      maxKeys: 2,
    }),
    fc.subarray(Object.keys(right), { minLength: 8 }),
  )
  .map(([wrong, kept]) => ({
    ...Object.fromEntries(kept.map((name) => [name, right[name]])),
    ...wrong,
  }))

/** Bodies of `submit-form`. */
const sent = (forms: readonly SentBody[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({
          form: fc.constantFrom(...forms),
          submission: fc.uuid(),
          values,
          wrong: fc.dictionary(
            fc.constantFrom(...Object.keys(forms[0]!), 'more', '__proto__'),
            value,
            { maxKeys: 1 },
          ),
          attribution: fc.oneof(
            fc.constant({ initial_utm_source: 'news' }),
            fc.dictionary(text, value, { maxKeys: 3 }),
          ),
        })
        .map(({ form, wrong, ...rest }) => JSON.stringify({ ...form, ...rest, ...wrong })),
    },
    { weight: 1, arbitrary: body },
  )

/** Bodies of a page, as a browser without script sends them. */
const posted = ({ slice, document }: Pick<SentBody, 'document' | 'slice'>) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          values,
          fc.record(
            {
              _form: fc.oneof({ weight: 9, arbitrary: fc.constant(slice) }, text),
              _document: fc.oneof({ weight: 9, arbitrary: fc.constant(document) }, text),
              _submission: fc.oneof(fc.uuid(), text),
              _trap: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, text),
            },
            { requiredKeys: ['_form', '_document'] },
          ),
        )
        .map(([given, hidden]) =>
          Object.entries({ ...hidden, ...given })
            .flatMap(([name, one]) => [one].flat().map((each) => `${name}=${encode(toText(each))}`))
            .join('&'),
        ),
    },
    { weight: 1, arbitrary: body },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '&&&=', '=%ff%fe', `_form=${'&a=b'.repeat(3000)}`),
    },
  )

/** Converts anything to text, even objects without `toString`. */
function toText(given: unknown): string {
  return typeof given === 'string' ? given : JSON.stringify(given)
}

function encode(given: string): string {
  return encodeURIComponent(given.toWellFormed())
}

const strangeMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]

/** @param methods - the usual one first */
function attemptWith(
  [usual, ...strange]: string[],
  bodies: fc.Arbitrary<string | Uint8Array>,
  mediaType: string,
): fc.Arbitrary<Attempt> {
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(usual!) },
      ...(strange.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...strange) }] : []),
    ),
    query,
    headers: headersOf(mediaType),
    body: bodies,
  })
}
