import { expect, type Page } from '@playwright/test'
import { delay } from '../fixtures/connection.ts'
import { plainTee } from '../fixtures/plain-tee.ts'
import { arriveAsNewcomer, callAs, pick, test } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

const large = (page: Page) => page.getByRole('button', { name: 'Zoom in', exact: true }).getByRole('img')

async function open(page: Page): Promise<void> {
  await page.goto('/product/polyester-dryfit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Returns a black square on a background, made by the browser itself. */
async function picture(page: Page, widthPx: number, type = 'image/png', ground = 'black'): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([width, kind, colour]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = width
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The browser draws nothing.')
      context.fillStyle = colour
      context.fillRect(0, 0, width, width)
      context.fillStyle = 'black'
      context.fillRect(width / 4, width / 4, width / 2, width / 2)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind))
      return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)))
    },
    [widthPx, type, ground] as const,
  )
  return Buffer.from(bytes)
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[type=file][aria-label="Change Design"]:not([inert] *)').setInputFiles({ name, mimeType, buffer })

test('a design is shown in each of the six placements, and goes into the cart with the shirt', async ({ page }) => {
  await arriveAsNewcomer(page)
  await open(page)
  await pick(page, 'M', 'White')
  const designer = page.getByRole('dialog', { name: 'Design on Polyester Dryfit T-Shirt' })
  // A picture that would print blurred is reported at its place, with the reason.
  await choose(page, 'tiny.png', await picture(page, 60))
  await page.getByRole('radio', { name: 'Front A3', exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(/^tiny\.png has too few pixels/).first()).toBeVisible()
  await expect(designer.getByRole('checkbox', { name: 'Print anyway' })).toBeVisible()
  await page.goBack()
  await delay(page, '**/v0/b/**', 700)
  await choose(page, 'logo.png', await picture(page, 2000, 'image/png', 'white'))
  await expect(page.getByRole('progressbar', { name: 'Uploading logo.png' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const places: string[] = []
  for (const placement of ['Left', 'Right', 'Front A4', 'Front A3', 'Back A4', 'Back A3']) {
    await pick(page, placement)
    const side = placement.startsWith('Back') ? 'back' : 'front'
    const label = `White garment from the ${side} with your design, ${placement}`
    await expect(large(page)).toHaveAttribute('aria-label', label)
    const printed = await large(page).locator('image').boundingBox()
    places.push([printed?.x, printed?.y, printed?.width].map((number) => Math.round(number ?? 0)).join())
  }
  expect(new Set(places.slice(0, 4)).size).toBe(4)
  expect(new Set(places.slice(4)).size).toBe(2)
  // A colour with its own photo: the design still stays in sight.
  await page.getByRole('radio', { name: 'Royal Blue', exact: true }).check()
  const blue = 'Royal Blue garment from the back with your design, Back A3'
  await expect(large(page)).toHaveAttribute('aria-label', blue)
  await page.getByRole('radio', { name: 'White', exact: true }).check()

  // The same designer as on the order pages, over the product page.
  await page.getByRole('button', { name: 'Edit design', exact: true }).click()
  await designer.getByRole('button', { name: 'Add text', exact: true }).click()
  await designer.getByRole('textbox', { name: 'Text', exact: true }).fill('Chai first')
  await expect(designer.getByRole('button', { name: 'Remove Chai first' })).toBeVisible()
  // The white around the logo is removed and restored.
  await designer.getByRole('button', { name: 'Clear background of logo.png' }).press('Enter')
  await expect(designer.getByText('Background of logo.png cleared. Undo brings it back.')).toHaveCount(1)
  await expect(designer.getByRole('button', { name: 'Clear background of logo.png' })).toHaveCount(0)
  await expect(designer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(designer.getByRole('button', { name: 'Clear background of logo.png' })).toBeVisible()
  // Back leaves the designer, not the page.
  await page.goBack()
  await expect(designer).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit design', exact: true }).click()
  await designer.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(designer).toHaveCount(0)
  await expect(page.getByText('And 1 text, picture or motif more on the shirt.')).toBeVisible()
  await expect(large(page).locator('image')).toHaveCount(2)
  // A colour chosen afterwards makes both invisible.
  await page.getByRole('radio', { name: 'Black', exact: true }).check()
  await expect(page.getByText('‘Chai first’ will not be seen on Black.')).toBeVisible()
  await expect(page.getByText('logo.png will not be seen on Black.')).toBeVisible()
  await page.getByRole('radio', { name: 'White', exact: true }).check()
  await expect(page.getByText('will not be seen')).toHaveCount(0)

  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().dblclick()
  await expect(page.getByText('Polyester Dryfit T-Shirt added to cart!')).toBeVisible()
  const cart = await (await callAs(page, 'GET', '/api/cart/me')).json()
  expect(cart.items).toEqual([
    expect.objectContaining({
      quantity: 1,
      size: 'M',
      color: 'white',
      placement: 'Back A3',
      design: expect.stringMatching(/logo/),
    }),
  ])
  expect(cart.items[0].designDocument.layers).toMatchObject([{ kind: 'picture' }, { kind: 'text', text: 'Chai first' }])

  // Until it is ordered, the line opens in the designer as it was left.
  await page.goto('/cart')
  const items = page.getByRole('list', { name: 'Items' })
  await expect(items.getByText('‘Chai first’')).toBeVisible()
  await items.getByRole('button', { name: 'Edit design: Polyester Dryfit T-Shirt' }).click()
  await designer
    .getByRole('button', { name: 'Edit text' })
    .or(designer.getByRole('textbox', { name: 'Text', exact: true }))
    .first()
    .click()
  await designer.getByRole('textbox', { name: 'Text', exact: true }).fill('Coffee first')
  await expect(designer.getByRole('button', { name: 'Remove Coffee first' })).toBeVisible()
  // Unsaved changes are lost neither to Escape or Back without a question, nor to a reload.
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Stay')
  await page.goBack()
  await answerUnsaved(page, 'Stay')
  // If the code of a part of the designer does not load, that is reported and everything else works.
  await page.route(/\/assets\/(DesignSteps|ExactPlace)/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').getByText('We cannot reach the shop.')).toBeVisible()
  await expect(designer.getByRole('button', { name: 'Remove Coffee first' })).toBeVisible()
  await page.keyboard.press('Escape')
  await answerUnsaved(page, 'Stay')
  await page.context().setOffline(true)
  await designer.getByRole('button', { name: 'Save Design' }).click()
  await expect(designer.getByRole('alert').filter({ hasText: 'We cannot reach the shop' })).toBeVisible()
  await page.context().setOffline(false)
  await designer.getByRole('button', { name: 'Save Design' }).click()
  await expect(items.getByText('‘Coffee first’')).toBeVisible()
  const [kept] = (await (await callAs(page, 'GET', '/api/cart/me')).json()).items
  expect(kept.designDocument.layers[0]).toEqual(cart.items[0].designDocument.layers[0])
})

test('a text that is written while a chosen picture is read stays on the shirt beside it', async ({ page }) => {
  await open(page)
  const logo = await picture(page, 1200)
  const read = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = async function slowly() {
      await promise
      return decode.call(this)
    }
    return { resolve }
  })
  await choose(page, 'logo.png', logo)
  await page.getByRole('button', { name: 'Add text or a motif' }).click()
  const designer = page.getByRole('dialog', { name: 'Design on Polyester Dryfit T-Shirt' })
  await designer.getByRole('button', { name: 'Add text', exact: true }).click()
  await designer.getByRole('textbox', { name: 'Text', exact: true }).fill('Chai first')
  await expect(designer.getByRole('button', { name: 'Remove Chai first' })).toBeVisible()
  await read.evaluate(({ resolve }) => resolve())
  await expect(designer.getByRole('button', { name: 'Remove logo.png' })).toBeVisible()
  await expect(designer.getByRole('button', { name: 'Remove Chai first' })).toBeVisible()
})

test('a shirt that is no longer printed on is sold plain, whatever was drawn on it before', async ({
  page,
  staff,
  ownProducts,
}) => {
  const id = await ownProducts.put({ ...plainTee, isCustomizable: true })
  await arriveAsNewcomer(page)
  await page.goto(`/product/${id}`)
  await pick(page, 'Front A4')
  await choose(page, 'logo.png', await picture(page, 2000))
  await expect(page.getByRole('button', { name: 'Edit design', exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await staff('PUT', `/api/product/${id}`, { ...plainTee, isCustomizable: false })
  // The browser may show the page once more as it has it.
  await expect
    .poll(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: plainTee.name })).toBeVisible()
      return page.getByRole('link', { name: 'Order in Bulk' }).count()
    })
    .toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(`${plainTee.name} added to cart!`)).toBeVisible()
  const { items } = await (await callAs(page, 'GET', '/api/cart/me')).json()
  expect(items).toMatchObject([{ productId: id, size: 'M', color: 'white' }])
  expect(items[0]).not.toHaveProperty('placement')
  expect(items[0]).not.toHaveProperty('designDocument')
})

test('unprintable files are refused with the shop’s messages, and the design before them stays', async ({ page }) => {
  await open(page)
  const zone = page.getByRole('region', { name: /^Your design/ })
  await choose(page, 'notes.pdf', Buffer.from('%PDF-1.4'), 'application/pdf')
  await expect(zone.getByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible()
  await choose(page, 'renamed.png', Buffer.from('this is no picture'))
  await expect(zone.getByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible()
  const limit = 5 * 1024 * 1024
  const small = await picture(page, 300)
  await choose(page, 'huge.svg', Buffer.from('<svg/>'.padEnd(limit + 1)), 'image/svg+xml')
  await expect(zone.getByText('File size too large. Please upload an image under 5MB.')).toBeVisible()
  await choose(page, 'IMG_0042.HEIC', Buffer.from('ftypheic'), 'image/heic')
  await expect(
    zone.getByText('This is a HEIC photo. Please save or share it as a JPEG, and upload that.'),
  ).toBeVisible()
  const photo = await picture(page, 900, 'image/jpeg')
  await choose(page, 'sea.jpg', Buffer.concat([photo, Buffer.alloc(limit + 1 - photo.length)]), 'image/jpeg')
  await expect(zone.getByText('Made smaller for printing, from 5.0 MB.')).toBeVisible()
  await expect(zone.getByRole('alert')).toHaveCount(0)
  for (const [name, type] of [
    ['waves.png', 'image/png'],
    ['foam.webp', 'image/webp'],
  ] as const) {
    const drawn = await picture(page, 400, type)
    await choose(page, name, Buffer.concat([drawn, Buffer.alloc(2 * limit - drawn.length)]), type)
    await expect(zone.getByText(name.replace('webp', 'png'))).toBeVisible()
    await expect(zone.getByText('Made smaller for printing, from 10.0 MB.')).toBeVisible()
  }
  await choose(page, 'largest.png', Buffer.concat([small, Buffer.alloc(limit - small.length)]))
  await expect(zone.getByText('largest.png')).toBeVisible()
  expect(await zone.getByRole('alert').count()).toBe(0)
  await choose(page, 'evil.svg', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')
  await expect(zone.getByRole('alert').filter({ hasText: 'This SVG cannot be used. It ' })).toBeVisible()
  await expect(zone.getByText('largest.png')).toBeVisible()
  await zone.getByRole('button', { name: 'Remove' }).click()
  expect(await zone.getByText('largest.png').count()).toBe(0)
})

test('a failed upload says so and can be retried', async ({ page }) => {
  await open(page)
  await page.route('**/v0/b/**', (route) => route.fulfill({ status: 403, json: {} }))
  await choose(page, 'logo.png', await picture(page, 600))
  const zone = page.getByRole('region', { name: /^Your design/ })
  await expect(zone.getByText('Your design could not be uploaded. Please try again.')).toBeVisible()
  await page.unroute('**/v0/b/**')
  await zone.getByRole('button', { name: 'Try Again' }).click()
  await expect(zone.getByText('Your design could not be uploaded. Please try again.')).toHaveCount(0)
  await expect(zone.getByText('logo.png')).toBeVisible()
})
