/** A site whose engine is the package of `npm pack`: made, checked, built and served without the repository. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { installEngine, type InstalledEngine } from '../support/installed-engine.ts'

let engine: InstalledEngine
beforeAll(() => {
  engine = installEngine()
})
afterAll(() => engine?.remove())

const read = (path: string) => readFileSync(join(engine.site, path), 'utf8')

describe('a site that depends on the packed engine', () => {
  it('[PAGEBUILDER-05] is made by it, and names its version', async () => {
    const made = await engine.npx('slicewright', 'new', 'site', 'site')
    expect(made.code).toBe(0)
    engine.movePackages()
    const { version } = JSON.parse(
      readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
    ) as Record<string, string>
    // No registry may have it: the archive is what there is.
    const install = `npm install ../slicewright-${version}.tgz`
    expect(made.output).toContain(`To see it: cd site && ${install} && npm run dev`)
    expect(read('README.md')).toContain(install)
    expect(JSON.parse(read('package.json'))).toMatchObject({
      dependencies: { slicewright: version },
      scripts: { dev: 'slicewright dev', check: 'slicewright check' },
    })
    expect(read('site-config/site.json')).toContain(
      '"../node_modules/slicewright/schemas/site.schema.json"',
    )
  })

  it('[PAGEBUILDER-05] gains a section there, passes the checks, and its TypeScript knows the engine', async () => {
    const added = await engine.npx('slicewright', 'new', 'slice', 'opening-hours')
    expect(added.output).toContain('+ slice-registry/slices/opening-hours/OpeningHours.tsx')
    expect(await engine.npmRun('check')).toMatchObject({ code: 0 })
    const generated = await engine.npmRun('generate', '--', '--check')
    expect(generated).toEqual({ code: 0, output: '' })
    expect(await engine.npx('tsc')).toMatchObject({ code: 0 })
  })

  it('[PAGEBUILDER-09] is built, and told of a section over its budget', async () => {
    const file = join(engine.site, 'slice-registry/slices/tips/wiring.json')
    const wiring = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(wiring), budget: { html: 1 } }))
    const { code, output } = await engine.npmRun('build')
    expect(output).toContain('built in')
    expect(output).toMatch(
      /slices\/tips\/wiring\.json\n {2}#\/budget\/html\n {4}The HTML of the slice "tips"/,
    )
    expect(output).toContain('1 fault in 1 file.')
    expect(code).toBe(1)
  })

  it('keeps what visitors send to its development server where its commands look for it', async () => {
    const { origin } = await engine.start('dev')
    await fetch(origin)
    expect(existsSync(join(engine.site, 'node_modules/slicewright/.data'))).toBe(false)
    const { output } = await engine.npx('slicewright', 'leads', 'list')
    expect(output).toContain(`leads shown, in ${join(engine.site, '.data/leads.sqlite')}.`)
  })

  it('[PAGEBUILDER-05] is served as it was built, too heavy or not: page, texts, the chunk of its machine', async () => {
    const { origin, output } = await engine.start()
    expect(output()).not.toContain('built in')
    const page = await fetch(origin)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<title>Site</title>')
    expect(html).toContain('A section without')
    const chunk = /<sw-island data-id="tips[^>]* data-src="([^"]+)"/.exec(html)?.[1]
    const script = await fetch(new URL(chunk!, origin))
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toContain('tips.next')
    expect((await fetch(new URL('/de', origin))).status).toBe(200)
  })

  it('[PAGEBUILDER-05] tells of it in its own folder: content, gallery, use, machines', async () => {
    const checked = await engine.npx('slicewright', 'content', 'conformance')
    expect(checked.output).toContain('Report: reports/conformance/index.html')
    expect(checked.code).toBe(0)
    expect(read('reports/conformance/report.sarif')).toContain('"runs"')
    expect(await engine.npx('slicewright', 'slices', 'export')).toMatchObject({ code: 0 })
    expect(read('reports/slices/index.html')).toContain('opening_hours')
    await engine.npx('slicewright', 'content', 'usage')
    expect(read('reports/usage/index.html')).toContain('tips')
    expect(await engine.npx('slicewright', 'machines', 'export')).toMatchObject({ code: 0 })
    expect(read('reports/machines/tips.svg')).toContain('<svg')
    expect(read('reports/machines/README.md')).toContain('tips.md')
    expect(existsSync(join(engine.site, 'node_modules/slicewright/reports'))).toBe(false)
  })

  it('[PAGEBUILDER-05] answers an unknown command with those there are', async () => {
    const { code, output } = await engine.npx('slicewright', 'bild')
    expect(output).toContain('There is no command “bild”.')
    expect(output).toMatch(/^ {2}build +builds the site into dist\/$/m)
    expect(code).toBe(1)
  })

  it('says where it can be run, elsewhere', async () => {
    const { code, output } = await engine.npxIn('content', 'slicewright', 'dev')
    expect(output).toMatch(/There is no site in \S+content: it has no site-config\/site\.json\./)
    expect(code).toBe(1)
  })
})
