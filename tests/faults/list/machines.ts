/** In declarations of machines, and in what runs them. */
import type { Fault } from '../fault.ts'

const unit = (requirement: string, within?: string) =>
  ({ by: 'unit', requirement, ...(within !== undefined && { within }) }) as const

export const machineFaults: readonly Fault[] = [
  {
    name: 'consent-unknown-country-assumed',
    why: 'Where nobody knows the country, a visitor is tracked unasked: the guard is inverted.',
    file: 'machines/consent/machine.json',
    find: '"event.output.eu == false"',
    replace: '"event.output.eu != true"',
    proof: unit('CONSENT-03', 'machines/consent'),
  },
  {
    name: 'consent-deny-denies-all-else',
    why: 'Who takes back one consent loses the others and keeps that one.',
    file: 'machines/consent/machine.json',
    find: "context.analytics && event.category != 'analytics'",
    replace: "context.analytics && event.category == 'analytics'",
    proof: unit('CONSENT-02', 'machines/consent'),
  },
  {
    name: 'scroll-end-for-half',
    why: 'Half a page is reported when all of it was scrolled: an operand is lost.',
    file: 'machines/scroll/machine.json',
    find: 'event.top > event.scrollable / 2',
    replace: 'event.top > event.scrollable',
    proof: unit('ANALYTICS-05', 'machines/scroll'),
  },
  {
    name: 'video-leap-is-watched',
    why: 'Who jumps to the end of a video is counted as one who watched it.',
    file: 'machines/video/watched.ts',
    find: 'step > 0 && step <= longestStep * Math.max(1, rate)',
    replace: 'step > 0',
    proof: unit('VIDEO-03', 'machines/video'),
  },
  {
    name: 'enrichment-fails-silently',
    why: 'The company lookup fails for weeks, and no log says so: an action is lost.',
    file: 'machines/session/machine.json',
    find: `"level": "error",
                        "code": "CLEARBIT REVEAL ERROR",
                        "data": {
                          "@expr": "event.error"
                        }`,
    replace: `"level": "error",
                        "code": "SESSION_STARTED"`,
    proof: unit('SESSION-05', 'machines/session'),
  },
  {
    name: 'modal-keeps-focus',
    why: 'After the dialog has closed, the keyboard is nowhere: the focus is not given back.',
    file: 'machines/modal/machine.json',
    find: `,
        { "type": "restoreFocus", "params": { "as": "modal" } }`,
    replace: '',
    proof: unit('FORM-03', 'machines/modal'),
  },
  {
    name: 'prefetch-without-limit',
    why: 'A page with fifty links fetches fifty pages at once, before what the visitor wants.',
    file: 'machines/prefetch/machine.json',
    find: 'context.active < 4 && ',
    replace: '',
    proof: unit('BUILD-05', 'machines/prefetch'),
  },
  {
    name: 'update-never-noticed',
    why: 'Open pages go on with the scripts of a build that is gone.',
    file: 'machines/update/machine.json',
    find: 'event.output.id && event.output.id != context.build',
    replace: 'event.output.id && event.output.id == context.build',
    proof: unit('BUILD-01', 'machines/update'),
  },
  {
    name: 'download-not-counted',
    why: 'Downloads are counted as clicks on menus.',
    file: 'machines/links/machine.json',
    find: `"event.cta == 'download'"`,
    replace: `"event.cta == 'downloads'"`,
    proof: unit('CTA-07', 'machines/links'),
  },
  {
    name: 'session-never-idle',
    why: 'A visit of the morning goes on in the evening: the session does not time out.',
    file: 'machines/analytics-session/machine.json',
    find: 'values.sinceLast >= context.rules.idle',
    replace: 'values.sinceLast >= context.rules.longest',
    proof: unit('ANALYTICS-02', 'machines/analytics-session'),
  },
  {
    name: 'calculator-counts-loading',
    why: 'Everybody who opens the page has started the calculator.',
    file: 'machines/calculator/machine.json',
    find: '"event.isEntered && values.isSound"',
    replace: '"values.isSound"',
    proof: unit('ROI-02', 'machines/calculator'),
  },
]
