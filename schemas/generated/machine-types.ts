// Generated from machines/*/machine.json by npm run generate. Do not edit.

export interface AccordionMachine {
  input: { count: number; openFirst?: boolean; single?: boolean }
  context: { count: number; single: boolean; open: ReadonlyArray<number> }
  event: { type: 'panel.toggle'; index: number }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface ClipboardMachine {
  input: { id?: string }
  context: Record<string, never>
  event: { type: 'clipboard.copy'; text: string }
  emitted: never
  value: 'idle' | 'copying' | 'copied' | 'failed'
  tag: 'copied' | 'failed'
}

export interface ConsentMachine {
  input: { stored?: Record<string, unknown> }
  context: { necessary: boolean; analytics: boolean; ad: boolean; decided: boolean }
  event: { type: 'consent.accept-all' } | { type: 'consent.refuse-all' } | { type: 'consent.grant'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.deny'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.save'; values?: { necessary?: boolean; analytics?: boolean; ad?: boolean } } | { type: 'modal.open' } | { type: 'modal.close' }
  emitted: { type: 'consent.changed'; necessary: boolean; analytics: boolean; ad: boolean; decided: boolean }
  value: { choice?: 'checking' | 'locating' | 'asking' | 'running' | { running: 'starting' | 'initialized' | 'unmanaged' }; banner?: 'hidden' | 'shown'; modal?: 'closed' | 'open' }
  tag: 'banner' | 'modal' | 'pending'
}

export interface LinksMachine {
  input: Record<string, never>
  context: Record<string, never>
  event: { type: 'link.clicked'; destination: string; linkType: string; cta: string; section: string }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface ListMachine {
  input: { id: string }
  context: { id: string; url: string; turnsPage: boolean }
  event: { type: 'list.refine'; url: string; turnsPage: boolean }
  emitted: never
  value: 'idle' | 'loading' | 'showing' | 'leaving'
  tag: 'busy' | 'idle'
}

export interface LocaleMachine {
  input: { cookie: string; days: number }
  context: { cookie: string; days: number }
  event: { type: 'locale.chosen'; code: string }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface MarqueeMachine {
  input: { id?: string }
  context: Record<string, never>
  event: { type: 'marquee.toggle' } | { type: 'marquee.calm' }
  emitted: never
  value: 'running' | 'paused'
  tag: 'paused' | 'running'
}

export interface MenusMachine {
  input: Record<string, never>
  context: { id: string }
  event: { type: 'menus.enter'; id: string } | { type: 'menus.leave' }
  emitted: never
  value: 'idle' | 'intending' | 'open' | 'leaving'
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
  context: { urgent: string; queue: ReadonlyArray<string>; wanted: ReadonlyArray<string>; active: number }
  event: { type: 'prefetch.wanted'; url: string; isUrgent?: boolean }
  emitted: never
  value: 'waiting' | 'settling' | 'asking' | 'ready' | 'off'
  tag: never
}

export interface SearchMachine {
  input: Record<string, never>
  context: { query: string; count: number }
  event: { type: 'search.wanted' } | { type: 'search.found'; query: string; count: number }
  emitted: never
  value: 'idle' | 'loading' | 'ready' | { ready: 'quiet' | 'asked' } | 'failed'
  tag: 'failed' | 'loading'
}

export interface ShareMachine {
  input: { id: string }
  context: { id: string; isNative: boolean }
  event: { type: 'share.supported' } | { type: 'share.native' } | { type: 'share.copy' }
  emitted: never
  value: 'idle' | 'offering' | 'copying' | 'copied' | 'failed'
  tag: 'copied' | 'failed'
}

export interface SpyMachine {
  input: { id: string }
  context: { id: string }
  event: { type: 'spy.read'; heading: string }
  emitted: never
  value: Record<string, never>
  tag: never
}

export interface SubscriptionMachine {
  input: { id?: string; stored?: Record<string, unknown> }
  context: { isClosed: boolean }
  event: { type: 'subscription.close' }
  emitted: never
  value: 'open' | 'closed'
  tag: 'open'
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
  clipboard: ClipboardMachine
  consent: ConsentMachine
  links: LinksMachine
  list: ListMachine
  locale: LocaleMachine
  marquee: MarqueeMachine
  menus: MenusMachine
  modal: ModalMachine
  navbar: NavbarMachine
  navigation: NavigationMachine
  prefetch: PrefetchMachine
  search: SearchMachine
  share: ShareMachine
  spy: SpyMachine
  subscription: SubscriptionMachine
  tabs: TabsMachine
  viewport: ViewportMachine
}

export type MachineId = keyof Machines
