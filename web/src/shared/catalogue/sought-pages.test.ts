import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { soughtPages } from '@teeshala/contract/search/pages-sought'
import { expect, test } from 'vitest'
import { soughtPageLinks } from './sought-pages.ts'

test('each page offered by the search links to a page that anybody can open', () => {
  const asked = ['xerox', 'tracking', 'cod', 'refund', 'contact', 'wholesale', 'design your own', 'forgot password']
  const links = asked.flatMap(soughtPageLinks)
  expect(links).toHaveLength(soughtPages.length)
  for (const { to } of links) expect([...publicPages, '/forgot-password']).toContain(to)
})

test('a search for printing offers the page for printing documents', () => {
  expect(soughtPageLinks('flyers')).toEqual([{ to: '/printing', label: 'Looking for document printing?' }])
  expect(soughtPageLinks('black tee')).toEqual([])
})
