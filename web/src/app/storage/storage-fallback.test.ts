import { expect, test } from 'vitest'
import { installStorageFallback } from './storage-fallback.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['blocks site storage', { get: blocked }],
  ['has none', { value: null }],
])('a browser that %s gets a storage that lasts as long as the page', (_, storage) => {
  const page = Object.defineProperty({}, 'localStorage', { ...storage, configurable: true }) as {
    localStorage: Storage
  }
  installStorageFallback(page)
  page.localStorage.setItem('token', 'a.b.c')
  expect(page.localStorage.getItem('token')).toBe('a.b.c')
  expect(Object.keys(page.localStorage)).toEqual(['token'])
  page.localStorage.removeItem('token')
  expect(page.localStorage.getItem('token')).toBeNull()
  expect(page.localStorage.getItem('clear')).toBeNull()
})

test('a browser with working storage uses its own', () => {
  const own = { getItem: () => 'kept' }
  const page = { localStorage: own, sessionStorage: own }
  installStorageFallback(page)
  expect(page.localStorage).toBe(own)
})
