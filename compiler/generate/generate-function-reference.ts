/** The page of the docs for people who call functions: the request and response of each. */
import type { FunctionContract } from '../../schemas/config-types.ts'
import { toPage, toTable } from './generate-reference.ts'
import type { Source } from '../read/load-schemas.ts'

interface Shape {
  type?: string | string[]
  description?: string
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

const failures = [
  [
    '400',
    '`InputInvalid`, `BodyInvalid`, `EmailNotAccepted`, `ReceiptInvalid`, `SubmissionInvalid`, `FormUnknown`, `PreferencesInvalid`, `NotOneClick`, `PdfInvalid`',
    'What was sent is wrong; the message names the field and what to do.',
  ],
  [
    '403',
    '`OtherSite`, `LinkExpired`',
    '`Sec-Fetch-Site` or `Origin` is not that of the site; or a signed link was altered or has expired.',
  ],
  [
    '404',
    '`FunctionUnknown`, `PageUnknown`, `AssessmentUnknown`, `ReportUnknown`',
    'There is no function of that name; the site has no page of e-mail preferences; or it does not keep such an assessment or report.',
  ],
  [
    '405',
    '`MethodNotAllowed`',
    '`Allow` says what it can be asked with. `OPTIONS` is answered with 204, `HEAD` as `GET` without a body.',
  ],
  ['409', '`ReportExists`', 'Another report of the same assessment is stored.'],
  [
    '413',
    '`BodyTooLarge`',
    'More than 16 KB; of a form, more than 64 KB, of a report, more than 4 MB.',
  ],
  ['415', '`MediaTypeUnsupported`', 'The body is not `application/json`.'],
  [
    '422',
    '`FormInvalid`',
    'Values of a form are wrong: `fields` beside `error` says what, by the name of the field.',
  ],
  ['429', '`TooManyRequests`', '`Retry-After` says how many seconds to wait.'],
  ['500', '`FunctionFailed`', 'A fault of the site; it is in the log.'],
  ['502', '`UpstreamFailed`', 'A service behind the site failed.'],
  [
    '503',
    '`NotConfigured`, `FormNotKept`, `PreferencesNotKept`, `LinkSecretMissing`, `StorageUnavailable`',
    'The site has no such service; a form, an assessment or a report cannot be stored now: send it again later; or links cannot be checked without `LINK_SECRET`.',
  ],
]

/** Text of `docs/reference/functions.md`. */
export function generateFunctionReference(
  functions: ReadonlyMap<string, Source<FunctionContract>>,
): string {
  const sorted = [...functions].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return toPage(
    'Functions',
    'What the server does for its own pages, under `/.netlify/functions/`. Every answer is `Cache-Control: no-store`. The [guide](../reference/services.md) tells what is behind them.',
    [
      ...sorted.map(([name, { schema }]) => describeFunction(name, schema)),
      `## What goes wrong\n\nThe body is then \`{"error": {"code": "...", "message": "..."}}\`.\n\n${toTable(['Status', 'Codes', 'Means'], failures)}`,
    ],
  )
}

function describeFunction(name: string, contract: FunctionContract): string {
  const { description, method, status, request, response } = contract
  const asked = listFields(request)
  const kind = method === 'GET' ? 'Parameter' : 'Key of the body'
  return [
    `## ${method} ${name}`,
    description,
    asked.length === 0
      ? 'It takes no parameters.'
      : toTable([kind, 'Required', 'Limits', 'What it holds'], asked),
    `Answers ${status}:`,
    toTable(['Key', 'Always', 'Limits', 'What it holds'], listFields(response)),
  ].join('\n\n')
}

function listFields(shape: Shape, within = ''): string[][] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const name = within + key
    const isRequired = shape.required?.includes(key) ?? false
    return [
      [`\`${name}\``, isRequired ? 'yes' : '', describeLimits(field), field.description ?? ''],
      ...listFields(field, `${name}.`),
      ...listFields(field.items ?? {}, `${name}[].`),
    ]
  })
}

function describeLimits(shape: Shape): string {
  const { type, minLength, maxLength, pattern, format } = shape
  const { minItems, maxItems, minimum, maximum } = shape
  const types = [type ?? []].flat().filter((one) => one !== 'string')
  return [
    ...types,
    ...(format ? [format] : []),
    ...(pattern ? [`\`${pattern}\``] : []),
    ...(minLength !== undefined && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined || maxItems === undefined ? [] : [`${minItems} to ${maxItems}`]),
    ...(minimum === undefined || maximum === undefined ? [] : [`${minimum} to ${maximum}`]),
  ].join(', ')
}
