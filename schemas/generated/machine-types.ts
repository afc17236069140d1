// Generated from machines/*/machine.json by npm run generate. Do not edit.

export interface AccordionMachine {
  input: { count: number; openFirst?: boolean; single?: boolean }
  context: { count: number; single: boolean; open: ReadonlyArray<number> }
  event: { type: 'panel.toggle'; index: number }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface ConsentMachine {
  input: { stored?: Record<string, unknown> }
  context: { necessary: boolean; analytics: boolean; ad: boolean; decided: boolean }
  event: { type: 'consent.accept-all' } | { type: 'consent.refuse-all' } | { type: 'consent.grant'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.deny'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.save'; values?: { necessary?: boolean; analytics?: boolean; ad?: boolean } } | { type: 'modal.open' } | { type: 'modal.close' }
  emitted: { type: 'consent.changed'; necessary: boolean; analytics: boolean; ad: boolean; decided: boolean }
  value: { choice?: 'checking' | 'locating' | 'asking' | 'running' | { running: 'starting' | 'initialized' | 'unmanaged' }; banner?: 'hidden' | 'shown'; modal?: 'closed' | 'open' }
  tag: 'banner' | 'modal' | 'pending'
}

export interface LocaleMachine {
  input: { cookie: string; days: number }
  context: { cookie: string; days: number }
  event: { type: 'locale.chosen'; code: string }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface ModalMachine {
  input: Record<string, never>
  context: { data: Record<string, unknown> | null; loadedForms: ReadonlyArray<string> }
  event: { type: 'modal.open'; data: Record<string, unknown> } | { type: 'modal.close' } | { type: 'page.changed' } | { type: 'form.loaded'; id: string }
  emitted: never
  value: 'closed' | 'open'
  tag: 'modal'
}

export interface NavbarMachine {
  input: { menus?: Record<string, unknown>; contentColor?: 'black' | 'white'; isMenuDisplayed?: boolean; pageCta?: Record<string, unknown> | null; promotion?: string; isPromotionBannerOpen?: boolean; errors?: ReadonlyArray<string>; stored?: Record<string, unknown> }
  context: { menus: Record<string, unknown>; contentColor: 'black' | 'white'; isMenuDisplayed: boolean; pageCta: Record<string, unknown> | null; promotion: string; closedPromotion: string | null; menu: string | null; errors: ReadonlyArray<string> }
  event: { type: 'menu.toggle'; id: string } | { type: 'menu.open'; id: string } | { type: 'menu.close'; id?: string } | { type: 'mobile-menu.open' } | { type: 'mobile-menu.close' } | { type: 'mobile-menu.toggle' } | { type: 'search.open' } | { type: 'search.close' } | { type: 'promotion.close' } | { type: 'navbar.failed'; message?: string } | { type: 'page.changed'; contentColor?: 'black' | 'white'; isMenuDisplayed?: boolean; pageCta?: Record<string, unknown> | null; promotion?: string }
  emitted: never
  value: { menu?: 'closed' | 'open'; mobileMenu?: 'closed' | 'open'; searchBar?: 'closed' | 'open'; promotionBanner?: 'open' | 'closed'; display?: 'shown' | 'hidden' }
  tag: 'menu' | 'mobile-menu' | 'promotion-banner' | 'search'
}

export interface NavigationMachine {
  input: Record<string, never>
  context: { url: string; scroll: number | null; isPop: boolean; isOutdated: boolean }
  event: { type: 'link.followed'; url: string } | { type: 'history.popped'; url: string; scroll: number } | { type: 'build.outdated' } | { type: 'page.restored' }
  emitted: { type: 'page.changed'; url: string }
  value: 'idle' | 'loading' | 'swapping' | 'leaving'
  tag: 'busy'
}

export interface PrefetchMachine {
  input: Record<string, never>
  context: { queue: ReadonlyArray<string>; wanted: ReadonlyArray<string>; active: number }
  event: { type: 'prefetch.wanted'; url: string }
  emitted: never
  value: 'waiting' | 'settling' | 'asking' | 'ready' | 'off'
  tag: never
}

export interface TabsMachine {
  input: { count: number; selected?: number }
  context: { count: number; selected: number }
  event: { type: 'tab.select'; index: number } | { type: 'tab.next' } | { type: 'tab.previous' } | { type: 'tab.first' } | { type: 'tab.last' }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface ViewportMachine {
  input: { breakpoints: Record<string, number>; fallback: string }
  context: { breakpoints: Record<string, number>; name: string }
  event: { type: 'viewport.changed'; name: string }
  emitted: never
  value: Record<string, never>
  tag: never
}

/** Every machine of the site by its id. */
export interface Machines {
  accordion: AccordionMachine
  consent: ConsentMachine
  locale: LocaleMachine
  modal: ModalMachine
  navbar: NavbarMachine
  navigation: NavigationMachine
  prefetch: PrefetchMachine
  tabs: TabsMachine
  viewport: ViewportMachine
}

export type MachineId = keyof Machines
