import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { soughtPages } from '@teeshala/contract/search/pages-sought'
import { expect, test } from 'vitest'
import { soughtPageLinks } from './sought-pages.ts'

test('each page that is searched for has a link to a public page', () => {
  const links = ['xerox', 'tracking', 'refund', 'contact', 'wholesale'].flatMap(soughtPageLinks)
  expect(links).toHaveLength(soughtPages.length)
  for (const { to } of links) expect(publicPages).toContain(to)
})

test('a search for printing offers the page that prints documents', () => {
  expect(soughtPageLinks('flyers')).toEqual([{ to: '/printing', label: 'Looking for document printing?' }])
  expect(soughtPageLinks('black tee')).toEqual([])
})
