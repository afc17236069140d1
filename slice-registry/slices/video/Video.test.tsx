import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { VideoFields } from '../../generated/slice-fields.ts'
import { Video } from './Video.tsx'

const poster = {
  src: '/poster.webp',
  width: 1600,
  height: 900,
  alt: 'A desk',
  loading: 'lazy' as const,
}
const html = (fields: Partial<VideoFields>) =>
  renderToStaticMarkup(
    <Video
      id="v"
      variation="default"
      locale="en"
      t={(key) => key}
      fields={{ poster, ...fields }}
    />,
  )

it('loads nothing of a film before it is played', () => {
  const markup = html({ media: { href: '/media/tour.mp4', name: 'tour.mp4' } })
  expect(markup).toContain('preload="none"')
  expect(markup).toContain('type="video/mp4"')
})

it('shows only a picture and a link for a film at a host', () => {
  const markup = html({ wistia_id: 'abc123def4' })
  expect(markup).not.toMatch(/<(video|iframe|script)/)
  expect(markup).toMatch(/<a[^>]*href="https:\/\/[^"]*abc123def4"[^>]*rel="noopener noreferrer"/)
})
