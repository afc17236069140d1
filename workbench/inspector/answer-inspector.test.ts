import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { answerInspector } from './answer-inspector.ts'
import type { MachineListing, MachineReport } from './machine-report.ts'
import { readMachines } from './read-machines.ts'

const get = (path: string) => answerInspector(path, findRoots())
const json = async <Value>(path: string) => (await (await get(path))!.json()) as Value

describe('answerInspector', () => {
  it('answers nothing but its own paths', async () => {
    expect(await get('/')).toBeUndefined()
    expect(await get('/__machines-and-more')).toBeUndefined()
    expect(await get('/pricing')).toBeUndefined()
  })

  it('[PAGEBUILDER-08] serves a page that loads nothing from elsewhere, and is never kept', async () => {
    const response = (await get('/__machines'))!
    const html = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('--accent: light-dark(')
    expect(html).not.toMatch(/https?:\/\//)
  })

  it('[PAGEBUILDER-08] lists every declared machine, and where it runs', async () => {
    const listed = await json<MachineListing[]>('/__machines/list.json')
    const ids = readMachines([repositoryRoot]).map(({ document }) => document.id)
    expect(listed.map(({ id }) => id)).toEqual(ids)
    expect(listed.find(({ id }) => id === 'consent')).toMatchObject({
      group: 'On every page',
      uses: ['on every page'],
    })
    expect(listed.find(({ id }) => id === 'menus')?.group).toBe('With the first gesture')
    expect(listed.find(({ id }) => id === 'accordion')).toMatchObject({
      group: 'In slices',
      uses: ['in faq'],
    })
  })

  it('[PAGEBUILDER-08] tells all of a machine: drawing, words, events with examples, exports', async () => {
    const report = await json<MachineReport>('/__machines/machines/consent.json')
    expect(report.problems).toEqual([])
    expect(report.svg).toContain('data-state="consent.choice.running"')
    expect(report.events.find(({ type }) => type === 'consent.grant')?.examples).toEqual([
      { category: 'analytics' },
      { category: 'ad' },
    ])
    expect(report.events.find(({ type }) => type === 'modal.open')?.examples).toEqual([{}])
    expect(JSON.parse(report.exports.json)).toMatchObject({ id: 'consent', type: 'parallel' })
    expect(report.exports.typescript).toContain('.createMachine({')
    expect(report.exports.mermaid).toContain('stateDiagram-v2')
  })

  it('[PAGEBUILDER-08] shows what is wrong with a machine that is none, and all others', async () => {
    const root = mkdtempSync(join(tmpdir(), 'machines-'))
    mkdirSync(join(root, 'machines/torn'), { recursive: true })
    const file = join(root, 'machines/torn/machine.json')
    for (const states of [{ a: null }, { a: { on: { go: null } } }, { a: { entry: [null] } }]) {
      writeFileSync(file, JSON.stringify({ id: 'torn', initial: 'a', states }))
      const read = async (name: string) => {
        const answer = await answerInspector(`/__machines/${name}.json`, [repositoryRoot, root])
        return { status: answer!.status, value: await answer!.json() }
      }
      const ids = (await read('list')).value.map(({ id }: MachineListing) => id)
      expect(ids).toEqual(expect.arrayContaining(['consent', 'torn']))
      expect((await read('machines/torn')).value).toMatchObject({
        id: 'torn',
        document: { states },
      })
      expect((await read('machines/torn')).value.problems).not.toEqual([])
      expect((await read('problems')).status).toBe(200)
    }
    rmSync(root, { recursive: true })
  })

  it('[PAGEBUILDER-08] shows machines of any name, also those of its own lists', async () => {
    const root = mkdtempSync(join(tmpdir(), 'machines-'))
    for (const id of ['list', 'problems']) {
      mkdirSync(join(root, 'machines', id), { recursive: true })
      const machine = JSON.stringify({ id, initial: 'a', states: { a: {} } })
      writeFileSync(join(root, 'machines', id, 'machine.json'), machine)
      const answer = await answerInspector(`/__machines/machines/${id}.json`, [root])
      expect(await answer!.json()).toMatchObject({ id, document: { initial: 'a' } })
    }
    rmSync(root, { recursive: true })
  })

  it('says so when there is no such machine', async () => {
    const response = (await get('/__machines/machines/nope.json'))!
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'There is no machine "nope".' })
  })

  it('[PAGEBUILDER-08] serves its script in one piece', async () => {
    const response = (await get('/__machines/app.js'))!
    const code = await response.text()
    expect(response.headers.get('content-type')).toMatch('text/javascript')
    expect(/(^|;)import\b|\bimport\(/.test(code)).toBe(false)
    expect(code.includes('slicewright.inspector')).toBe(true)
  })
})
