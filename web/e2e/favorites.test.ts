import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAsNewcomer, leave, signInHere, visitor, withBrowser } from './shop.ts'

withBrowser()

const desk = { viewport: { width: 1280, height: 800 } }
const names = ['Bagh Oversized Tee', 'Kolam at Dawn Tee', 'Meter Se Chalo Tee']
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to favorites` })
const filled = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from favorites` })
const saved = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Gives a product to the favourites on the listing, and waits until the shop has it. */
async function like(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse('**/api/favorite/add')
  await heart(page, name).click()
  expect((await answered).status()).toBe(201)
}

test('a visitor who is signed out is asked to sign in by the heart, and comes back to the same listing', async () => {
  const page = await visitor(desk)
  await page.goto('/products?type=Oversized')
  await heart(page, 'Bagh Oversized Tee').click()
  const message = page.getByRole('alert').filter({ hasText: 'Please log in to save favorites.' })
  await message.getByRole('link', { name: 'Sign In' }).click()
  await signInHere(page)
  await page.waitForURL('**/products?type=Oversized')
  await heart(page, 'Bagh Oversized Tee').waitFor()
  await leave(page)
})

test('the page of a visitor who is signed out says so and leads back to it', async () => {
  const page = await visitor(desk)
  await page.goto('/favorites')
  await page.getByRole('heading', { level: 1, name: 'Sign In Required' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInHere(page)
  await page.waitForURL('**/favorites')
  await page.getByRole('heading', { level: 1, name: 'No favorites yet' }).waitFor()
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor()
  await leave(page)
})

test('favourites are shown by one call for all, removed one by one or all at once, and each removal can be undone', async () => {
  const page = await visitor(desk)
  await arriveAsNewcomer(page)
  await page.goto('/products')
  for (const name of names) await like(page, name)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await page.goto('/favorites')
  await page.getByText('3 item(s) saved').waitFor()
  expect(await saved(page).allInnerTexts()).toEqual(names.toReversed())
  const forProducts = calls.filter((path) => path.startsWith('/api/product?') || path.startsWith('/api/product/'))
  expect(forProducts).toEqual([expect.stringMatching(/^\/api\/product\?ids=[\w-]+,[\w-]+,[\w-]+$/)])

  await filled(page, 'Kolam at Dawn Tee').click()
  await page.getByText('2 item(s) saved').waitFor()
  const restored = page.waitForResponse('**/api/favorite/add')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 item(s) saved').waitFor()
  await restored
  const removed = page.waitForResponse('**/api/favorite/remove')
  await filled(page, 'Kolam at Dawn Tee').click()
  await page.getByText('2 item(s) saved').waitFor()
  await removed
  await page.reload()
  await page.getByText('2 item(s) saved').waitFor()

  await page.getByRole('button', { name: 'Remove All' }).click()
  await page.getByRole('heading', { level: 1, name: 'No favorites yet' }).waitFor()
  await page.getByRole('alert').filter({ hasText: '2 item(s) removed' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 item(s) saved').waitFor()
  expect(await saved(page).allInnerTexts()).toEqual(['Meter Se Chalo Tee', 'Bagh Oversized Tee'])
  await page.getByRole('button', { name: 'Remove All' }).click()
  await page.getByRole('heading', { level: 1, name: 'No favorites yet' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'No favorites yet' }).waitFor()
  await leave(page)
})

test('the heart answers before the shop does, rests meanwhile, and goes back when the shop fails', async () => {
  const page = await visitor(desk)
  await arriveAsNewcomer(page)
  await page.goto('/products')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/favorite/add', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x' } })
  })
  await heart(page, 'Bagh Oversized Tee').click()
  const full = filled(page, 'Bagh Oversized Tee')
  await full.waitFor()
  expect(await full.getAttribute('aria-pressed')).toBe('true')
  expect(await full.getAttribute('aria-disabled')).toBe('true')
  answer()
  await page.getByText('Failed to update favorite. Please try again.').waitFor()
  expect(await heart(page, 'Bagh Oversized Tee').getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/api/favorite/add')
  await like(page, 'Bagh Oversized Tee')
  await leave(page)
})

test('a removal that fails leaves the favourites as they were, in the words for one and for all', async () => {
  const page = await visitor(desk)
  await arriveAsNewcomer(page)
  await page.goto('/products')
  for (const name of names.slice(0, 2)) await like(page, name)
  await page.goto('/favorites')
  await page.getByText('2 item(s) saved').waitFor()
  await page.route('**/api/favorite/remove', (route) => route.abort())
  await filled(page, 'Bagh Oversized Tee').click()
  await page.getByText('Failed to remove item from favorites. Please try again.').waitFor()
  await page.getByText('2 item(s) saved').waitFor()
  await page.getByRole('button', { name: 'Remove All' }).click()
  await page.getByText('Failed to remove all favorites. Please try again.').waitFor()
  await page.getByText('2 item(s) saved').waitFor()
  await leave(page)
})

test('favourites that cannot be loaded say so, and Try Again loads the page once more', async () => {
  const page = await visitor(desk)
  await arriveAsNewcomer(page)
  await page.route('**/api/favorite/*?*', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await page.goto('/favorites')
  await page.getByRole('heading', { level: 1, name: 'Oops!' }).waitFor()
  await page.getByText('Failed to load your favorites. Please try again later.').waitFor()
  await page.unroute('**/api/favorite/*?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: 'No favorites yet' }).waitFor()
  await leave(page)
})

test('a favourite asks for size and colour before it goes into the cart, or leaves both to the cart', async () => {
  const page = await visitor(desk)
  await arriveAsNewcomer(page)
  await page.goto('/products')
  await like(page, 'Bagh Oversized Tee')
  await page.goto('/favorites')
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/add')) sent.push(request.postDataJSON())
  })
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagh Oversized Tee' })
  await sheet.getByRole('button', { name: 'Choose later, in the cart' }).click()
  await page.getByText('Bagh Oversized Tee added to cart!').waitFor()
  expect(sent).toEqual([{ productId: 'bagh', quantity: 1, userId: expect.any(String) }])
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: 'My Cart' }).innerText()).toContain('1')
  await leave(page)
})
