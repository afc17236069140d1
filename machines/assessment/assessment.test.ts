import { shippedPalette } from '#tests/support/reports.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { composeReport, type ReportTexts } from './compose-report.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

const url = '/.netlify/functions/maturity-model-assessments'

/** Doubles of the actors that build and store a report. */
const reports = (isKept: boolean) => ({
  actors: {
    'report.build': fromCallback<{ type: string }>(({ sendBack }) => {
      sendBack({ type: 'report.progress', share: 0.456 } as never)
      sendBack({ type: 'report.built' })
    }),
    'report.upload': fromPromise(async () => {
      if (!isKept) throw new Error('The answer was 503.')
      return { url: '/files/report.pdf' }
    }),
  },
})

/** Milliseconds until a result is painted and posted. */
const painted = 100

let ports: MemoryPorts
beforeEach(() => {
  ports = createMemoryPorts()
  ports.answers[url] = { assessmentId: '20261122-a' }
})

function start(count = 6, own: object = {}) {
  const { send, state } = startMachine(document, {
    input: { id: 'section-3', count, name: 'maturity_model', lang: 'de-de', form: 'assessment' },
    ports,
    implementations: [implementations, own],
  })
  const context = () => state().context
  return {
    send,
    context,
    shows: (tag: string) => state().tags.includes(tag),
    open: () => send({ type: 'assessment.open' }),
    choose: (levelIndex: number) => send({ type: 'level.select', levelIndex }),
    next: () => {
      send({ type: 'assessment.next' })
      ports.clock.advance(painted)
    },
    goTo: (themeIndex: number) => send({ type: 'theme.select', themeIndex }),
    /** Answers all themes in order, up to the result. */
    answer(levels: readonly number[]) {
      send({ type: 'assessment.open' })
      for (const levelIndex of levels) {
        send({ type: 'level.select', levelIndex })
        send({ type: 'assessment.next' })
      }
      ports.clock.advance(painted)
    },
    levels: () =>
      (context()['themes'] as { selectedLevelIndex: number | null }[]).map(
        ({ selectedLevelIndex }) => selectedLevelIndex,
      ),
  }
}

const sendForm = (type: string) => ports.fire('document', 'form.done', { detail: { type } })
const tracked = () => ports.effects.filter(([name]) => name === 'track').map(([, event]) => event)
const posted = () => ports.effects.filter(([name]) => name === 'http').map(([, , , body]) => body)
const logged = () => ports.effects.filter(([name]) => name === 'log').map(([, , code]) => code)

describe('an assessment', () => {
  it('[MATURITY-01] begins with themes without levels, at the first', () => {
    expect(start(2).context()).toMatchObject({
      themes: [
        { index: 0, selectedLevelIndex: null },
        { index: 1, selectedLevelIndex: null },
      ],
      selectedThemeIndex: 0,
      hasUserStartedAssessment: false,
      hasUserCompletedAssessment: false,
    })
  })

  it('[MATURITY-03] records a level for the current theme; the first one starts it', () => {
    const { open, choose, goTo, context, levels } = start(3)
    open()
    expect(context()['hasUserStartedAssessment']).toBe(false)
    goTo(1)
    choose(4)
    expect([levels(), context()['hasUserStartedAssessment']]).toEqual([[null, 4, null], true])
    choose(0)
    choose(5)
    choose(-1)
    expect(levels()).toEqual([null, 0, null])
    expect(tracked()).toEqual([
      { name: 'Calculator started', properties: { calculator: 'maturity_model' } },
    ])
  })

  it('[MATURITY-04] ignores a theme there is none of, also by key and swipe', () => {
    const { open, goTo, send, context } = start(3)
    open()
    for (const index of [3, -1, 1.5]) goTo(index)
    send({ type: 'theme.step', by: -1 })
    expect(context()['selectedThemeIndex']).toBe(0)
    goTo(2)
    send({ type: 'theme.step', by: 1 })
    expect(context()['selectedThemeIndex']).toBe(2)
    send({ type: 'theme.step', by: -1 })
    expect(context()['selectedThemeIndex']).toBe(1)
  })

  it('[MATURITY-05] [MATURITY-07] goes on to the next theme without a level, around the end', () => {
    const { open, goTo, choose, next, context } = start(4)
    open()
    next()
    expect(context()['selectedThemeIndex'], 'without a level').toBe(0)
    goTo(1)
    choose(2)
    goTo(2)
    choose(2)
    goTo(1)
    next()
    expect(context()['selectedThemeIndex'], 'past the one that has a level').toBe(3)
    choose(2)
    next()
    expect(context()['selectedThemeIndex'], 'around the end').toBe(0)
  })

  // Calculated by hand: the mean of the levels, counted from 1, rounded half up.
  it.each([
    [[0, 0, 0, 0, 0, 0], 1],
    [[4, 4, 4, 4, 4, 4], 5],
    [[0, 0, 0, 1, 1, 1], 2], // 9 / 6 = 1.5
    [[1, 1, 1, 1, 1, 2], 2], // 13 / 6 = 2.17
    [[2, 2, 3, 2, 3, 3], 4], // 21 / 6 = 3.5
    [[2, 2, 2, 2, 3, 3], 3], // 20 / 6 = 3.33
    [[0, 4], 3],
    [[0, 1], 2], // 3 / 2 = 1.5
    [[3], 4],
  ])('[OP37] [MATURITY-08] of the levels %j has the overall level %i', (levels, overallLevel) => {
    const { answer, context, shows } = start(levels.length)
    answer(levels)
    expect([shows('completed'), context()['overallLevel']]).toEqual([true, overallLevel])
  })

  it('[MATURITY-06] is complete with the last level, and says so when the visitor goes on', () => {
    const { open, goTo, choose, next, shows, context } = start(2)
    open()
    goTo(1)
    choose(1)
    next()
    expect([shows('finished'), context()['selectedThemeIndex']]).toEqual([false, 0])
    choose(3)
    expect([shows('finished'), shows('completed'), posted()]).toEqual([true, false, []])
    next()
    expect([shows('completed'), context()['hasUserCompletedAssessment']]).toEqual([true, true])
    expect(tracked().at(-1)).toEqual({
      name: 'Assessment completed',
      properties: { assessment: 'maturity_model', level: 3 },
    })
  })

  it('[OP38] later changes only update the result', () => {
    const { answer, goTo, choose, next, context, shows } = start(2)
    answer([3, 1])
    expect(context()['overallLevel']).toBe(3)
    goTo(1)
    expect(shows('choosing')).toBe(true)
    choose(4)
    next()
    expect(context()['overallLevel']).toBe(5) // (4 + 5) / 2 = 4.5
    expect(tracked().slice(1)).toEqual([
      { name: 'Assessment completed', properties: { assessment: 'maturity_model', level: 3 } },
    ])
    expect(posted()).toHaveLength(1)
  })

  it('[OP45] posts what was chosen, and says in the form which assessment it was', async () => {
    const { answer, context } = start(2)
    answer([3, 1])
    expect(posted()).toEqual([
      {
        lang: 'de',
        levels: [
          { themeIndex: 0, levelIndex: 3 },
          { themeIndex: 1, levelIndex: 1 },
        ],
        overallLevel: 3,
      },
    ])
    await settle()
    expect(context()['assessmentId']).toBe('20261122-a')
    const inForm = ['setAttribute', 'input[name="assessment"]', 'value', '20261122-a']
    expect(ports.effects).toContainEqual(inForm)
  })

  it('[MATURITY-08] shows the result although nothing can be posted, and posts it when asked to', async () => {
    ports.answers[url] = new Error('offline')
    const { answer, shows, context, send } = start(1)
    answer([2])
    expect(shows('completed')).toBe(true)
    await settle()
    expect([shows('completed'), shows('postFailed')]).toEqual([true, true])
    ports.answers[url] = { assessmentId: '20261122-b' }
    send({ type: 'assessment.post' })
    await settle()
    expect([shows('postFailed'), context()['assessmentId']]).toEqual([false, '20261122-b'])
  })

  it('forgets everything when it is begun again, and posts the next result as another one', async () => {
    const { answer, send, shows, levels } = start(2)
    answer([3, 1])
    await settle()
    send({ type: 'assessment.restart' })
    expect([shows('reading'), levels()]).toEqual([true, [null, null]])
    const inForm = ports.effects.findLast(([, selector]) => selector === 'input[name="assessment"]')
    expect(inForm).toEqual(['setAttribute', 'input[name="assessment"]', 'value', null])
    expect(JSON.parse(ports.stores.session.get('assessment')!)).toMatchObject({
      hasUserStartedAssessment: false,
      assessmentId: null,
    })
    answer([0, 0])
    expect(posted()).toHaveLength(2)
    expect(tracked().filter((event) => JSON.stringify(event).includes('completed'))).toHaveLength(1)
  })
})

describe('the tab', () => {
  it('[OP38] keeps the answers over a reload, and tells nobody a second time', async () => {
    const first = start(2)
    first.open()
    first.choose(3)
    const second = start(2)
    expect([second.shows('choosing'), second.levels()]).toEqual([true, [3, null]])
    second.goTo(1)
    second.choose(1)
    second.next()
    await settle()
    const before = ports.effects.length
    const third = start(2)
    expect([third.shows('completed'), third.context()['overallLevel']]).toEqual([true, 3])
    await settle()
    expect(ports.effects.slice(before).map(([name]) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/track|http/)]),
    )
  })

  it('does not mistake the answers of another assessment, or of other themes, for its own', () => {
    start(2).answer([3, 1])
    expect(start(3).shows('reading')).toBe(true)
    const stored = JSON.parse(ports.stores.session.get('assessment')!) as object
    ports.stores.session.set('assessment', JSON.stringify({ ...stored, name: 'another' }))
    expect(start(2).shows('reading')).toBe(true)
  })

  it('begins anew where what is kept names a theme that there is not: none would be shown', () => {
    const first = start(2)
    first.open()
    first.choose(3)
    const stored = JSON.parse(ports.stores.session.get('assessment')!) as object
    for (const selectedThemeIndex of [2, -1, null, '1', [0]]) {
      ports.stores.session.set('assessment', JSON.stringify({ ...stored, selectedThemeIndex }))
      const second = start(2)
      expect([second.shows('reading'), second.levels()]).toEqual([true, [null, null]])
    }
  })
})

describe('the report', () => {
  it('is unlocked by its own form, and built when it is asked for', async () => {
    const { answer, send, shows, context } = start(1, reports(true))
    answer([2])
    await settle()
    sendForm('contact')
    expect(shows('unlocked')).toBe(false)
    sendForm('assessment')
    expect(shows('unlocked')).toBe(true)
    send({ type: 'report.download' })
    expect(context()['share']).toBe(45)
    await settle()
    expect([shows('downloaded'), context()['url']]).toEqual([true, '/files/report.pdf'])
    expect(tracked().at(-1)).toEqual({
      name: 'Calculator downloaded',
      properties: { calculator: 'maturity_model' },
    })
    expect(start(1).shows('unlocked'), 'after a reload').toBe(true)
  })

  it('has no link to a copy with other answers, and is kept once', async () => {
    let uploads = 0
    const { answer, send, context, goTo, choose, next } = start(1, {
      actors: {
        ...reports(true).actors,
        'report.upload': fromPromise(async () => ({ url: `/files/${++uploads}.pdf` })),
      },
    })
    answer([2])
    await settle()
    sendForm('assessment')
    send({ type: 'report.download' })
    await settle()
    expect(context()['url']).toBe('/files/1.pdf')
    goTo(0)
    choose(4)
    next()
    send({ type: 'report.download' })
    await settle()
    expect([context()['url'], uploads]).toEqual(['', 1])
  })

  it('[PDF-04] that cannot be built logs MATURITY_MODEL_PDF_DOWNLOAD_FAILED, and can be tried again', async () => {
    const { answer, send, shows } = start(1)
    answer([2])
    sendForm('assessment')
    send({ type: 'report.download' })
    // There is no page and so no texts, but the builder loads first.
    await waitUntil(() => expect(shows('buildFailed')).toBe(true))
    expect(logged()).toEqual(['MATURITY_MODEL_PDF_DOWNLOAD_FAILED'])
    send({ type: 'report.download' })
    expect(shows('building')).toBe(true)
  })

  it('[PDF-04] is given up when what builds it has not come in a minute, and not once it is on its way', () => {
    let progress!: (share: number) => void
    const build = fromCallback<{ type: string }>(({ sendBack }) => {
      progress = (share) => sendBack({ type: 'report.progress', share } as never)
    })
    const { answer, send, shows } = start(1, { actors: { 'report.build': build } })
    answer([2])
    sendForm('assessment')
    send({ type: 'report.download' })
    ports.clock.advance(60_000)
    expect(shows('buildFailed')).toBe(true)
    expect(logged()).toEqual(['MATURITY_MODEL_PDF_DOWNLOAD_FAILED'])
    send({ type: 'report.download' })
    progress(0.1)
    ports.clock.advance(60_000)
    expect(shows('building')).toBe(true)
  })

  it('[PDF-04] that cannot be kept logs MATURITY_MODEL_PDF_UPLOAD_FAILED, and is downloaded all the same', async () => {
    const { answer, send, shows, context } = start(1, reports(false))
    answer([2])
    await settle()
    sendForm('assessment')
    send({ type: 'report.download' })
    await settle()
    expect(logged()).toEqual(['MATURITY_MODEL_PDF_UPLOAD_FAILED'])
    expect([shows('downloaded'), shows('uploadFailed'), context()['url']]).toEqual([
      true,
      true,
      null,
    ])
  })

  it('[PDF-04] whose copy is not taken for a minute can be sent again', async () => {
    const upload = fromPromise(() => new Promise(() => {}))
    const own = reports(true)
    const { answer, send, shows } = start(1, {
      ...own,
      actors: { ...own.actors, 'report.upload': upload },
    })
    answer([2])
    await settle()
    sendForm('assessment')
    send({ type: 'report.download' })
    await settle()
    expect(shows('uploading')).toBe(true)
    ports.clock.advance(60_000)
    expect([shows('downloaded'), shows('uploadFailed')]).toEqual([true, true])
    send({ type: 'report.upload' })
    expect(shows('uploading')).toBe(true)
  })

  it('says what was chosen: the advice of its level, and two things to leave alone', () => {
    const theme = (title: string) => ({
      title,
      leaveAlone: `Not ${title}`,
      levels: ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text, advice: `${text}!` })),
    })
    const texts = {
      themes: [theme('A'), theme('B'), theme('C')],
      resources: [{ kindLabel: 'Article', title: 'Read', url: '/blog/read' }],
    } as unknown as ReportTexts
    const report = composeReport(texts, {
      levels: [0, 4, 0],
      overallLevel: 2,
      siteName: 'Site',
      colours: shippedPalette,
      isFromRightToLeft: true,
      origin: 'https://site.test',
      now: Date.UTC(2026, 10, 22, 23),
    })
    expect(report).toMatchObject({
      isFromRightToLeft: true,
      colours: shippedPalette,
      siteName: 'Site',
      overallLevel: 2,
      date: '2026-11-22',
      resources: [{ url: 'https://site.test/blog/read' }],
    })
    expect(report.themes.map(({ levelIndex, advice }) => [levelIndex, advice])).toEqual([
      [0, 'one!'],
      [4, 'five!'],
      [0, 'one!'],
    ])
    expect(report.themes.map(({ leaveAlone }) => leaveAlone)).toEqual(['Not A', 'Not B', undefined])
    expect(JSON.stringify(report.themes)).not.toContain('"advice":"two!"')
  })

  it('is of the day it is where the visitor is', () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset')
    const answers = { levels: [], overallLevel: 1, siteName: 'Site', colours: shippedPalette }
    const dayAt = (minutes: number, now: number) => {
      offset.mockReturnValue(minutes)
      const texts = { themes: [], resources: [] } as unknown as ReportTexts
      const origin = 'https://site.test'
      return composeReport(texts, { ...answers, isFromRightToLeft: false, origin, now }).date
    }
    // The offsets of New York and Auckland.
    expect(dayAt(300, Date.UTC(2026, 10, 23, 2))).toBe('2026-11-22')
    expect(dayAt(-780, Date.UTC(2026, 10, 22, 14))).toBe('2026-11-23')
    offset.mockRestore()
  })
})
