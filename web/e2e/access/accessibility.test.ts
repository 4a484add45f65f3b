import { expect, type Page } from '@playwright/test'
import { faultsAtBothWidths, screenOf } from '../fixtures/axe.ts'
import { admin, asha, signIn, test } from '../fixtures/shop.ts'

const nowhere = '/nowhere'

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
    '/confirm-email',
    '/newsletter',
    `/newsletter#${'0'.repeat(64)}.${'x'.repeat(43)}`,
    '/account-action?mode=resetPassword&oobCode=none',
    '/cart',
    '/orders',
    nowhere,
    '/products?q=chai',
    '/category/kids',
    '/favorites',
    '/designs',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/returns',
    '/single-order',
    '/design-your-own',
    '/order',
    '/printing',
    '/track',
    '/printing?way=services&tab=paper',
    '/order/polyester-dryfit',
    '/order/no-such-product',
    '/quote/TQ0000000000',
  ],
  customer: [
    '/cart',
    '/orders',
    '/profile',
    '/profile?tab=address',
    '/profile?tab=security',
    '/favorites',
    '/designs',
    '/admin/orders',
  ],
  admin: [
    '/admin',
    '/admin/sales',
    '/admin/products',
    '/admin/users',
    '/admin/orders',
    '/admin/new-order',
    '/admin/printing?tab=paper',
    '/admin/product-list',
    '/admin/product-list/import',
    '/admin/bulk-orders',
    '/admin/print-orders',
    '/admin/product-type',
    '/admin/product-type?tab=colors',
    '/admin/price-add?section=paper',
    '/admin/settings',
    '/admin/settings/coupons',
    '/admin/settings/coupons?coupon=new',
    '/admin/settings/printing',
    '/admin/quotes',
    '/admin/production',
    '/admin/messages',
    '/admin/claims',
    '/admin/overdue-invoices',
    '/admin/reviews',
    '/admin/gst-returns',
    '/admin/mails',
    '/admin/newsletter',
    '/admin/audit-log',
    '/admin/profile',
  ],
} as const

type Who = keyof typeof screens

const people = { visitor: undefined, customer: asha, admin }

test('the colour scheme switch meets WCAG 2.2 AA in both states', async ({ browser }) => {
  const page = await browser.newPage(screenOf(390))
  await page.goto('/about')
  expect(await faultsAtBothWidths(page, 'the switch of colours', { again: 'all' })).toEqual([])
  await page.close()
})

for (const who of Object.keys(screens) as Who[]) {
  test.describe(`screens of a ${who} meet WCAG 2.2 AA at 390 and 1280 px:`, () => {
    let page: Page
    let isInShop = false
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage(screenOf(390))
      const person = people[who]
      if (person) await signIn(page, person)
    })
    test.afterAll(() => page.close())

    for (const [index, path] of screens[who].entries()) {
      test(path, async () => {
        await (isInShop ? leadTo(page, path) : page.goto(path))
        isInShop = true
        const look = { of: index === 0 ? 'page' : 'screen', further: true } as const
        expect(await faultsAtBothWidths(page, path, look)).toEqual([])
      })
    }
  })
}

/**
 * Goes to another screen as the shop's own links do, because reloading a page takes as long as checking it. It goes by way of
 * the not-found screen, whose heading disappears once the next screen is there.
 */
async function leadTo(page: Page, path: string): Promise<void> {
  await changeAddress(page, nowhere)
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' })
  await expect(heading).toBeVisible()
  if (path === nowhere) return
  await heading.evaluate((element) => element.setAttribute('data-left', ''))
  await changeAddress(page, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

const changeAddress = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
