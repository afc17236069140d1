// Generated from machines/*/machine.json by npm run generate. Do not edit.

export interface AccordionMachine {
  input: { count: number; openFirst?: boolean; single?: boolean }
  context: { count: number; single: boolean; open: ReadonlyArray<number> }
  event: { type: 'panel.toggle'; index: number }
  emitted: never
  value: 'deciding' | 'closed' | 'open'
  tag: never
}

export interface AnalyticsMachine {
  input: { config?: Record<string, unknown> }
  context: { branch: string; variants: string; page: Record<string, unknown> | null; pageName: string | null; visit: Record<string, unknown> | null; isInNewSession: boolean; isFirst: boolean; isViewed: boolean }
  event: { type: 'page.shown'; path: string; url: string; routeName: string; pageName: string; title: string; locale: string; variants?: string } | { type: 'visit.ready'; isNew?: boolean; traffic: Record<string, unknown>; campaign: Record<string, unknown>; referringDomain: string; isExcluded?: boolean; company?: Record<string, unknown> | null } | { type: 'session.started'; id: string } | { type: 'session.ended'; id: string; duration: number; time: number; page: Record<string, unknown> | null } | { type: 'campaign.changed'; campaign: Record<string, unknown>; domain: string } | { type: 'session.ready'; isRepeat: boolean }
  emitted: never
  value: 'starting' | 'waiting' | 'measuring'
  tag: 'pending'
}

export interface AnalyticsSessionMachine {
  input: { key: string; idleMinutes: number; longestHours: number }
  context: { key: string; rules: Record<string, unknown>; page: Record<string, unknown> | null; arrival: Record<string, unknown> | null; isAsked?: boolean; stored: Record<string, unknown> | null; time?: number; reported?: string | null; isNew?: boolean; session: Record<string, unknown> | null; blank?: Record<string, unknown> }
  event: { type: 'event.tracked' } | { type: 'session.found'; stored: Record<string, unknown> | null; time: number; reported?: string | null } | { type: 'page.reached'; page: Record<string, unknown> | null; arrival?: Record<string, unknown> | null; isAsked: boolean }
  emitted: never
  value: 'waiting' | 'finding' | 'checking' | 'over' | { over: 'inactivity' | 'age' | 'clock' } | 'starting' | 'arriving' | 'campaign' | 'keeping' | 'active'
  tag: 'active'
}

export interface AssessmentMachine {
  input: { id: string; count: number; name?: string; lang?: string; form?: string; stored?: Record<string, unknown> }
  context: { id: string; name: string; lang: string; form: string | null; themes: ReadonlyArray<{ index: number; selectedLevelIndex: number | null }>; selectedThemeIndex: number; hasUserStartedAssessment: boolean; hasUserCompletedAssessment: boolean; isReported: boolean; overallLevel: number | null; assessmentId: string | null; hasReport: boolean; share: number; url: string | null }
  event: { type: 'assessment.open' } | { type: 'theme.select'; themeIndex: number } | { type: 'theme.step'; by: 1 | -1 } | { type: 'level.select'; levelIndex: number } | { type: 'assessment.next' } | { type: 'assessment.post' } | { type: 'assessment.restart' } | { type: 'own.completed' } | { type: 'own.restarted' } | { type: 'form.done'; detail: Record<string, unknown> } | { type: 'report.download' } | { type: 'report.progress'; share: number } | { type: 'report.built' } | { type: 'report.failed'; reason: string } | { type: 'report.upload' }
  emitted: never
  value: { assessment?: 'arriving' | 'reading' | 'choosing' | { choosing: 'unfinished' | 'finished' } | 'completed'; submission?: 'arriving' | 'waiting' | 'settling' | 'posting' | 'posted' | 'postFailed'; report?: 'locked' | 'waiting' | 'building' | 'buildFailed' | 'uploading' | 'uploadFailed' | 'done' }
  tag: 'buildFailed' | 'building' | 'choosing' | 'completed' | 'downloaded' | 'finished' | 'postFailed' | 'reading' | 'settling' | 'unlocked' | 'uploadFailed' | 'uploading'
}

export interface CalculatorMachine {
  input: { id: string; calculator: string; stored?: Record<string, unknown> }
  context: { id: string; calculator: string; entries: Record<string, unknown>; locale: string | null; faults: ReadonlyArray<string>; refused: number | null; results: Record<string, unknown> }
  event: { type: 'numbers.change'; isEntered: boolean; entries: Record<string, unknown>; locale: string | null; faults: ReadonlyArray<string>; refused: number | null; results: Record<string, unknown> } | { type: 'link.copy' }
  emitted: never
  value: { figures?: 'example' | 'calculating' | { calculating: 'valid' | 'invalid' }; reporting?: 'untouched' | 'started' | 'completed'; sharing?: 'idle' | 'copying' | 'copied' | 'failed' }
  tag: 'copied' | 'example' | 'failed' | 'invalid' | 'valid'
}

export interface ClipboardMachine {
  input: { id?: string }
  context: Record<string, never>
  event: { type: 'clipboard.copy'; text: string }
  emitted: never
  value: 'idle' | 'copying' | 'copied' | 'failed'
  tag: 'copied' | 'failed'
}

export interface ComboboxMachine {
  input: { id?: string }
  context: { id: string; query: string; count: number; active: number }
  event: { type: 'combobox.ready'; isUsed: boolean } | { type: 'combobox.press'; key: string } | { type: 'combobox.click' } | { type: 'combobox.type'; query: string } | { type: 'combobox.found'; count: number; chosen: number } | { type: 'combobox.pick'; at: number } | { type: 'combobox.change' } | { type: 'combobox.leave' }
  emitted: never
  value: 'native' | 'used' | 'closed' | 'open' | { open: 'browsing' | 'filtering' }
  tag: 'closed' | 'open'
}

export interface ConsentMachine {
  input: { policyVersion?: string; refusesTracking?: boolean; stored?: Record<string, unknown> }
  context: { necessary: boolean; analytics: boolean; ad: boolean; decided: boolean; gpc?: boolean; version?: string; receipt?: string; time?: number }
  event: { type: 'consent.accept-all' } | { type: 'consent.refuse-all' } | { type: 'consent.grant'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.deny'; category: 'necessary' | 'analytics' | 'ad' } | { type: 'consent.save'; values?: { necessary?: boolean; analytics?: boolean; ad?: boolean } } | { type: 'modal.open' } | { type: 'modal.close' } | { type: 'vendor.failed'; vendor: string; error: string } | { type: 'consent.receipted'; id: string; time?: number } | { type: 'consent.stored'; value?: Record<string, unknown> }
  emitted: { type: 'consent.changed'; necessary: boolean; analytics: boolean; ad: boolean; decided: boolean }
  value: { choice?: 'checking' | 'locating' | 'running' | { running: 'starting' | 'initialized' | 'unmanaged' }; banner?: 'hidden' | 'shown'; modal?: 'closed' | 'open' }
  tag: 'banner' | 'modal' | 'pending'
}

export interface ExperimentMachine {
  input: { id?: string; experiment?: string; variant?: string }
  context: { id: string; experiment: string; variant: string; key: string }
  event: { type: 'consent.granted' } | { type: 'consent.refused' } | { type: 'section.entered' } | { type: 'section.left' }
  emitted: never
  value: 'waiting' | 'asking' | 'unreported' | { unreported: 'outside' | 'inside' } | 'reported'
  tag: 'reported'
}

export interface FormMachine {
  input: { id: string }
  context: { id: string; step: number; steps: number; unlocked: boolean; faults: Record<string, unknown>; opened: number }
  event: { type: 'form.ready'; steps: number; unlocked: boolean; at: number } | { type: 'form.touch' } | { type: 'form.submit' } | { type: 'form.back' }
  emitted: never
  value: 'untouched' | 'editing' | 'validating' | 'checking' | 'advancing' | 'pausing' | 'submitting' | 'failed' | 'done'
  tag: 'busy' | 'done' | 'editing' | 'failed' | 'untouched'
}

export interface InteractionsMachine {
  input: Record<string, never>
  context: { hovered: string; promotion: string }
  event: { type: 'menu.watched'; actor: string; value: string | null } | { type: 'menu.hovered'; actor: string; value: string | null } | { type: 'menu.meant'; actor: string; value: string | null } | { type: 'mobile-menu.watched'; actor: string; value: boolean } | { type: 'modal.watched'; actor: string; value: Record<string, unknown> | null } | { type: 'consent-modal.watched'; actor: string; value: boolean } | { type: 'list.watched'; actor: string; value: string; turnsPage: boolean } | { type: 'promotion.watched'; actor: string; value: string | null } | { type: 'promotion.clicked' }
  emitted: never
  value: { menu?: 'asked' | 'hovered'; promotion?: 'hidden' | 'shown' | { shown: 'asking' | 'reported' } }
  tag: never
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
  event: { type: 'list.follow'; url: string; isPlain: boolean; isSamePath: boolean; isPlace: boolean; isInNav: boolean; target: string; nav: string | null } | { type: 'list.submit'; url: string; method: string; isSamePath: boolean; isAnswered: boolean } | { type: 'list.change'; control: string } | { type: 'page.restored' }
  emitted: never
  value: 'idle' | 'loading' | 'showing' | 'settling' | 'leaving'
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
  context: { id: string; shown: string; hovered: string; meant: string; ways: Record<string, unknown> }
  event: { type: 'menus.enter'; id: string } | { type: 'menus.leave' } | { type: 'menus.meant'; id: string } | { type: 'menus.opened'; id: string } | { type: 'menus.closed'; id: string } | { type: 'menus.press'; key: string; id: string; isInPanel: boolean; isOpen: boolean }
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
  event: { type: 'menu.toggle'; id: string } | { type: 'menu.open'; id: string } | { type: 'menu.close'; id?: string } | { type: 'mobile-menu.open' } | { type: 'mobile-menu.close' } | { type: 'mobile-menu.toggle' } | { type: 'search.open' } | { type: 'search.close' } | { type: 'promotion.close' } | { type: 'navbar.failed'; message?: string } | { type: 'page.changed'; contentColor?: 'black' | 'white'; isMenuDisplayed?: boolean; pageCta?: Record<string, unknown> | null; menus?: Record<string, unknown>; promotion?: string }
  emitted: never
  value: { menu?: 'closed' | 'open'; mobileMenu?: 'closed' | 'open'; searchBar?: 'closed' | 'open'; promotionBanner?: 'open' | 'closed'; display?: 'shown' | 'hidden' }
  tag: 'menu' | 'mobile-menu' | 'promotion-banner' | 'search'
}

export interface NavigationMachine {
  input: Record<string, never>
  context: { url: string; scroll: number | null; isPop: boolean; isOutdated: boolean }
  event: { type: 'link.followed'; url: string } | { type: 'history.popped'; url: string; scroll: number } | { type: 'build.outdated' } | { type: 'page.kept' }
  emitted: { type: 'page.changed'; url: string }
  value: 'idle' | 'loading' | 'swapping' | 'leaving'
  tag: 'busy'
}

export interface OpeningMachine {
  input: { zone?: string; hours?: ReadonlyArray<unknown>; special?: ReadonlyArray<unknown> }
  context: { zone: string; hours: ReadonlyArray<unknown>; special: ReadonlyArray<unknown>; says: string }
  event: never
  emitted: never
  value: 'looking' | 'unplaced' | 'open' | 'closed'
  tag: 'closed' | 'open'
}

export interface PreferencesMachine {
  input: { id: string }
  context: { id: string; values: Record<string, unknown>; isChanged: boolean; answer: string | null }
  event: { type: 'preferences.send'; values: Record<string, unknown> } | { type: 'preferences.change' }
  emitted: never
  value: 'editing' | 'saving' | 'saved' | 'failed'
  tag: 'busy' | 'editing' | 'failed' | 'saved'
}

export interface PrefetchMachine {
  input: Record<string, never>
  context: { urgent: string; queue: ReadonlyArray<string>; wanted: ReadonlyArray<string>; active: number }
  event: { type: 'prefetch.wanted'; url: string; isUrgent?: boolean }
  emitted: never
  value: 'waiting' | 'settling' | 'asking' | 'ready' | 'off'
  tag: never
}

export interface ProviderFormMachine {
  input: { id?: string; vendor: string; category: 'analytics' | 'ad' | 'any'; form?: string }
  context: { id: string; vendor: string; category: string; form: string | null; fields: Record<string, string> | null; isTold: boolean; isBooked: boolean }
  event: { type: 'vendor.read'; isPresent: boolean; isAllowed: boolean } | { type: 'form.sent'; fields: Record<string, string> } | { type: 'demo.booked' } | { type: 'provider.ready' } | { type: 'provider.failed'; reason: string } | { type: 'message.data'; data: Record<string, string> } | { type: 'message.error'; data: Record<string, string> } | { type: 'provider.held' }
  emitted: never
  value: 'choosing' | 'unnamed' | 'absent' | 'named' | { named: 'waiting' | 'allowed' | { allowed: 'loading' | 'judging' | 'ready' | 'submitting' | 'noticing' | 'failed' | 'held' } }
  tag: 'embedded' | 'held' | 'ready'
}

export interface ReceiptsMachine {
  input: { retryDelay?: number }
  context: { owed: Record<string, unknown>; retryDelay: number; wait: number }
  event: { type: 'receipts.owed'; decision: Record<string, unknown> }
  emitted: never
  value: 'idle' | 'posting' | 'waiting'
  tag: never
}

export interface SchedulerMachine {
  input: { id?: string; vendor: string; category: 'analytics' | 'ad' | 'any'; form?: string }
  context: { id: string; vendor: string; category: string; lead: Record<string, string> | null; isPresent: boolean; isAllowed: boolean; isOnce: boolean }
  event: { type: 'vendor.read'; isPresent: boolean; isAllowed: boolean } | { type: 'form.sent'; fields: Record<string, string> } | { type: 'scheduler.choose' } | { type: 'scheduler.opened' } | { type: 'scheduler.booked' } | { type: 'scheduler.closed' } | { type: 'scheduler.failed'; reason: string }
  emitted: never
  value: 'idle' | 'choosing' | 'absent' | 'offered' | 'running' | { running: 'opening' | 'open' | 'booked' } | 'settled' | 'failed'
  tag: 'absent' | 'booked' | 'failed' | 'offered' | 'open' | 'opening'
}

export interface SchemeMachine {
  input: { stored?: Record<string, unknown> }
  context: { scheme: 'system' | 'light' | 'dark' }
  event: { type: 'scheme.choose'; scheme: 'system' | 'light' | 'dark' }
  emitted: never
  value: 'choosing' | 'system' | 'light' | 'dark'
  tag: 'dark' | 'light' | 'system'
}

export interface ScrollMachine {
  input: Record<string, never>
  context: { path: string }
  event: { type: 'page.shown'; path: string } | { type: 'scroll.moved'; top: number; scrollable: number; viewport: number }
  emitted: never
  value: 'waiting' | 'watching' | { watching: { half?: 'before' | 'passed'; screen?: 'before' | 'passed' } } | 'finished'
  tag: never
}

export interface SearchMachine {
  input: Record<string, never>
  context: { query: string; count: number }
  event: { type: 'search.wanted' } | { type: 'search.found'; query: string; count: number }
  emitted: never
  value: 'idle' | 'loading' | 'ready' | { ready: 'waiting' | 'showing' | 'nothing' } | 'failed'
  tag: 'failed' | 'loading'
}

export interface SessionMachine {
  input: { cookie: string; since: string; longestHours: number; company: string }
  context: { cookie: string; since: string; longest: number; companyUrl: string; isNew: boolean; traffic: Record<string, unknown>; campaign: Record<string, unknown>; referringDomain: string; isExcluded: boolean; company: Record<string, unknown> | null }
  event: { type: 'traffic.ready'; traffic: Record<string, unknown> | null; campaign: Record<string, unknown>; referringDomain: string; isExcluded: boolean }
  emitted: never
  value: 'checking' | 'resuming' | 'starting' | { starting: { traffic?: 'capturing' | 'ready'; company?: 'asking' | 'ready' } } | 'active'
  tag: 'active'
}

export interface ShareMachine {
  input: { id: string }
  context: { id: string; isNative: boolean }
  event: { type: 'share.supported' } | { type: 'share.native' } | { type: 'share.copy' }
  emitted: never
  value: 'idle' | 'offering' | 'copying' | 'copied' | 'failed'
  tag: 'copied' | 'failed'
}

export interface ShortcutsMachine {
  input: Record<string, never>
  context: Record<string, never>
  event: { type: 'key.pressed'; key: string; isAlone: boolean; isTyping: boolean; isAnswered: boolean }
  emitted: { type: 'shortcut.meant'; key: string }
  value: Record<string, never>
  tag: never
}

export interface SpyMachine {
  input: { id: string }
  context: { id: string }
  event: { type: 'spy.read'; heading: string }
  emitted: never
  value: 'above' | 'reading'
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
  input: { id?: string; count: number; selected?: number }
  context: { id: string; count: number; selected: number }
  event: { type: 'tab.select'; index: number } | { type: 'tab.next' } | { type: 'tab.previous' } | { type: 'tab.first' } | { type: 'tab.last' }
  emitted: never
  value: 'showing' | 'empty'
  tag: never
}

export interface TrafficSourceMachine {
  input: { landing?: Record<string, unknown>; page?: Record<string, unknown>; consent?: Record<string, unknown>; config?: Record<string, unknown> }
  context: { landing: Record<string, unknown>; page?: Record<string, unknown>; tables: Record<string, unknown>; stage: 'new' | 'within' | 'captured'; hasAdConsent: boolean; conversion: Record<string, unknown> | null; blank?: Record<string, unknown>; url?: Record<string, unknown>; from?: Record<string, unknown> | null; place?: Record<string, unknown>; campaign?: Record<string, unknown>; clickIds?: Record<string, unknown>; medium?: string; source?: string; referringDomain?: string; isExcluded?: boolean; landed?: Record<string, unknown>; found: { initial: Record<string, string> | null; mostRecent: Record<string, string> | null }; records: { initial: Record<string, string> | null; mostRecent: Record<string, string> | null }; isLegacy?: boolean; isStale?: boolean; isTold?: boolean; isOutOfReach?: boolean }
  event: { type: 'visit.started'; isNew: boolean } | { type: 'consent.changed'; ad: boolean } | { type: 'page.shown'; path: string; url: string; routeName: string } | { type: 'conversion.reached' } | { type: 'lock.held' }
  emitted: never
  value: 'waiting' | 'landing' | { landing: 'reading' | 'classifying' | 'direct' | 'ourselves' | 'known' | 'stranger' | 'naming' | 'advertised' } | 'updating' | { updating: 'locking' | 'reading' | 'readingLegacy' | 'arriving' | 'clicking' | 'converting' | 'comparing' | 'writing' } | 'telling' | 'resting' | 'failed'
  tag: 'failed' | 'stored' | 'updating'
}

export interface UpdateMachine {
  input: { every: number; atMostEvery: number }
  context: { every: number; atMostEvery: number; build: string; askedAt: number }
  event: { type: 'tab.shown' }
  emitted: never
  value: 'starting' | 'watching' | { watching: 'resting' | 'asking' } | 'outdated' | 'off'
  tag: never
}

export interface VendorMachine {
  input: { vendor: string; category: 'analytics' | 'ad' | 'any' }
  context: { vendor: string; category: string; attempts: number }
  event: { type: 'vendor.ready' } | { type: 'vendor.absent' } | { type: 'vendor.failed'; reason: string } | { type: 'network.back' }
  emitted: never
  value: 'running' | { running: 'loading' | 'ready' } | 'failed' | 'abandoned' | 'absent'
  tag: 'absent' | 'failed' | 'ready'
}

export interface VideoMachine {
  input: { id: string; video?: { id: string; title: string; isHosted: boolean } }
  context: { id: string; video: { id: string; title: string; isHosted: boolean } | null; isAllowed: boolean | null; isOnce: boolean }
  event: { type: 'video.choose'; screen: string } | { type: 'video.open' } | { type: 'video.once' } | { type: 'video.settings' } | { type: 'consent.read'; isAllowed: boolean } | { type: 'player.ready' } | { type: 'player.failed'; reason: string } | { type: 'video.played'; position: number; duration: number; share: number } | { type: 'video.paused'; position: number; duration: number; share: number } | { type: 'video.ended'; position: number; duration: number; share: number } | { type: 'video.seeked'; position: number; duration: number; share: number } | { type: 'video.watched'; position: number; duration: number; share: number; mark: 25 | 50 | 75 }
  emitted: never
  value: { place?: 'deciding' | 'slice' | 'own' | 'hosted' | { hosted: 'poster' | 'asking' | 'waiting' | 'notice' | 'choosing' | 'player' | { player: 'loading' | { loading: 'soon' | 'slow' } | 'ready' } | 'failed' }; playback?: 'stopped' | 'playing' | 'paused' | 'ended'; reports?: Record<string, never> }
  tag: 'failed' | 'notice' | 'player' | 'poster' | 'ready' | 'slow' | 'waiting'
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
  analytics: AnalyticsMachine
  'analytics-session': AnalyticsSessionMachine
  assessment: AssessmentMachine
  calculator: CalculatorMachine
  clipboard: ClipboardMachine
  combobox: ComboboxMachine
  consent: ConsentMachine
  experiment: ExperimentMachine
  form: FormMachine
  interactions: InteractionsMachine
  links: LinksMachine
  list: ListMachine
  locale: LocaleMachine
  marquee: MarqueeMachine
  menus: MenusMachine
  modal: ModalMachine
  navbar: NavbarMachine
  navigation: NavigationMachine
  opening: OpeningMachine
  preferences: PreferencesMachine
  prefetch: PrefetchMachine
  'provider-form': ProviderFormMachine
  receipts: ReceiptsMachine
  scheduler: SchedulerMachine
  scheme: SchemeMachine
  scroll: ScrollMachine
  search: SearchMachine
  session: SessionMachine
  share: ShareMachine
  shortcuts: ShortcutsMachine
  spy: SpyMachine
  subscription: SubscriptionMachine
  tabs: TabsMachine
  'traffic-source': TrafficSourceMachine
  update: UpdateMachine
  vendor: VendorMachine
  video: VideoMachine
  viewport: ViewportMachine
}

export type MachineId = keyof Machines
