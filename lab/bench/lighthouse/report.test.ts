import { expect, it } from 'vitest'
import { toMarkdown, toResult, toSlowdown, type Audited } from './report.ts'

const audited = (score: number, paint: number, alt: number): Audited => ({
  environment: { benchmarkIndex: 1000 },
  categories: {
    performance: { title: 'Performance', score, auditRefs: [{ id: 'paint', weight: 25 }] },
    accessibility: {
      title: 'Accessibility',
      score: alt,
      auditRefs: [
        { id: 'alt', weight: 10 },
        { id: 'cache', weight: 0 },
        { id: 'manual', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': {
      title: 'LCP',
      score,
      scoreDisplayMode: 'numeric',
      numericValue: paint,
    },
    paint: { title: 'Paint', score, scoreDisplayMode: 'numeric', displayValue: `${paint} ms` },
    alt: { title: 'Pictures have texts', score: alt, scoreDisplayMode: 'binary' },
    cache: { title: 'Cached', score: 0.5, scoreDisplayMode: 'metricSavings' },
    manual: { title: 'By hand', score: 0, scoreDisplayMode: 'manual' },
  },
})

it('says the median of the rounds, what lost points in any, and what counts for nothing', () => {
  const result = toResult('home', '/', [
    audited(1, 1200, 1),
    audited(0.8, 2000, 1),
    audited(0.99, 1400, 1),
  ])
  expect(result).toEqual({
    name: 'home',
    path: '/',
    scores: { Performance: 99, Accessibility: 100 },
    largestPaint: 1400,
    blocking: 0,
    lost: ['Paint (2000 ms)'],
    noted: ['Cached'],
  })
})

it('counts the pages that have all, and tells each fault once', () => {
  const pages = [
    toResult('home', '/', [audited(1, 1200, 1)]),
    toResult('blog', '/blog', [audited(1, 1200, 0)]),
  ]
  const text = toMarkdown(pages)
  expect(text).toContain('2 pages, 1 with 100 in all.')
  expect(text).toContain('| /blog | 100 | 0 | 1200 | 0 |')
  expect(text).toContain('- Pictures have texts: 1, as /blog')
  expect(text).toContain('- Cached: 2, as /')
})

it('means the same phone on every machine', () => {
  expect([1750, 3500, 1000, 100].map(toSlowdown)).toEqual([4, 8, 2.3, 1])
})
