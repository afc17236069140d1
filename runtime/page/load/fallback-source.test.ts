import { describe, expect, it } from 'vitest'
import { createDocument } from '#tests/support/documents.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { withFallbacks } from './fallback-source.ts'
import { recordReads } from './reads.ts'
import { recordSource } from './recorded-source.ts'

const locale = (code: string, fallback?: string) => {
  const [language, iso, name] = [`${code}-${code}`, code, code]
  return { code, language, iso, name, ...(fallback === undefined ? {} : { fallback }) }
}
const locales = [locale('pt'), locale('br', 'pt'), locale('ao', 'br'), locale('en')]
const menu = (lang: string) => ({ ...createDocument('navbar', {}), id: `menu.${lang}`, lang })

function open(...documents: ReturnType<typeof menu>[]) {
  const content = createMemoryContent(documents)
  const isPage = (type: string) => type === 'home'
  const source = withFallbacks(recordSource(content), { locales }, isPage)
  return { content, read: (lang: string, type = 'navbar') => source.single(type, { lang }) }
}

describe('[I18N-06] a single document that a language lacks', () => {
  it('is that of the language that stands in for it, or of the one behind that', async () => {
    const { read } = open(menu('pt-pt'))
    expect((await read('br-br')).id).toBe('menu.pt-pt')
    expect((await read('ao-ao')).id).toBe('menu.pt-pt')
    const nearer = open(menu('pt-pt'), menu('br-br'))
    expect((await nearer.read('ao-ao')).id).toBe('menu.br-br')
  })

  it('is missing where no language stands in, where none has it, and where it is a page', async () => {
    await expect(open(menu('pt-pt')).read('en-en')).rejects.toThrow('en-en')
    await expect(open(menu('en-en')).read('ao-ao')).rejects.toThrow('ao-ao')
    const home = { ...menu('pt-pt'), type: 'home' }
    await expect(open(home).read('br-br', 'home')).rejects.toThrow('br-br')
  })

  it('is shown as soon as an editor has written it', async () => {
    const { content, read } = open(menu('pt-pt'))
    const { reads } = await recordReads(() => read('br-br'))
    expect([...reads]).toEqual(
      expect.arrayContaining(['single:navbar:br-br', 'document:menu.pt-pt']),
    )
    content.publish(menu('br-br'))
    expect((await read('br-br')).id).toBe('menu.br-br')
  })

  it('is one for each language, since what is made of it differs', async () => {
    const shared = menu('pt-pt')
    const source = {
      ...createMemoryContent([shared]),
      single: async (_: string, { lang }: { lang: string }) => {
        if (lang === 'pt-pt') return shared
        return createMemoryContent([]).single('navbar', { lang })
      },
    }
    const read = (lang: string) =>
      withFallbacks(source, { locales }, () => false).single('navbar', { lang })
    expect(await read('br-br')).not.toBe(shared)
    expect(await read('br-br')).toEqual(shared)
    expect(await read('pt-pt')).toBe(shared)
  })

  it('is not looked for elsewhere while the service does not answer', async () => {
    const { content, read } = open(menu('pt-pt'))
    content.fail('navbar', new Error('the service is down'))
    await expect(read('br-br')).rejects.toThrow('the service is down')
    expect(content.queries).toHaveLength(1)
  })
})
