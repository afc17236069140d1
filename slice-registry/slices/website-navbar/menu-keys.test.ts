import { expect, it } from 'vitest'
import { toMenuKeys } from './menu-keys.ts'

it('[ANALYTICS-08] names menus by their labels, not by their places', () => {
  const menus = ['Product', 'Über uns', 'À propos & équipe', '?', 'Product'].map((label) => ({
    label,
  }))
  expect(toMenuKeys(menus)).toEqual(['product', 'uber-uns', 'a-propos-equipe', 'menu', 'product-2'])
})
