import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import css from './RedirectionCards.module.css'
import { RedirectionCards } from './RedirectionCards.tsx'

it('[ERR-07] draws accent cards green and all others as an outline', () => {
  const card = (label: string, color?: 'accent' | 'other') => ({
    label,
    ...(color && { color }),
    link: { href: `/${label}`, kind: 'internal' as const },
  })
  const markup = renderToStaticMarkup(
    <RedirectionCards
      id="cards"
      variation="default"
      locale="en"
      t={(key) => key}
      fields={{ cards: [card('home', 'accent'), card('plans', 'other'), card('contact')] }}
    />,
  )
  const looks = [...markup.matchAll(/<a [^>]*class="([^"]*)"/g)].map((match) => match[1])
  expect(looks).toEqual([css['accent'], css['other'], css['other']])
})
