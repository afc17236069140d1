import { describe, expect, it } from 'vitest'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

describe('navbar', () => {
  it('[NAV-01] starts black, with its menu displayed, nothing open but the promotion banner', () => {
    const { state } = startMachine(document)
    expect(state()).toEqual({
      value: {
        menu: 'closed',
        mobileMenu: 'closed',
        searchBar: 'closed',
        promotionBanner: 'open',
        display: 'shown',
      },
      context: {
        menus: {},
        contentColor: 'black',
        isMenuDisplayed: true,
        pageCta: null,
        promotion: '',
        closedPromotion: null,
        menu: null,
        errors: [],
      },
      tags: ['promotion-banner'],
    })
  })

  it('[NAV-01] holds the menus of every frame that was shown', () => {
    const { send, state } = startMachine(document)
    const website = [{ label: 'Produkt', links: [{ label: 'Editor', href: '/de/editor' }] }]
    const blog = [{ label: 'Blog', links: [] }]
    send({ type: 'page.changed', menus: { website_navbar: website } })
    send({ type: 'page.changed', menus: { navbar: blog } })
    send({ type: 'page.changed' })
    expect(state().context['menus']).toEqual({ website_navbar: website, navbar: blog })
  })

  it.each([
    ['mobile-menu.open', 'mobile-menu.close', 'mobile-menu'],
    ['mobile-menu.toggle', 'mobile-menu.toggle', 'mobile-menu'],
    ['search.open', 'search.close', 'search'],
  ])('[NAV-02] opens by %s and closes by %s', (open, close, tag) => {
    const { send, state } = startMachine(document)
    send({ type: open })
    expect(state().tags).toContain(tag)
    send({ type: close })
    expect(state().tags).not.toContain(tag)
  })

  it('[NAV-02] keeps a closed promotion banner closed for the tab session, until another comes', () => {
    const ports = createMemoryPorts()
    const input = { promotion: 'p1' }
    const { send, state } = startMachine(document, { ports, input })
    send({ type: 'promotion.close' })
    expect(state().tags).toEqual([])
    expect(ports.stores.session.get('promotion_banner')).toBe('{"closedPromotion":"p1"}')

    expect(startMachine(document, { ports, input }).state().tags).toEqual([])
    const next = startMachine(document, { ports, input: { promotion: 'p2' } })
    expect(next.state().tags).toEqual(['promotion-banner'])
    send({ type: 'page.changed', promotion: 'p2' })
    expect(state().tags).toEqual(['promotion-banner'])
  })

  it('[NAV-02] starts with the promotion banner closed when it is told to', () => {
    const { state } = startMachine(document, { input: { isPromotionBannerOpen: false } })
    expect(state().value).toMatchObject({ promotionBanner: 'closed' })
  })

  it('[NAV-02] shows one menu at a time, and none beside the search bar', () => {
    const { send, state } = startMachine(document)
    send({ type: 'menu.toggle', id: 'a' })
    send({ type: 'menu.open', id: 'b' })
    // The platform reports the closing of the first menu after the opening of the second.
    send({ type: 'menu.close', id: 'a' })
    expect(state().context['menu']).toBe('b')
    send({ type: 'menu.toggle', id: 'c' })
    expect(state().context['menu']).toBe('c')
    send({ type: 'menu.toggle', id: 'c' })
    expect(state()).toMatchObject({ context: { menu: null }, value: { menu: 'closed' } })
    send({ type: 'menu.open', id: 'a' })
    send({ type: 'search.open' })
    expect(state()).toMatchObject({ context: { menu: null }, tags: ['promotion-banner', 'search'] })
    send({ type: 'menu.open', id: 'a' })
    expect(state().tags).toEqual(['menu', 'promotion-banner'])
    send({ type: 'menu.close' })
    expect(state().tags).toEqual(['promotion-banner'])
  })

  it('[NAV-02] keeps the page still behind the mobile menu', () => {
    const { send, ports } = startMachine(document)
    send({ type: 'mobile-menu.open' })
    send({ type: 'mobile-menu.close' })
    expect(ports.effects).toEqual([
      ['lockScroll', true],
      ['lockScroll', false],
    ])
  })

  it('[NAV-03] hides the menu and sets the colour of its content as the page wants', () => {
    const { send, state } = startMachine(document)
    send({ type: 'page.changed', contentColor: 'white', isMenuDisplayed: false })
    expect(state()).toMatchObject({
      value: { display: 'hidden' },
      context: { contentColor: 'white' },
    })
    send({ type: 'page.changed' })
    expect(state()).toMatchObject({
      value: { display: 'shown' },
      context: { contentColor: 'black' },
    })
    const input = { isMenuDisplayed: false, contentColor: 'white' }
    expect(startMachine(document, { input }).state().value).toMatchObject({ display: 'hidden' })
  })

  it('[NAV-05] keeps failures as text, Unknown error when there is none', () => {
    const { send, state } = startMachine(document, { input: { errors: ['first'] } })
    send({ type: 'navbar.failed', message: 'second' })
    send({ type: 'navbar.failed' })
    expect(state().context['errors']).toEqual(['first', 'second', 'Unknown error'])
  })

  it('[NAV-06] takes the call to action of the page, and drops it on a page without', () => {
    const { send, state } = startMachine(document)
    const pageCta = { type: 'demo', label: 'Book a demo' }
    send({ type: 'page.changed', pageCta })
    expect(state().context['pageCta']).toEqual(pageCta)
    send({ type: 'page.changed' })
    expect(state().context['pageCta']).toBeNull()
  })

  it('closes what is open when the page changes', () => {
    const { send, state } = startMachine(document)
    send({ type: 'search.open' })
    send({ type: 'mobile-menu.open' })
    send({ type: 'page.changed' })
    expect(state().tags).toEqual(['promotion-banner'])
  })
})
