import { expect, type Page } from '@playwright/test'
import { arriveAsNewcomer, origin, phone, pick, signInHere, signUpHere, test } from '../fixtures/shop.ts'

const dryfit = '/product/polyester-dryfit'
const large = (page: Page) => page.getByRole('button', { name: 'Zoom in', exact: true }).getByRole('img')
const zoomed = (page: Page) => page.getByRole('region', { name: 'Picture, scrolls' }).getByRole('img')

async function open(page: Page, path = dryfit): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Signs up from the open sheet that asks to sign in, and signs in. */
async function signUpFromSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'sign up with a password' }).click()
  await signUpHere(page)
}

test('each thumbnail shows its view as the large picture', async ({ page }) => {
  await open(page)
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button')
  expect(await thumbnails.count()).toBeGreaterThan(3)
  const first = (await large(page).getAttribute('src')) ?? ''
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(large(page)).not.toHaveAttribute('src', first)
  await page.getByRole('button', { name: 'Preview, back' }).click()
  await expect(large(page)).toHaveAttribute('aria-label', /garment from the back/)
})

test('choosing a colour shows its picture, or the garment in that colour if it has none', async ({ page }) => {
  await open(page)
  const pick = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  await pick('White')
  await expect(large(page)).toHaveAttribute('src', /polyester-dryfit-white-/)
  await expect(large(page)).toHaveAttribute('alt', 'Polyester Dryfit T-Shirt, Picture 4, White')
  await pick('Red')
  await expect(large(page)).toHaveAttribute('aria-label', 'Red garment from the front')
  await pick('Back A4')
  await expect(large(page)).toHaveAttribute('aria-label', 'Red garment from the back')
  await pick('Black')
  await expect(large(page)).toHaveAttribute('aria-label', 'Black garment from the back')
  await pick('Royal Blue')
  await expect(large(page)).toHaveAttribute('src', /polyester-dryfit-front-/)
})

test('a picture is zoomed by mouse, keyboard and touch, and left the same ways', async ({ visitor }) => {
  const width = async (page: Page) => (await zoomed(page).boundingBox())?.width ?? 0
  const page = await visitor()
  await open(page)
  await large(page).click()
  const whole = await width(page)
  await zoomed(page).click({ position: { x: 200, y: 200 } })
  await expect.poll(() => width(page)).toBeGreaterThan(whole * 1.5)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => width(page)).toBeCloseTo(whole, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Zoom in', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => width(page)).toBeGreaterThan(whole * 2)
  const ground = page.getByRole('region', { name: 'Picture, scrolls' })
  const place = await ground.evaluate((element) => element.scrollTop)
  await ground.focus()
  // A page that is still drawing the zoom resets its centre once more.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return ground.evaluate((element) => element.scrollTop)
    })
    .toBeGreaterThan(place)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Zoom in')

  const hand = await visitor(phone)
  await open(hand)
  await large(hand).tap()
  const held = await width(hand)
  await zoomed(hand).tap()
  await expect.poll(() => width(hand)).toBeGreaterThan(held * 1.5)
  await hand.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(hand.getByRole('dialog')).toHaveCount(0)
  await large(hand).tap()
  await expect(hand.getByRole('dialog')).toBeVisible()
  await hand.goBack()
  await expect(hand.getByRole('dialog')).toHaveCount(0)
  await expect(large(hand)).toBeVisible()
})

test('the chosen colour tints the garment, and the placement shows its side', async ({ page }) => {
  await open(page)
  const seen = new Set<string>()
  for (const color of ['Red', 'Golden Green', 'Navy Blue']) {
    await pick(page, color)
    await expect(large(page)).toHaveAttribute('aria-label', `${color} garment from the front`)
    seen.add(await large(page).evaluate((garment) => garment.innerHTML.match(/fill="#\w{6}"/g)?.join() ?? ''))
  }
  expect(seen.size).toBe(3)
  await page.getByRole('radio', { name: 'Back A3' }).check()
  await expect(large(page)).toHaveAttribute('aria-label', 'Navy Blue garment from the back')
})

test('a signed-out visitor signs in on a sheet, and then their choices are added to the cart', async ({ page }) => {
  await open(page)
  await pick(page, 'L', 'Red', 'Left')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Please log in to add items to cart.' })
  await expect(sheet.getByLabel('Phone Number')).toBeVisible()
  await sheet.getByRole('button', { name: 'Sign in with a password' }).click()
  await signInHere(page)
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(dryfit)
  for (const choice of ['L', 'Red', 'Left']) {
    await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked()
  }
})

test('a visitor who signs up from the sheet finds their choices in the cart after signing in', async ({ page }) => {
  await open(page)
  await pick(page, 'L', 'Red', 'Left')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await signUpFromSheet(page)
  await expect(page).toHaveURL(dryfit)
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
})

test('after a sign-up, a card still asks for its choices, and a heart is added', async ({ visitor }) => {
  for (const [button, outcome] of [
    ['Add to Cart', (page: Page) => page.getByRole('dialog', { name: 'Polyester Dryfit T-Shirt' })],
    [
      'Add Polyester Dryfit T-Shirt to favorites',
      (page: Page) => page.getByRole('button', { name: 'Remove Polyester Dryfit T-Shirt from favorites' }),
    ],
  ] as const) {
    const page = await visitor()
    await page.goto('/products?q=polyester+dryfit')
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    await signUpFromSheet(page)
    await expect(outcome(page)).toBeVisible()
    await expect(page).toHaveURL('/products?q=polyester+dryfit')
  }
})

test('a card asks for the choices in a sheet, refuses an incomplete answer, and adds the rest', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.goto('/products?q=polyester+dryfit')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().tap()
  await page.getByRole('button', { name: 'Sign in with a password' }).tap()
  await signInHere(page)
  const sheet = page.getByRole('dialog', { name: 'Polyester Dryfit T-Shirt' })
  await sheet.getByRole('radio', { name: 'XL', exact: true }).check()
  await sheet.getByRole('button', { name: 'Add to Cart' }).tap()
  await expect(sheet.getByText('Please select all required options before adding to cart.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Black', exact: true }).check()
  await sheet.getByRole('radio', { name: 'Back A4', exact: true }).check()
  await sheet.getByRole('button', { name: 'Add to Cart' }).tap()
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('a printed tee needs only size and colour: price and button are in sight on a phone, and the cart shows its photo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await arriveAsNewcomer(page)
  await page.goto('/product/cutting-chai')
  const bar = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('..').getByText('₹499', { exact: true })).toBeInViewport()
  expect(await page.getByRole('group', { name: 'Placement' }).count()).toBe(0)
  await pick(page, 'M', 'Black')
  await bar.click()
  await expect(page.getByText('Cutting Chai Tee added to cart!')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('img', { name: 'Cutting Chai Tee in Black' })).toHaveAttribute(
    'src',
    /cutting-chai-black/,
  )
  await expect(page.getByText('Size M · Black')).toBeVisible()
})

test('if the cart cannot take the shirt, the page says why and keeps the choices', async ({ page }) => {
  await arriveAsNewcomer(page)
  await open(page, '/product/plain-basics')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('group', { name: 'Colour' }).getByRole('radio').first().check()
  await page.route('**/api/cart/add', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x' } }),
  )
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Failed to add item to cart. Please try again.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
})

test('Share copies the address of the product if the device has no share sheet', async ({ visitor }) => {
  const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, `${dryfit}?tab=reviews`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}${dryfit}`)
})

test('Share opens the share sheet of a device that has one', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => void Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page)
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
    .toEqual({ title: 'Polyester Dryfit T-Shirt', url: `${origin}${dryfit}` })
})

test('the tabs show fabric, measurements and reviews, by keyboard too, and are in the address', async ({ page }) => {
  await open(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Description').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row', { name: /^Fabric/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Sizes/ })).toContainText('XS, S, M, L, XL, XXL')
  await expect(page.getByRole('row', { name: /^Around the chest/ })).toContainText('M 98 cm')
  await expect(page.getByRole('row', { name: /^MRP/ })).toContainText('incl. of all taxes')
  await expect(page.getByRole('row', { name: 'Country of origin' })).toContainText('India')
  await expect(page.getByRole('row', { name: /^Marketed by Teeshala/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Customer care' }).getByRole('link')).toHaveCount(2)
  expect(new URL(page.url()).search).toBe('?tab=specifications')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/reviews?, all from verified buyers$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first()).toBeVisible()
})

test('the size guide shows every size of the product, in centimetres and inches', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide: Dry-Fit' })
  await expect(guide.getByRole('rowheader').first()).toBeVisible()
  await expect(guide.getByRole('rowheader')).toHaveText(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  const widths = () => guide.getByRole('row').locator('td:nth-child(2)').allInnerTexts()
  const inCm = (await widths()).map(Number)
  expect(inCm).toEqual([...inCm].sort((one, other) => one - other))
  await guide.getByText('Inches').click()
  expect(Number((await widths())[2])).toBeCloseTo((inCm[2] ?? 0) / 2.54, 0)
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused()
})

test('a printable product links to its bulk order from card and page; another does not', async ({ page }) => {
  await page.goto('/products?q=polyester+dryfit')
  await page.getByRole('main').getByRole('link', { name: 'Bulk Order' }).first().click()
  await page.waitForURL('**/order/polyester-dryfit')
  await open(page)
  await page.getByRole('main').getByRole('link', { name: 'Order in Bulk' }).click()
  await page.waitForURL('**/order/polyester-dryfit')
  await expect(page.getByRole('heading', { level: 1, name: 'Polyester Dryfit T-Shirt' })).toBeVisible()
  await page.goto('/products?q=basics')
  await expect(page.getByRole('heading', { level: 3, name: 'Plain Basics Tee' })).toBeVisible()
  expect(await page.getByRole('main').getByRole('link', { name: 'Bulk Order' }).count()).toBe(0)
  await open(page, '/product/plain-basics')
  expect(await page.getByRole('link', { name: 'Order in Bulk' }).count()).toBe(0)
})

test('an out-of-stock product says so and cannot be added to the cart', async ({ page }) => {
  await open(page, '/product/sold-out')
  await expect(page.getByText('Out of stock. It cannot be ordered at the moment.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled()
  await open(page, '/product/last-piece')
  await expect(page.getByText('Only 1 left in stock').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  // It comes in one size and one colour.
  for (const only of ['M', 'Black']) await expect(page.getByRole('radio', { name: only, exact: true })).toBeChecked()
})

test('an unknown product says so and links home; one that fails to load can be retried', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/product/never-was')
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/product/never-was')).toHaveLength(1)
  await expect(page.getByText('The product you are looking for does not exist.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link').click()
  await page.waitForURL('/')
  await page.route('**/api/product/plain-basics', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/product/plain-basics')
  await expect(page.getByText('Failed to load product. Please try again later.')).toBeVisible()
  await page.unroute('**/api/product/plain-basics')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Basics' })).toBeVisible()
})
