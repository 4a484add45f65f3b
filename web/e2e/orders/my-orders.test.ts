import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { dayOf, daysAfter } from '@teeshala/contract/india-day'
import { download, openLinked } from '../fixtures/linked-files.ts'
import { call, uploadDesign } from '../fixtures/past-screens.ts'
import { arriveAsNewcomer, asha, callAs, signIn, test, userIdOf } from '../fixtures/shop.ts'

test('a customer searches, filters and sorts their orders, opens one at a time, sees the ordered design, and cancels one there', async ({
  page,
}) => {
  await arriveAsNewcomer(page)
  const shirt = { productId: 'polyester-dryfit', size: 'M', color: 'black', placement: 'Front A4' }
  const small = await buy(page, [{ ...shirt, quantity: 1 }])
  const design = await uploadDesign(page)
  const large = await buy(page, [{ ...shirt, quantity: 3, design }])
  await page.goto('/orders')
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([large, small])

  const byPrice = page.getByRole('button', { name: 'Price' })
  await byPrice.click()
  await expect(byPrice).toHaveAttribute('aria-pressed', 'true')
  await byPrice.click()
  await expect(titles).toHaveText([small, large])
  await page.getByLabel('Search orders or products...').fill(large.slice(-6).toLowerCase())
  await expect(titles).toHaveText([large])
  await page.getByLabel('Payment status').selectOption('Paid')
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  await page.getByLabel('Payment status').selectOption('All payments')
  await page.getByLabel('Search orders or products...').fill('')
  await expect(titles).toHaveCount(2)

  await page.getByRole('article', { name: small }).getByRole('button', { name: 'View order details' }).click()
  await page.getByRole('article', { name: large }).getByRole('button', { name: 'View order details' }).click()
  await expect(page.getByRole('button', { name: 'Hide order details' })).toHaveCount(1)
  const card = page.getByRole('article', { name: large })
  await expect(card).toContainText('Placement: Front A4')
  const opened = await openLinked(card.getByRole('link', { name: 'View Design' }))
  expect(opened.url()).toContain(encodeURIComponent(design))
  await expect(opened.locator('path')).toHaveCount(1)

  await page.getByRole('button', { name: `Cancel order ${small}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('article', { name: small })).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: `Cancel order ${small}` })).toHaveCount(0)
  await expect(page.getByRole('article', { name: small }).getByRole('heading').first()).toBeFocused()
})

test('a customer who cancels an order that is already being made is told so, in the list and on its page', async ({
  page,
  staff,
}) => {
  await arriveAsNewcomer(page)
  for (const where of ['/orders', '/order/']) {
    const id = await buy(page, [{ productId: 'plain-basics', quantity: 1, size: 'M', color: 'black' }])
    await page.goto(where === '/orders' ? where : `/order/${id}`)
    await page.getByRole('button', { name: `Cancel order ${id}` }).click()
    await staff('PATCH', `/api/order/${id}`, { status: 'in_production' })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('alert')).toContainText('We are already making this order')
    await expect(page.getByRole('button', { name: `Cancel order ${id}` })).toHaveCount(0)
    await expect(page.getByRole('alert').getByRole('link', { name: 'Contact us' })).toBeVisible()
  }
})

test('every letter typed into the search stays where it was typed, however slow the phone is', async ({ page }) => {
  await arriveAsNewcomer(page)
  await buy(page, [{ productId: 'plain-basics', quantity: 1, size: 'M', color: 'black' }])
  await page.goto('/orders')
  const field = page.getByLabel('Search orders or products...')
  await field.click()
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.type('basics tee')
  await page.keyboard.press('Home')
  await page.keyboard.type('plain ')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('plain basics tee')
  await expect(field).toHaveValue('plain basics tee')
  await expect(page.getByRole('article').getByText('Plain Basics Tee')).toBeVisible()
})

test('orders that fail to load say so with the reason, and load on the next try', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.route('**/api/orders?**', (route) => route.abort())
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Failed to load orders. Please try again later.' })).toBeVisible()
  await expect(page.getByText('We cannot reach the shop. Please check your connection and try again.')).toBeVisible()
  await page.unroute('**/api/orders?**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()
})

test('a customer orders the same again: available items are in the cart, the others are named with the reason', async ({
  page,
  ownProducts,
}) => {
  await arriveAsNewcomer(page)
  const tee = { category: 'Men', type: 'Round Neck', images: ['/catalogue/plain-basics-front-960.webp'] }
  const rare = await ownProducts.put({ ...tee, name: 'Rare Tee', price: 500, stock: 1 })
  const common = await ownProducts.put({ ...tee, name: 'Common Tee', price: 300, stock: 50 })
  const id = await buy(
    page,
    [rare, common].map((productId) => ({ productId, quantity: 1 })),
  )

  await page.goto('/orders')
  const card = page.getByRole('article', { name: id })
  await card.getByRole('button', { name: 'View order details' }).click()
  await card.getByRole('button', { name: 'Reorder' }).click()
  const outcome = card.getByRole('status')
  await expect(outcome).toContainText(/1 item is in your cart.*Not added:.*Rare Tee: Only 0 left in stock/s, {
    useInnerText: true,
  })
  await outcome.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('list', { name: 'Items' }).getByText('Common Tee')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('Rare Tee')
})

test('ordering in bulk again asks before it replaces a list of names without sizes', async ({ page }) => {
  await arriveAsNewcomer(page)
  const wanted = { items: [{ color: 'black', size: 'M', quantity: 2, placement: 'Left' }] }
  const { items, totalPrice } = await call(page, 'bulk-order/price', wanted)
  await call(page, 'bulk-order', { items, totalPrice })
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('button', { name: 'Add names and numbers' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name, row 1').fill('Ravi')
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Order in bulk again' }).click()
  const question = page.getByRole('dialog', { name: 'Replace your bulk order?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/order/polyester-dryfit')
  await expect(page.getByLabel('Name, row 1')).toHaveValue('Ravi')
})

test('staff start a bulk order and download its print sheet; its customer sees it in production with its new date in My Orders', async ({
  page,
  staffPage,
}) => {
  await arriveAsNewcomer(page)
  const userId = await userIdOf(page)
  const design = await uploadDesign(page)
  const placements = ['Left', 'Back A4']
  const items = placements.map((placement) => ({ color: 'white', size: 'L', quantity: 25, price: 3000, placement }))
  const designs = placements.map((placement) => ({ path: design, placement }))
  const placed = await call(page, 'bulk-order', { userId, productId: 'polyester-dryfit', items, designs })
  const id = placed._id as string

  await staffPage.goto('/admin/bulk-orders')
  await staffPage.getByLabel('Search bulk orders').fill(id)
  const row = staffPage.getByRole('row').filter({ hasText: `${id.slice(0, 8)}…` })
  await expect(row).toContainText(/25 ×\s+White, L\s+₹3,000\.00, Left/, { useInnerText: true })
  await expect(row).toContainText(`${userId.slice(0, 8)}…`)
  await row.getByRole('link', { name: `${id.slice(0, 8)}…`, exact: true }).click()
  const drawer = staffPage.getByRole('dialog', { name: `Bulk order ${id}` })
  await expect(drawer.getByRole('img', { name: 'Garment with lotus.svg, Back A4' })).toBeVisible()
  // Drawn by the shop from what the press will print.
  const prints = drawer.getByRole('region', { name: 'How it is printed' }).getByRole('img')
  await expect(prints).toHaveCount(4)
  await expect(prints.last()).toHaveAccessibleName('Back A4 on White, close-up')
  await expect(prints.last()).toHaveJSProperty('naturalWidth', 800)
  await drawer.getByRole('button', { name: 'Start production' }).click()
  await drawer.getByLabel('Message to the customer (optional)').fill('Ready on Friday')
  await drawer.getByRole('button', { name: 'Confirm' }).click()
  await expect(drawer.getByRole('button', { name: 'Mark as completed' })).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Audit log' })).toContainText('Pending → In Production')
  await drawer.getByRole('button', { name: 'Change the date' }).click()
  await drawer.getByLabel('New date').fill(daysAfter(dayOf(new Date()), 20))
  await drawer.getByLabel('Reason').fill('The dye came late')
  await drawer.getByRole('button', { name: 'Change the date' }).click()
  await expect(drawer.getByRole('button', { name: 'Change the date' })).toBeFocused()
  const sheet = await download(drawer.getByRole('button', { name: 'Download print sheet' }))
  expect(sheet.suggestedFilename()).toBe(`${id}-print-sheet.pdf`)
  expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(drawer.getByText(/^Saved, [0-9,]+ KB\.$/)).toBeVisible()

  await page.goto('/orders')
  const card = page.getByRole('article', { name: id })
  await expect(card).toContainText(/In Production.*Bulk order, 25 pieces/s, { useInnerText: true })
  await card.getByRole('button', { name: 'View order details' }).click()
  await expect(card.getByText('Ready on Friday')).toBeVisible()
  await expect(card.getByText(/^Moved from .+: The dye came late$/)).toBeVisible()
  expect(await card.innerText()).not.toContain('Teeshala Admin')
})

type Line = { productId: string; quantity: number; size?: string; color?: string; placement?: string; design?: string }

/** Puts the lines into the cart and orders them; returns the order's id. */
async function buy(page: Page, lines: readonly Line[]): Promise<string> {
  const user = await userIdOf(page)
  let cart: { items: CartItem[]; itemsPrice: number; shippingPrice: number } | undefined
  for (const line of lines) cart = await call(page, 'cart/add', { ...line, userId: user })
  const { items = [], itemsPrice = 0, shippingPrice = 0 } = cart ?? {}
  const orderItems = items.map(({ productId, quantity, product }) => ({
    product: productId,
    name: product.name,
    qty: quantity,
    price: product.price,
  }))
  const placed = await call(page, 'order', {
    user,
    orderItems,
    shippingAddress: { address: '7 Residency Road', city: 'Bengaluru', postalCode: '560025', country: 'India' },
    paymentMethod: 'cash_on_delivery',
    itemsPrice,
    shippingPrice,
    totalPrice: itemsPrice + shippingPrice,
  })
  return placed._id
}

type CartItem = { productId: string; quantity: number; product: { name: string; price: number } }

test('a print order shows its services with their amounts, in the list and on its page', async ({ page }) => {
  await signIn(page, asha)
  await page.goto('/orders')
  const card = page.getByRole('article').filter({ hasText: /TP[0-9A-Z]{10}/ })
  await expect(card.getByText('200 × ArtPaper A4 170gsm')).toBeVisible()
  await card.getByRole('link', { name: /^TP/ }).click()
  await expect(page.getByText('200 × Matte Lamination')).toBeVisible()
  const total = page
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=following-sibling::dd')
  await expect(total).toHaveText('₹4,349.00')
})

test('the page of an order delivered long ago says whom to write to about a problem', async ({ page }) => {
  await signIn(page, asha)
  const orders = await (await callAs(page, 'GET', '/api/orders')).json()
  const { _id } = orders.find(({ status }: { status: string }) => status === 'delivered')
  await page.goto(`/order/${_id}`)
  await expect(page.getByText('Problems can be reported here for 14 days after delivery.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
