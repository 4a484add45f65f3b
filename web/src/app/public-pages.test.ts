import { publicPages } from '@teeshala/contract/catalogue/public-pages'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storePages } from './store-pages.ts'

test.each(publicPages)('the page %s, which search engines are told about, exists and is open to all', (address) => {
  const page = storePages.find(({ path }) => matchPath(path, address))
  expect(page?.access).toBe('public')
})
