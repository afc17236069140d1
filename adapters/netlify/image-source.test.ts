import { expect, it } from 'vitest'
import { createNetlifyImages } from './image-source.ts'

const images = createNetlifyImages({ hosts: ['cdn.example'] })

it('[IMG-05] asks the endpoint for width, height, fit, position, format and quality', () => {
  const url = images.build('/media/a b.jpg', {
    width: 640,
    height: 360,
    fit: 'cover',
    position: 'top',
    format: 'webp',
    quality: 75,
    blur: 3,
  })
  expect(url).toBe(
    '/.netlify/images?url=%2Fmedia%2Fa+b.jpg&w=640&h=360&fit=cover&position=top&fm=webp&q=75&blur=3',
  )
})

it('[IMG-05] leaves out what is not asked for', () => {
  expect(images.build('https://cdn.example/a.jpg', { width: 828 })).toBe(
    '/.netlify/images?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=828',
  )
})

it.each([
  ['/media/a.jpg', true],
  ['https://cdn.example/a.jpg', true],
  ['//cdn.example/a.jpg', false],
  ['https://cdn.example.evil.example/a.jpg', false],
  ['https://other.example/a.jpg', false],
  ['a.jpg', false],
  ['', false],
])('[IMG-05] takes %j: %s', (url, isAccepted) => {
  expect(images.accepts(url)).toBe(isAccepted)
})
