import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventHeaderFields } from '../../generated/slice-fields.ts'
import { EventHeader } from './EventHeader.tsx'

const fields: EventHeaderFields = {
  title: [{ type: 'heading1', text: 'Learning Days', spans: [] }],
  date: 'Tuesday',
  day: '15',
  month: 'Dec',
  link: { href: 'https://events.example/berlin', kind: 'external' },
  media: { href: '/media/talk.mp4', name: 'talk.mp4' },
}
const html = (more: Partial<EventHeaderFields>) =>
  renderToStaticMarkup(
    <EventHeader
      id="event"
      variation="default"
      locale="en"
      t={(key) => key}
      fields={{ ...fields, ...more }}
    />,
  )

describe('the header of an event', () => {
  it('offers registration and the calendar entry while the event is ahead', () => {
    const markup = html({ calendar: { href: '/events/learning-days.ics', kind: 'internal' } })
    expect(markup).toContain('href="https://events.example/berlin"')
    expect(markup).toMatch(/href="\/events\/learning-days\.ics" download/)
    expect(markup).not.toContain('<video')
    expect(markup).not.toContain('event.over')
  })

  it('offers the recording and nothing to register for once it is over', () => {
    const markup = html({})
    expect(markup).toContain('event.over')
    expect(markup).toContain('<video')
    expect(markup).not.toContain('events.example')
    expect(markup).not.toContain('.ics')
  })
})
