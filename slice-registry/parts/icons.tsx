/**
 * The icon set, inline so that an icon takes the colour of its text and costs no request. All are
 * on a grid of 24, with a stroke of 1.75; brand marks are filled. Each is an export, so that a
 * component that runs in the browser imports only those it draws.
 */
import type { ReactNode } from 'react'

export interface IconDrawing {
  kind: 'line' | 'mark'
  /** Whether it points in the reading direction. */
  isAhead?: boolean
  shape: ReactNode
}

export const aiStars: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <path d="M10 4.5c.6 4 2.5 5.9 6.5 6.5-4 .6-5.9 2.5-6.5 6.5-.6-4-2.5-5.9-6.5-6.5 4-.6 5.9-2.5 6.5-6.5Z" />
      <path d="M18.5 14.5c.25 1.7 1.05 2.5 2.75 2.75-1.7.25-2.5 1.05-2.75 2.75-.25-1.7-1.05-2.5-2.75-2.75 1.7-.25 2.5-1.05 2.75-2.75ZM18 3v4M16 5h4" />
    </>
  ),
}

export const arrow: IconDrawing = {
  kind: 'line',
  isAhead: true,
  shape: <path d="M4.5 12h15m-6-6 6 6-6 6" />,
}

export const book: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2m0-13c2-1.5 4.5-2 8-2v13c-3.5 0-6 .5-8 2m0-13v13" />
  ),
}

export const calendar: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M5.5 6h13A1.5 1.5 0 0 1 20 7.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6ZM4 10.5h16M8.5 3.5V8m7-4.5V8" />
  ),
}

export const chart: IconDrawing = {
  kind: 'line',
  shape: <path d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8.5 16v-4m4.5 4V7m4.5 9v-6.5" />,
}

export const check: IconDrawing = { kind: 'line', shape: <path d="m5 12.5 4.5 4.5L19 7" /> }

export const chevron: IconDrawing = { kind: 'line', shape: <path d="m6 9.5 6 6 6-6" /> }

export const clock: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3.2 2" />
    </>
  ),
}

export const circle: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <circle cx="9" cy="12" r="5.5" />
      <circle cx="15" cy="12" r="5.5" />
    </>
  ),
}

export const close: IconDrawing = { kind: 'line', shape: <path d="m6 6 12 12M18 6 6 18" /> }

export const compass: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5 5-2Z" />
    </>
  ),
}

export const download: IconDrawing = {
  kind: 'line',
  shape: <path d="M12 4v11m-5-5 5 5 5-5M4.5 19.5h15" />,
}

export const globe: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c2.3 2.3 3.4 5.1 3.4 8.5s-1.1 6.2-3.4 8.5c-2.3-2.3-3.4-5.1-3.4-8.5s1.1-6.2 3.4-8.5ZM3.5 12h17" />
  ),
}

export const link: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="m10 14 4-4m-2.5-3.2 1.9-1.9a3.9 3.9 0 0 1 5.6 5.6l-1.9 1.9m-4.6 4.8-1.9 1.9a3.9 3.9 0 0 1-5.6-5.6l1.9-1.9" />
  ),
}

export const mail: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1 1.7 8 6 8-6" />
  ),
}

export const menu: IconDrawing = { kind: 'line', shape: <path d="M4 8.5h16M4 15.5h16" /> }

export const minus: IconDrawing = { kind: 'line', shape: <path d="M6 12h12" /> }

export const newTab: IconDrawing = {
  kind: 'line',
  isAhead: true,
  shape: (
    <path d="M14 4.5h5.5V10m0-5.5-8.5 8.5M18 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H10" />
  ),
}

export const people: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M3 19.5c.3-3.6 2.5-5.5 6-5.5s5.7 1.9 6 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.6c2.1.7 3.3 2.3 3.5 4.9" />
    </>
  ),
}

export const pin: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <path d="M12 20.5c4.3-4.6 6.5-8 6.5-10.6A6.5 6.5 0 0 0 5.5 9.9c0 2.6 2.2 6 6.5 10.6Z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
}

export const play: IconDrawing = { kind: 'line', shape: <path d="M8 5.5v13l10.5-6.5L8 5.5Z" /> }

export const plus: IconDrawing = { kind: 'line', shape: <path d="M12 5v14M5 12h14" /> }

export const rocket: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M9.5 14.5c-.5-4.5 2.5-9.5 10-10 .5 7.5-4.5 10.5-9 11l-1-1Zm.2-4.3-3.7.3L4 14l3.7-.2m6.1 2.5-.3 3.7L10 20l.2-3.7m-3.2.2c-1.2.5-2 1.7-2.2 3.7 2-.2 3.2-1 3.7-2.2M14.8 9.2h.01" />
  ),
}

export const search: IconDrawing = {
  kind: 'line',
  shape: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
}

export const shield: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6l7-2.5Zm-3 8.5 2.2 2.2L15.5 10" />
  ),
}

export const spark: IconDrawing = {
  kind: 'line',
  shape: <path d="M13 3 5 13.5h6L10.5 21l8.5-11h-6.5L13 3Z" />,
}

export const star: IconDrawing = {
  kind: 'line',
  shape: (
    <path d="m12 4 2.45 5.05 5.55.75-4.05 3.85 1 5.5L12 16.5l-4.95 2.65 1-5.5L4 9.8l5.55-.75L12 4Z" />
  ),
}

export const instagram: IconDrawing = {
  kind: 'mark',
  shape: (
    <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8H8Zm4 2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm4.8-3.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z" />
  ),
}

export const linkedin: IconDrawing = {
  kind: 'mark',
  shape: (
    <path d="M6.7 8.8v11.5H3V8.8h3.7ZM4.85 3.2a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM9 8.8h3.5v1.6c.6-1.1 1.9-1.9 3.7-1.9 3.3 0 4.8 1.9 4.8 5.2v6.6h-3.7v-6c0-1.7-.6-2.6-2-2.6-1.7 0-2.6 1.1-2.6 2.9v5.7H9V8.8Z" />
  ),
}

export const mastodon: IconDrawing = {
  kind: 'mark',
  shape: (
    <path d="M20.5 8.6c0-3.9-2.5-5-2.5-5C16.7 3 14.5 2.7 12.1 2.7h-.1c-2.4 0-4.6.3-5.9.9 0 0-2.6 1.1-2.6 5 0 .9 0 2 .1 3.1.1 3.8.7 7.6 4.3 8.5 1.7.5 3.1.5 4.3.5 2.1-.1 3.3-.8 3.3-.8l-.1-1.5s-1.5.5-3.2.4c-1.7-.1-3.4-.2-3.7-2.2v-.6s1.6.4 3.7.5c1.3.1 2.5-.1 3.7-.2 2.3-.3 4.3-1.7 4.6-3 .4-2 .4-4.7.4-4.7h-.4Zm-3.2 5.1h-1.9V9c0-1-.4-1.5-1.2-1.5-.9 0-1.4.6-1.4 1.8v2.5h-1.9V9.3c0-1.2-.5-1.8-1.4-1.8-.8 0-1.2.5-1.2 1.5v4.7H6.4V8.9c0-2 1.2-3 2.8-3 1 0 1.9.4 2.4 1.2l.4.7.4-.7c.5-.8 1.4-1.2 2.4-1.2 1.6 0 2.8 1 2.8 3l-.3 4.8Z" />
  ),
}

export const x: IconDrawing = {
  kind: 'mark',
  shape: (
    <path d="M13.7 10.5 20.5 3h-1.9l-5.7 6.4L8.3 3H3l7 9.8L3 21h1.9l6-6.9 4.9 6.9H21l-7.3-10.5Zm-2 2.3-.8-1L5.5 4.4h1.9l4.5 6.2.8 1 5.8 8h-1.9l-4.9-6.8Z" />
  ),
}

export const youtube: IconDrawing = {
  kind: 'mark',
  shape: (
    <path d="M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 8.8 2 12 2 12s0 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.8.4-4.8s0-3.2-.4-4.8ZM10 15V9l5.2 3-5.2 3Z" />
  ),
}
