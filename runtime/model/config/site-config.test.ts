import { expect, it } from 'vitest'
import { completeImages, defaultImages } from './site-config.ts'
import { toPlaceholder } from '../../page/resolve/fields/image-transforms.ts'

it('[IMG-06] keeps the other figures of the placeholder when a site sets one of them', () => {
  const images = completeImages({ placeholder: { width: 24 }, quality: 60 })
  expect(toPlaceholder(images)).toEqual({
    width: 24,
    height: 10,
    quality: 50,
    blur: 3,
    format: 'webp',
  })
  expect(images.quality).toBe(60)
  expect(completeImages()).toEqual(defaultImages)
})
