/* Shows one of several entries; asks for consent once. */
for (const section of document.querySelectorAll('[data-one-of]')) {
  const entries = [...section.querySelectorAll('[data-entry]')]
  const tabs = [...section.querySelectorAll('[aria-expanded]')]
  let shown = 0
  section.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    if (!button) return
    const by = Number(button.dataset.by ?? 0)
    shown = by ? (shown + by + entries.length) % entries.length : tabs.indexOf(button)
    entries.forEach((entry, at) => (entry.hidden = at !== shown))
    tabs.forEach((tab, at) => tab.setAttribute('aria-expanded', String(at === shown)))
  })
}
const banner = document.getElementById('consent')
banner.hidden = document.cookie.includes('peer-consent=')
banner.addEventListener('click', ({ target }) => {
  const choice = target.closest('button')?.dataset.choice
  if (!choice) return
  document.cookie = `peer-consent=${choice}; path=/; max-age=15552000; samesite=lax`
  banner.hidden = true
})
