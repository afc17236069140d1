/** Requests, answers and what is behind them: server, functions, leads. */
import type { Fault } from '../fault.ts'

const unit = (requirement: string, within?: string) =>
  ({ by: 'unit', requirement, ...(within !== undefined && { within }) }) as const

export const functionFaults: readonly Fault[] = [
  {
    name: 'rate-limit-gone',
    why: 'One visitor can open a thousand trials in a minute.',
    file: 'functions/shared/guard.ts',
    find: 'if (seconds > 0) {',
    replace: 'if (seconds > Infinity) {',
    proof: unit('FN-01', 'tests/http/functions'),
  },
  {
    name: 'body-limit-gone',
    why: 'Reports ten times as large as allowed are stored, until the disk is full.',
    file: 'functions/assessments/assessment-functions.ts',
    find: 'const maxPdfBytes = 4 * 1024 * 1024',
    replace: 'const maxPdfBytes = 40 * 1024 * 1024',
    proof: unit('FN-08', 'tests/http/assessments'),
  },
  {
    name: 'idempotency-key-ignored',
    why: 'A form that is sent again opens a second workspace.',
    file: 'functions/platform/platform-functions.ts',
    find: 'return /^[\\w-]{16,100}$/.test(key) ? key : randomUUID()',
    replace: 'return randomUUID() + key.slice(0, 0)',
    proof: unit('FN-01', 'tests/http/platform-functions'),
  },
  {
    name: 'french-company-in-english',
    why: 'French visitors get a workspace with an English name: a translation is missing.',
    file: 'functions/platform/company-name.ts',
    find: "return language === 'fr' ? 'Mon entreprise' : 'My company'",
    replace: "return language === 'it' ? 'Mon entreprise' : 'My company'",
    proof: unit('FORM-10', 'tests/http/platform-functions'),
  },
  {
    name: 'unlocked-without-form',
    why: 'Gated content is given to whoever posts an empty form: a check of values is lost.',
    file: 'functions/forms/submit-form.ts',
    find: "if (Object.keys(errors).length > 0) return sent('invalid', { errors })",
    replace: "if (Object.keys(errors).length > 99) return sent('invalid', { errors })",
    proof: unit('FORM-14', 'tests/http/forms'),
  },
  {
    name: 'missing-page-is-200',
    why: 'Search engines keep pages that are gone: a 404 is answered as 200.',
    file: 'runtime/server/serve/page-entries.ts',
    find: 'if (rendered) return toPageEntry(rendered, 404, { contentRef, reads })',
    replace: 'if (rendered) return toPageEntry(rendered, 200, { contentRef, reads })',
    proof: unit('ROUTE-52', 'tests/http/handler'),
  },
  {
    name: 'drawn-variant-kept-for-all',
    why: 'A cache in front of the site shows the variant of one visitor to everybody.',
    file: 'runtime/server/serve/create-handler.ts',
    find: "if (isDrawn()) response.headers.set('cache-control', 'private, no-store')",
    replace: "if (isDrawn()) response.headers.set('cache-control', 'no-cache')",
    proof: unit('CONSENT-05', 'tests/http/experiments'),
  },
  {
    name: 'personal-address-in-report',
    why: 'The vendor of the analytics learns e-mail addresses that stand in addresses of pages.',
    file: 'runtime/browser/consent/traffic/redact.ts',
    find: "text.replace(emails, '[e-mail]')",
    replace: 'text.replace(emails, (email) => email)',
    proof: unit('SITE-05', 'runtime/browser/consent/traffic'),
  },
  {
    name: 'cookie-outlives-withdrawal',
    why: 'A cookie on the parent domain stays after consent was withdrawn.',
    file: 'runtime/browser/consent/erase-storage.ts',
    find: "isListed('cookie', name, declared) ? domains : domains.slice(0, 1)",
    replace: 'domains.slice(0, 1)',
    proof: unit('SITE-05', 'runtime/browser/consent/erase-storage'),
  },
  {
    name: 'vendor-reads-address',
    why: 'A vendor that reads the address of a page by itself finds the one that holds an e-mail address.',
    file: 'runtime/browser/consent/traffic/while-redacted.ts',
    find: 'if (redactedHref !== href) replace(redactedHref)',
    replace: 'if (redactedHref === href) replace(redactedHref)',
    proof: unit('SITE-05', 'runtime/browser/consent/traffic'),
  },
  {
    name: 'preview-never-ends',
    why: 'An editor whose preview has expired asks for it with every page: its cookie stays.',
    file: 'runtime/server/preview/preview-pages.ts',
    find: "const life = value === '' ? '; Max-Age=0' : ''",
    replace: "const life = value === 'none' ? '; Max-Age=0' : ''",
    proof: unit('PREVIEW-03', 'tests/http'),
  },
]
