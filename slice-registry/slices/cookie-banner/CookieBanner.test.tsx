import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FrameProps } from '#runtime/slice'
import type { CookieBannerFields } from '../../generated/slice-fields.ts'
import { CookieBanner } from './CookieBanner.tsx'

const props = {
  id: 'banner',
  variation: 'default',
  fields: {
    title: 'May we count?',
    text: [{ type: 'paragraph', text: 'Two cookies.', spans: [] }],
    accept_label: 'Accept all',
    refuse_label: 'Refuse all',
    settings_label: 'Choose',
    policy_version: '1',
  },
} as unknown as FrameProps<CookieBannerFields>

it('gives accepting and refusing the same look: only event and label differ', () => {
  const markup = renderToStaticMarkup(<CookieBanner {...props} />)
  const button = (event: string, label: string) => {
    const found = markup.match(new RegExp(`<button[^>]*${event}"[^>]*>.*?</button>`))?.[0]
    return found?.replace(event, '').replace(label, '')
  }
  expect(button('consent.refuse-all', 'Refuse all')).toBeTruthy()
  expect(button('consent.refuse-all', 'Refuse all')).toBe(
    button('consent.accept-all', 'Accept all'),
  )
})

it('[CONSENT-10] waits, hidden, for the machine, and leads to the settings', () => {
  const markup = renderToStaticMarkup(<CookieBanner {...props} />)
  expect(markup).toMatch(/^<section[^>]*data-follow="consent banner"[^>]* hidden=""/)
  expect(markup).toContain('data-send="consent modal.open"')
})
