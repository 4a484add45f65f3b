import { expect, type Page } from '@playwright/test'
import { hold } from '../fixtures/connection.ts'
import { arriveAsNewcomer, origin, signInHere, test } from '../fixtures/shop.ts'

const names = ['Bagh Oversized Tee', 'Kolam at Dawn Tee', 'Meter Se Chalo Tee']
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to favorites` })
const filled = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from favorites` })
const saved = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Adds a product to the favourites in the list with a double click, as some people do, and waits until the shop has it. */
async function like(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse('**/api/favorite/add')
  await heart(page, name).dblclick()
  expect((await answered).status()).toBe(201)
}

test('a signed-out visitor who taps a heart is asked to sign in, and then it is added', async ({ page }) => {
  await page.goto('/products?type=Oversized')
  await heart(page, 'Bagh Oversized Tee').click()
  const sheet = page.getByRole('dialog', { name: 'Please log in to save favorites.' })
  await sheet.getByRole('button', { name: 'Sign in with a password' }).click()
  const given = page.waitForResponse('**/api/favorite/add')
  await signInHere(page)
  await expect(filled(page, 'Bagh Oversized Tee')).toBeVisible()
  expect((await given).status()).toBe(201)
  await page.goto('/favorites')
  await expect(page.getByText('1 item(s) saved')).toBeVisible()
})

test('the favourites page of a signed-out visitor says so, and sign-in leads back to it', async ({ page }) => {
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInHere(page)
  await page.waitForURL('**/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
})

test('favourites load in one request, are removed singly or all at once, each with Undo', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/products')
  for (const name of names) await like(page, name)
  const calls: string[] = []
  page.on('request', (request) => calls.push(decodeURIComponent(request.url().slice(origin.length))))
  await page.goto('/favorites')
  await expect(page.getByText('3 item(s) saved')).toBeVisible()
  await expect(saved(page)).toHaveText(names.toReversed())
  const forProducts = calls.filter((path) => path.startsWith('/api/product?') || path.startsWith('/api/product/'))
  expect(forProducts).toEqual([expect.stringMatching(/^\/api\/product\?ids=[\w-]+,[\w-]+,[\w-]+$/)])

  await filled(page, 'Kolam at Dawn Tee').click()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
  const restored = page.waitForResponse('**/api/favorite/add')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 item(s) saved')).toBeVisible()
  await restored
  const removed = page.waitForResponse('**/api/favorite/remove')
  await filled(page, 'Kolam at Dawn Tee').click()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
  await removed
  await page.reload()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()

  await page.getByRole('button', { name: 'Remove All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('alert').filter({ hasText: '2 item(s) removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
  await expect(saved(page)).toHaveText(['Meter Se Chalo Tee', 'Bagh Oversized Tee'])
  await page.getByRole('button', { name: 'Remove All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()
})

test('a heart fills before the shop answers, is disabled meanwhile, and empties on failure', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/products')
  const refused = { status: 500, json: { code: 'INTERNAL', message: 'x' } }
  await page.route('**/api/favorite/add', (route) => route.fulfill(refused))
  const answer = await hold(page, '**/api/favorite/add')
  await heart(page, 'Bagh Oversized Tee').click()
  const full = filled(page, 'Bagh Oversized Tee')
  await expect(full).toBeVisible()
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await expect(full).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(page.getByText('Failed to update favorite. Please try again.')).toBeVisible()
  await expect(heart(page, 'Bagh Oversized Tee')).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/favorite/add')
  await like(page, 'Bagh Oversized Tee')

  const come = await hold(page, '**/api/favorite/*', 'GET')
  await page.reload()
  await heart(page, 'Kolam at Dawn Tee').click()
  come()
  await expect(filled(page, 'Kolam at Dawn Tee')).toBeVisible()
  await expect(filled(page, 'Bagh Oversized Tee'), 'a heart given early leaves the others').toBeVisible()
})

test('a failed removal leaves the favourites as they were, with a message for one or for all', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/products')
  for (const name of names.slice(0, 2)) await like(page, name)
  await page.goto('/favorites')
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
  await page.route('**/api/favorite/remove', (route) => route.abort())
  await filled(page, 'Bagh Oversized Tee').click()
  await expect(page.getByText('Failed to remove item from favorites. Please try again.')).toBeVisible()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
  await page.getByRole('button', { name: 'Remove All' }).click()
  await expect(page.getByText('Failed to remove all favorites. Please try again.')).toBeVisible()
  await expect(page.getByText('2 item(s) saved')).toBeVisible()

  // A removal of all that stops midway continues where it stopped.
  await page.unroute('**/api/favorite/remove')
  let removals = 0
  await page.route('**/api/favorite/remove', (route) => (++removals === 2 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Remove All' }).click()
  await expect(page.getByText('1 item(s) saved')).toBeVisible()
  await page.getByRole('button', { name: 'Remove All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()
})

test('favourites that cannot be loaded say so, and Try Again loads the page', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.route('**/api/favorite/*?*', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  await expect(page.getByText('Failed to load your favorites. Please try again later.')).toBeVisible()
  await page.unroute('**/api/favorite/*?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No favorites yet' })).toBeVisible()

  // More than one request may ask for: what was loaded stays if the rest fails.
  const gone = Array.from({ length: 120 }, (_, index) => `gone-${index}`)
  const many = ['bagh', ...gone, 'kolam-at-dawn'].map((productId) => ({ productId, isLike: true }))
  await page.route('**/api/favorite/*?*', (route) => route.fulfill({ json: many }))
  await page.reload()
  await expect(page.getByText('122 item(s) saved')).toBeVisible()
  await page.route('**/api/product?ids=*kolam*', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load your favorites' })).toBeVisible()
  await expect(saved(page)).toHaveText(['Bagh Oversized Tee'])
  await page.unroute('**/api/product?ids=*kolam*')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(saved(page)).toHaveText(['Bagh Oversized Tee', 'Kolam at Dawn Tee'])
  await expect(page.getByText('2 item(s) saved')).toBeVisible()
})

test('a favourite goes into the cart at once, which asks for its size and colour', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/products')
  await like(page, 'Bagh Oversized Tee')
  await page.goto('/favorites')
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/add')) sent.push(request.postDataJSON())
  })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(page.getByText('Bagh Oversized Tee added to cart!')).toBeVisible()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(sent).toEqual([{ productId: 'bagh', quantity: 1, userId: expect.any(String) }])
  await page.getByRole('banner').getByRole('link', { name: 'My Cart' }).click()
  await expect(page.getByText('Please choose: size, colour')).toBeVisible()
})
