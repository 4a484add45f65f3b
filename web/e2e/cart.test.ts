import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { buyer, dryfit, filledIn, ordersOf } from './buyer.ts'
import { admin, callAs, leave, visitor, withBrowser } from './shop.ts'

withBrowser()

const tee = {
  name: 'Cart Test Tee',
  price: 499,
  category: 'Men',
  type: 'Round Neck',
  description: '',
  sizes: ['M', 'L'],
  colors: ['black', 'white'],
  stock: 9,
}

/** What staff change behind the customer's back; what was put on the shelf goes again. */
const shelf: string[] = []
let office: { token: string; page: Page } | undefined

async function staff(method: string, path: string, data?: unknown) {
  if (!office) {
    const page = await visitor()
    const signedIn = await page.request.post('/api/users/login', {
      data: { login: admin.login, password: admin.password },
    })
    office = { page, token: (await signedIn.json()).token }
  }
  const answer = await office.page.request.fetch(path, {
    method,
    data,
    headers: { authorization: `Bearer ${office.token}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

async function putOnShelf(): Promise<string> {
  const { _id } = await staff('POST', '/api/product', tee)
  shelf.push(_id)
  return _id
}

afterEach(async () => {
  for (const id of shelf.splice(0)) await staff('DELETE', `/api/product/${id}`)
  if (office) await leave(office.page)
  office = undefined
})

const items = (page: Page) => page.getByRole('list', { name: 'Items' })
const line = (page: Page, name: string) => items(page).locator(':scope > li').filter({ hasText: name })
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })

test('a choice that is missing is asked for on its line, and the checkout waits for it without opening by itself', async () => {
  const page = await buyer([{ productId: 'polyester-dryfit', quantity: 1 }], '/cart')
  await line(page, 'Polyester Dryfit T-Shirt').getByText('Please choose: size, color, placement').waitFor()
  expect(await proceed(page).isDisabled()).toBe(true)
  await page.goto('/cart?step=checkout')
  await items(page).waitFor()
  for (const choice of ['M', 'Red', 'Left']) {
    // Not `check`: the choice leaves the line as soon as the shop has taken it.
    await items(page).getByRole('radio', { name: choice, exact: true }).click()
    await items(page).getByRole('radio', { name: choice, exact: true }).waitFor({ state: 'detached' })
  }
  await line(page, 'Polyester Dryfit T-Shirt').getByText('Size M · Red · Print: Left').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('My Cart')
  await proceed(page).and(page.locator('a')).click()
  await page.getByRole('heading', { name: 'Shipping Information' }).waitFor()
  await leave(page)
})

test('another price, too little stock and a product that went are each shown on their line before the checkout', async () => {
  const [dear, short, gone] = [await putOnShelf(), await putOnShelf(), await putOnShelf()]
  const choices = { size: 'M', color: 'black' }
  const page = await buyer(
    [dear, short, gone].map((productId) => ({ productId, quantity: 4, ...choices })),
    '/favorites',
  )
  await staff('PUT', `/api/product/${dear}`, { ...tee, name: 'Dear Tee', price: 549.5 })
  await staff('PUT', `/api/product/${short}`, { ...tee, name: 'Short Tee', stock: 2 })
  await staff('DELETE', `/api/product/${gone}`)
  shelf.splice(shelf.indexOf(gone), 1)

  await page.goto('/cart')
  await line(page, 'Dear Tee').getByText('The price has changed from ₹499 to ₹549.50.').waitFor()
  await line(page, 'Short Tee').getByText('Only 2 left in stock').waitFor()
  await page.getByText('Please remove what is no longer available.').waitFor()
  await line(page, 'Product not available').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Please lower the quantity to what is in stock.').waitFor()
  await line(page, 'Short Tee').getByRole('button', { name: 'Take 2' }).click()
  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await expect
    .poll(async () => (await summary.innerText()).replace(/\s+/g, ' '))
    .toContain('4 × Dear Tee Size M · Black ₹2,198.00 2 × Short Tee Size M · Black ₹998.00')

  await staff('PUT', `/api/product/${dear}`, { ...tee, name: 'Dear Tee', price: 600 })
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page
    .getByRole('alert')
    .getByText('Prices have changed. Please check the new total and place the order again. It comes to ₹3,398.00 now.')
    .waitFor()
  await expect.poll(() => summary.innerText()).toContain('₹3,398.00')
  expect(await ordersOf(page)).toHaveLength(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  expect(await ordersOf(page)).toMatchObject([{ totalPrice: 3398 }])
  await leave(page)
})

test('what sold out during the checkout is said in words when the cart opens again, and what became a choice too', async () => {
  const tees = [await putOnShelf(), await putOnShelf()]
  const choices = { size: 'M', color: 'black' }
  const page = await buyer(tees.map((productId) => ({ productId, quantity: 1, ...choices })))
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await staff('PUT', `/api/product/${tees[0]}`, { ...tee, isCustomizable: true })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('Nothing was ordered. Please choose size, color and placement of every item.').waitFor()
  // Not `check`: the choice leaves the line as soon as the shop has taken it.
  await items(page).getByRole('radio', { name: 'Left', exact: true }).click()
  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  await staff('PUT', `/api/product/${tees[1]}`, { ...tee, stock: 0 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('Nothing was ordered. Only 0 left in stock').waitFor()
  await page.getByRole('heading', { level: 1, name: 'My Cart' }).waitFor()
  await items(page).getByText('Out of stock').waitFor()
  expect(await ordersOf(page)).toHaveLength(0)
  await leave(page)
})

test('a quantity goes back when the shop cannot be reached, and that is said', async () => {
  const page = await buyer([dryfit], '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  await quantity.waitFor()
  await page.context().setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByRole('alert').getByText('We cannot reach the shop.').waitFor()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await leave(page)
})

test('every press of a quick hand counts, also those before the shop has answered the first', async () => {
  const page = await buyer([dryfit], '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  const more = page.getByRole('button', { name: /^Increase quantity/ })
  await page.route('**/api/cart/*/items/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const answer = () => page.waitForResponse((response) => response.request().method() === 'PATCH')
  const first = answer()
  for (let press = 0; press < 3; press++) await more.click()
  await first
  await more.click()
  await expect.poll(() => quantity.inputValue()).toBe('6')
  await line(page, 'Polyester Dryfit T-Shirt').getByText('₹720.00').waitFor()
  expect(await quantity.inputValue()).toBe('6')
  await leave(page)
})

test('another quantity shows what it comes to before the shop has answered', async () => {
  const page = await buyer([{ ...dryfit, quantity: 8 }], '/cart')
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await summary.getByText('Add ₹39.01 for free shipping (above ₹999).').waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/cart/*/items/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await line(page, 'Polyester Dryfit T-Shirt').getByText('₹1,080.00').waitFor()
  await summary.getByText('Shipping is free for this order.').waitFor()
  expect(await summary.innerText()).toMatch(/Shipping\s+Free\s+Total\s+₹1,080\.00/)
  answer()
  await leave(page)
})

test('the summary says what is missing for free shipping and when it is reached', async () => {
  const page = await buyer([{ ...dryfit, quantity: 8 }], '/cart')
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await summary.getByText('Add ₹39.01 for free shipping (above ₹999).').waitFor()
  await items(page).getByRole('button', { name: 'Increase quantity of Polyester Dryfit T-Shirt' }).click()
  await summary.getByText('Shipping is free for this order.').waitFor()
  await expect.poll(() => summary.innerText()).toMatch(/Shipping\s+Free\s+Total\s+₹1,080\.00/)
  await leave(page)
})

test('a line that is removed, by a double click too, can be put back as it was', async () => {
  const page = await buyer([dryfit], '/cart')
  await page.getByRole('button', { name: 'Remove Polyester Dryfit T-Shirt' }).dblclick()
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await line(page, 'Polyester Dryfit T-Shirt').getByText('Size M · Royal Blue · Print: Front A4').waitFor()
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  expect(await quantity.inputValue()).toBe('2')
  expect(await page.getByText('This item is no longer in your cart.').count()).toBe(0)
  await leave(page)
})

test('the keyboard keeps its place when the line it is in is removed', async () => {
  const page = await buyer([dryfit, { ...dryfit, color: 'black' }, { ...dryfit, color: 'white' }], '/cart')
  const focused = (color: string) =>
    items(page).locator(':scope > li').filter({ hasText: color }).locator('[data-removes]:focus')
  const press = async (color: string) => {
    await items(page).locator(':scope > li').filter({ hasText: color }).locator('[data-removes]').press('Enter')
  }
  await press('Black')
  await focused('White').waitFor()
  await press('White')
  await focused('Royal Blue').waitFor()
  await press('Royal Blue')
  await page.locator('h1:focus').filter({ hasText: 'Your cart is empty' }).waitFor()
  await leave(page)
})

test('a design is shown on the garment in the cart, at the size the press will print', async () => {
  const page = await buyer([], '/product/polyester-dryfit')
  for (const choice of ['M', 'Red', 'Front A4']) await page.getByRole('radio', { name: choice, exact: true }).check()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150"/></svg>'
  const file = { name: 'sun.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByText('Polyester Dryfit T-Shirt added to cart!').waitFor()
  await page.goto('/cart')
  const garment = items(page).getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red with the design, Front A4' })
  await garment.locator('image[href*="sun.svg"]').waitFor({ state: 'attached' })
  const { items: lines } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  expect(lines[0].design).toMatch(/sun\.svg$/)
  await leave(page)
})

test('every line shows the garment in the colour that was chosen, in the cart and in the order', async () => {
  const choices = { quantity: 1, size: 'M' }
  const page = await buyer(
    [
      { productId: 'plain-basics', ...choices, color: 'black' },
      { ...dryfit, color: 'red' },
    ],
    '/cart',
  )
  const photo = (color: string) => items(page).getByRole('img', { name: `Plain Basics Tee in ${color}` })
  await expect.poll(() => photo('Black').getAttribute('src')).toMatch(/plain-basics-black-/)
  await items(page)
    .locator('svg')
    .and(page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red' }))
    .waitFor()

  const { items: lines } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id as string)
  const changed = await callAs(page, 'PATCH', `/api/cart/${userId}/items/${lines[0]._id}`, { color: 'navy-blue' })
  expect(changed.status()).toBe(200)
  await page.reload()
  await expect.poll(() => photo('Navy Blue').getAttribute('src')).toMatch(/plain-basics-navy-blue-/)
  expect(await photo('Black').count()).toBe(0)

  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  const ordered = page.getByRole('region', { name: 'Items' })
  await expect
    .poll(() => ordered.getByRole('img', { name: 'Plain Basics Tee in Navy Blue' }).getAttribute('src'))
    .toMatch(/plain-basics-navy-blue-/)
  await ordered
    .locator('svg')
    .and(page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red' }))
    .waitFor()
  await leave(page)
})

test('a color that is chosen in the cart changes the line’s picture to it', async () => {
  const page = await buyer([{ productId: 'plain-basics', quantity: 1, size: 'M' }], '/cart')
  const picture = line(page, 'Plain Basics Tee').getByRole('img').first()
  await expect.poll(() => picture.getAttribute('src')).toMatch(/plain-basics-front-/)
  await items(page).getByRole('radio', { name: 'Golden Green', exact: true }).click()
  await expect.poll(() => picture.getAttribute('src')).toMatch(/plain-basics-golden-green-/)
  expect(await picture.getAttribute('alt')).toBe('Plain Basics Tee in Golden Green')
  await leave(page)
})
