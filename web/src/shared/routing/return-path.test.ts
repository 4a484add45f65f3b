import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const after = (path: string) => returnPath(new URL(path, 'https://shop.test').searchParams)

test('signing in leads back to the page the visitor came from', () => {
  expect(after(signInPath('/product/polyester-dryfit?color=red'))).toBe('/product/polyester-dryfit?color=red')
  expect(after(signInPath('/'))).toBe('/')
})

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
])('signing in never leads to another site: %s', (from) => {
  expect(after(signInPath(from))).toBe('/')
})

test('signing in never leads back to signing in or out', () => {
  for (const from of ['/signin', '/login?from=/x', '/logout', '/signup', '/forgot-password'])
    expect(after(signInPath(from))).toBe('/')
})

test('signing in without a target page leads to the shop', () => {
  expect(returnPath(new URLSearchParams())).toBe('/')
})
