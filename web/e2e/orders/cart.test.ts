import { expect, type Page } from '@playwright/test'
import { addToCart, dryfit, filledIn, ordersOf, test } from '../fixtures/buyer.ts'
import { delay, hold } from '../fixtures/connection.ts'
import { callAs, pick, userIdOf } from '../fixtures/shop.ts'

const tee = {
  name: 'Cart Test Tee',
  price: 499,
  category: 'Men',
  type: 'Round Neck',
  description: '',
  images: ['/catalogue/plain-basics-front-960.webp'],
  sizes: ['M', 'L'],
  colors: ['black', 'white'],
  stock: 9,
}

const items = (page: Page) => page.getByRole('list', { name: 'Items' })
const line = (page: Page, name: string) => items(page).locator(':scope > li').filter({ hasText: name })
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' })

test('a missing choice is asked for on its line; the checkout waits and does not open itself', async ({ buyer }) => {
  const page = await buyer([{ productId: 'polyester-dryfit', quantity: 1 }], '/cart')
  await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('Please choose: size, colour, placement')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  await page.goto('/cart?step=checkout')
  await expect(items(page)).toBeVisible()
  // The chosen value is announced above the choices, which it replaces.
  for (const [choice, said] of [
    ['M', 'Size M'],
    ['Red', 'Size M · Red'],
    ['Left', 'Size M · Red · Print: Left'],
  ] as const) {
    await items(page).getByRole('radio', { name: choice, exact: true }).check()
    await expect(line(page, 'Polyester Dryfit T-Shirt').getByText(said)).toBeVisible()
  }
  // A customer who chose the wrong one, or who uses the arrow keys, can go on choosing.
  await items(page).getByRole('radio', { name: 'M', exact: true }).press('ArrowRight')
  await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('Size L · Red · Print: Left')).toBeVisible()
  await expect(items(page).getByRole('radio', { name: 'L', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cart')
  await proceed(page).and(page.locator('a')).click()
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible()
})

test('a changed price, low stock and a deleted product are each shown on their line before the checkout', async ({
  buyer,
  staff,
  ownProducts,
}) => {
  const [dear, short, gone] = [await ownProducts.put(tee), await ownProducts.put(tee), await ownProducts.put(tee)]
  const choices = { size: 'M', color: 'black' }
  const lines = [dear, short, gone].map((productId) => ({ productId, quantity: 4, ...choices }))
  const page = await buyer(lines, '/favorites')
  await staff('PUT', `/api/product/${dear}`, { ...tee, name: 'Dear Tee', price: 549.5 })
  await staff('PUT', `/api/product/${short}`, { ...tee, name: 'Short Tee', stock: 2 })
  await ownProducts.clear(gone)

  await page.goto('/cart')
  await expect(line(page, 'Dear Tee').getByText('The price has changed from ₹499 to ₹549.50.')).toBeVisible()
  await expect(line(page, 'Short Tee').getByText('Only 2 left in stock')).toBeVisible()
  await expect(page.getByText('Please remove the items that are no longer available.')).toBeVisible()
  await line(page, 'Product not available').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Please lower the quantity to what is in stock.')).toBeVisible()
  await line(page, 'Short Tee').getByRole('button', { name: 'Take 2' }).click()
  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  const shown = '4 × Dear Tee Size M · Black ₹2,198.00 2 × Short Tee Size M · Black ₹998.00'
  await expect(summary).toContainText(shown, { useInnerText: true })

  await staff('PUT', `/api/product/${dear}`, { ...tee, name: 'Dear Tee', price: 600 })
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText(
        'Prices have changed. Please check the new total and place the order again. It comes to ₹3,398.00 now.',
      ),
  ).toBeVisible()
  await expect(summary).toContainText('₹3,398.00')
  expect(await ordersOf(page)).toHaveLength(0)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  expect(await ordersOf(page)).toMatchObject([{ totalPrice: 3398 }])
})

test('what sold out during the checkout is reported when the cart opens again, and so is a newly required choice', async ({
  buyer,
  staff,
  ownProducts,
}) => {
  const tees = [await ownProducts.put(tee), await ownProducts.put(tee)]
  const choices = { size: 'M', color: 'black' }
  const page = await buyer(tees.map((productId) => ({ productId, quantity: 1, ...choices })))
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await staff('PUT', `/api/product/${tees[0]}`, { ...tee, isCustomizable: true })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(
    page.getByText('Nothing was ordered. Please choose size, colour and placement for every item.'),
  ).toBeVisible()
  // Not `check`: the choice leaves the line as soon as the shop has saved it.
  await items(page).getByRole('radio', { name: 'Left', exact: true }).click()
  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  await staff('PUT', `/api/product/${tees[1]}`, { ...tee, stock: 0 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Nothing was ordered. Only 0 left in stock')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible()
  await expect(items(page).getByText('Out of stock')).toBeVisible()
  expect(await ordersOf(page)).toHaveLength(0)
})

test('a product that is no longer printed on says so on its line, and is ordered once its design is removed', async ({
  buyer,
  staff,
  ownProducts,
}) => {
  const printed = await ownProducts.put({ ...tee, isCustomizable: true })
  const text = { kind: 'text', text: 'Tea', font: 'baloo', color: '#ffffff' }
  const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 30, rotationDeg: 0 }
  const designDocument = { version: 1, layers: [{ ...text, place }] }
  const choices = { size: 'M', color: 'black', placement: 'Front A4' }
  const page = await buyer([{ productId: printed, quantity: 1, ...choices, designDocument }])
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await staff('PUT', `/api/product/${printed}`, { ...tee, isCustomizable: false })
  await page.getByRole('button', { name: 'Place Order' }).click()
  const words = 'This product can no longer be printed on. Please remove your design.'
  await expect(page.getByText(`Nothing was ordered. ${words}`)).toBeVisible()
  await expect(line(page, tee.name).getByText(words)).toBeVisible()
  await expect(page.getByText('Please remove the designs that can no longer be printed.')).toBeVisible()
  await items(page)
    .getByRole('button', { name: `Remove design: ${tee.name}` })
    .click()
  await expect(line(page, tee.name).getByText(words)).toHaveCount(0)
  await expect(line(page, tee.name).getByText('Size M · Black', { exact: true })).toBeVisible()
  await items(page)
    .getByRole('button', { name: `Remove ${tee.name}`, exact: true })
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, tee.name).getByText('Size M · Black', { exact: true })).toBeVisible()
  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
})

test('a quantity goes back if the shop cannot be reached, and the page says so', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  await expect(quantity).toBeVisible()
  await page.context().setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  await expect(quantity).toHaveValue('2')
})

test('every press of a fast series counts, even before the shop has answered the first', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  const more = page.getByRole('button', { name: /^Increase quantity/ })
  await delay(page, '**/api/cart/*/items/*', 400)
  const answer = () => page.waitForResponse((response) => response.request().method() === 'PATCH')
  const first = answer()
  for (let press = 0; press < 3; press++) await more.click()
  await first
  await more.click()
  await expect(quantity).toHaveValue('6')
  await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('₹720.00')).toBeVisible()
  await expect(quantity).toHaveValue('6')
})

test('an arrow key counts on from the quantity that is being typed', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  await quantity.fill('5')
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('6')
  await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('₹720.00')).toBeVisible()
  await quantity.fill('4')
  await quantity.press('ArrowDown')
  await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('2')
})

test('a changed quantity shows its total and free shipping before and after the shop answers', async ({ buyer }) => {
  const page = await buyer([{ ...dryfit, quantity: 8 }], '/cart')
  const summary = page.getByRole('complementary', { name: 'Order Summary' })
  await expect(summary.getByText('Add ₹40 more for free shipping (above ₹999).')).toBeVisible()
  const answer = await hold(page, '**/api/cart/*/items/*')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  const showsIt = async () => {
    await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('₹1,080.00')).toBeVisible()
    await expect(summary.getByText('Shipping is free for this order.')).toBeVisible()
    await expect(summary).toContainText(/Shipping\s+Free\s+Total\s+₹1,080\.00/, { useInnerText: true })
  }
  await showsIt()
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  answer()
  await answered
  await showsIt()
})

test('what another page added to the cart is there when the customer returns to it', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  await expect(items(page).locator(':scope > li')).toHaveCount(1)
  await addToCart(page, { ...dryfit, color: 'black' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(items(page).locator(':scope > li')).toHaveCount(2)
})

test('a line removed, even by a double click, can be restored as it was', async ({ buyer }) => {
  const page = await buyer([dryfit], '/cart')
  await page.getByRole('button', { name: 'Remove Polyester Dryfit T-Shirt' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Polyester Dryfit T-Shirt').getByText('Size M · Royal Blue · Print: Front A4')).toBeVisible()
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polyester Dryfit T-Shirt' })
  await expect(quantity).toHaveValue('2')
  expect(await page.getByText('This item is no longer in your cart.').count()).toBe(0)
})

test('the keyboard keeps its place when the line it is in is removed', async ({ buyer }) => {
  const page = await buyer([dryfit, { ...dryfit, color: 'black' }, { ...dryfit, color: 'white' }], '/cart')
  const focused = (color: string) =>
    items(page).locator(':scope > li').filter({ hasText: color }).locator('[data-removes]:focus')
  const press = async (color: string) => {
    await items(page).locator(':scope > li').filter({ hasText: color }).locator('[data-removes]').press('Enter')
  }
  await press('Black')
  await expect(focused('White')).toBeVisible()
  await press('White')
  await expect(focused('Royal Blue')).toBeVisible()
  await press('Royal Blue')
  await expect(page.locator('h1:focus').filter({ hasText: 'Your cart is empty' })).toBeVisible()
})

test('the cart shows the design on the garment at its printed size, even if the shirt was added while the file was read', async ({
  buyer,
}) => {
  const page = await buyer([], '/product/polyester-dryfit')
  await page.evaluate(() => {
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = async function slowly() {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return decode.call(this)
    }
  })
  await pick(page, 'M', 'Red', 'Front A4')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150"/></svg>'
  const file = { name: 'sun.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
  await page.goto('/cart')
  const garment = items(page).getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red with the design, Front A4' })
  await expect(garment.locator('image[href*="sun.svg"]')).toBeAttached()
  const { items: lines } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  expect(lines[0].design).toMatch(/sun\.svg$/)
})

test('every line shows the garment in its chosen colour, in the cart and in the order', async ({ buyer }) => {
  const choices = { quantity: 1, size: 'M' }
  const plain = { productId: 'plain-basics', ...choices, color: 'black' }
  const page = await buyer([plain, { ...dryfit, color: 'red' }], '/cart')
  const photo = (color: string) => items(page).getByRole('img', { name: `Plain Basics Tee in ${color}` })
  await expect(photo('Black')).toHaveAttribute('src', /plain-basics-black-/)
  await expect(
    items(page)
      .locator('svg')
      .and(page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red' })),
  ).toBeVisible()

  const { items: lines } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  const userId = await userIdOf(page)
  const changed = await callAs(page, 'PATCH', `/api/cart/${userId}/items/${lines[0]._id}`, { color: 'navy-blue' })
  expect(changed.status()).toBe(200)
  await page.reload()
  await expect(photo('Navy Blue')).toHaveAttribute('src', /plain-basics-navy-blue-/)
  expect(await photo('Black').count()).toBe(0)

  await proceed(page).and(page.locator('a')).click()
  await filledIn(page)
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/TS/)
  const ordered = page.getByRole('region', { name: 'Items' })
  await expect(ordered.getByRole('img', { name: 'Plain Basics Tee in Navy Blue' })).toHaveAttribute(
    'src',
    /plain-basics-navy-blue-/,
  )
  await expect(
    ordered.locator('svg').and(page.getByRole('img', { name: 'Polyester Dryfit T-Shirt in Red' })),
  ).toBeVisible()
})

test('choosing a colour in the cart changes the picture of the line', async ({ buyer }) => {
  const page = await buyer([{ productId: 'plain-basics', quantity: 1, size: 'M' }], '/cart')
  const picture = line(page, 'Plain Basics Tee').getByRole('img').first()
  await expect(picture).toHaveAttribute('src', /plain-basics-front-/)
  await items(page).getByRole('radio', { name: 'Golden Green', exact: true }).click()
  await expect(picture).toHaveAttribute('src', /plain-basics-golden-green-/)
  await expect(picture).toHaveAttribute('alt', 'Plain Basics Tee in Golden Green')
})
