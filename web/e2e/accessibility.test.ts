import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, visitorAt, widths } from './axe.ts'
import { admin, asha, leave, signIn, withBrowser } from './shop.ts'

withBrowser()

const screens = {
  visitor: [
    '/',
    '/product/polyester-dryfit',
    '/product/sold-out',
    '/product/no-photo',
    '/product/none',
    '/signin',
    '/signin?with=code',
    '/signup',
    '/forgot-password',
    '/account-action?mode=resetPassword&oobCode=none',
    '/cart',
    '/orders',
    '/nowhere',
    '/products?q=chai',
    '/category/kids',
    '/favorites',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/returns',
    '/single-order',
    '/order',
    '/order/polyester-dryfit',
    '/order/no-such-product',
  ],
  customer: [
    '/cart',
    '/orders',
    '/profile',
    '/profile?tab=address',
    '/profile?tab=security',
    '/favorites',
    '/admin/orders',
  ],
  admin: ['/admin', '/admin/users', '/admin/orders', '/admin/bulk-orders', '/admin/profile'],
} as const

type Who = keyof typeof screens

const people = { visitor: undefined, customer: asha, admin }
const viewers = widths.flatMap((width) => (Object.keys(screens) as Who[]).map((who) => ({ who, width })))

describe.each(viewers)('to WCAG 2.2 AA keeps, for a $who at $width px,', ({ who, width }) => {
  let page: Page
  beforeAll(async () => {
    page = await visitorAt(width)
    const person = people[who]
    if (person) await signIn(page, person)
  })
  afterAll(() => leave(page))

  test.each(screens[who])('%s', async (path) => {
    await page.goto(path)
    expect(await faultsOf(page, path)).toEqual([])
  })
})
