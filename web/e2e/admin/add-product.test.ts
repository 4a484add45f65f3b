import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import { discPng, fileOf } from '../fixtures/pictures.ts'
import { admin, arriveAsNewcomer, fillSignIn, orderShirt } from '../fixtures/shop.ts'

const row = (page: Page, number: number) => page.getByRole('listitem', { name: `Picture ${number}`, exact: true })
const alt = (page: Page, number: number) => page.getByRole('textbox', { name: `What picture ${number} shows` })
const choose = async (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0][]) =>
  page.locator('input[type="file"][aria-label="Upload images"]').setInputFiles(files.flat() as never)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Add Product' })

async function openForm(page: Page) {
  await page.goto('/admin/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Add New T-Shirt' })).toBeVisible()
  await expect(field(page, 'Name')).toBeVisible()
}

test('staff add a product with two pictures, make the second the first by keyboard, and a customer sees and orders it', async ({
  page: customer,
  staffPage,
  staff,
}) => {
  const name = `Heron Tee ${Date.now().toString(36)}`
  await openForm(staffPage)
  await choose(staffPage, discPng('front.png', 60), discPng('back.png', 80))
  await expect(alt(staffPage, 2)).toBeVisible()
  await alt(staffPage, 1).fill('The front')
  await alt(staffPage, 2).fill('The back, with a heron')
  await field(staffPage, 'Name').fill(name)
  await field(staffPage, 'Price').fill('499.50')
  await staffPage.getByLabel('Original price').fill('999')
  await staffPage.getByLabel('Stock').fill('7')
  await staffPage.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Round Neck')
  await staffPage.getByRole('checkbox', { name: 'M', exact: true }).check()
  await staffPage.getByRole('checkbox', { name: 'White', exact: true }).check()
  await row(staffPage, 1).getByRole('button', { name: 'White' }).click()
  await staffPage.getByRole('switch', { name: 'Customizable' }).check()

  const up = row(staffPage, 2).getByRole('button', { name: 'Move picture 2 up' })
  await up.focus()
  await staffPage.keyboard.press('Enter')
  await expect(staffPage.getByText('Picture 2 is now picture 1 of 2')).toBeAttached()
  await expect(alt(staffPage, 1)).toHaveValue('The back, with a heron')
  await expect(staffPage.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused()

  await staffPage.keyboard.press('Control+s')
  await expect(staffPage.getByText('Product added successfully!')).toBeVisible()
  await expect(field(staffPage, 'Name')).toHaveValue('')
  const found = await (await customer.request.get(`/api/product?q=${encodeURIComponent(name)}`)).json()
  const [{ _id, ...product }] = found
  try {
    expect(product).toMatchObject({
      price: 499.5,
      discountPercentage: 50,
      stock: 7,
      images: [expect.any(String), expect.any(String)],
    })
    expect(product.imageAlts).toEqual(['The back, with a heron', 'The front'])
    expect(product.colorImages).toEqual({ white: product.images[1] })

    await arriveAsNewcomer(customer)
    await customer.goto(`/product/${_id}`)
    const cover = customer.getByRole('img', { name: 'The back, with a heron' })
    // As uploaded, or in the shop's sizes once they are made.
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const placed = await orderShirt(customer, { productId: _id, color: 'white', price: 499.5 })
    expect((await (await customer.request.get(`/api/product/${_id}`)).json()).stock).toBe(6)
    await customer.goto(`/order/${placed._id}`)
    const ordered = customer.getByRole('main').getByRole('img', { name: `${name} in White` })
    await expect.poll(() => ordered.evaluate((image) => image.getBoundingClientRect().width)).toBe(64)
  } finally {
    await staff('DELETE', `/api/product/${_id}`)
  }
})

test('a new product survives bad files, an outage, a reload and a sign-out', async ({ staffPage: page }) => {
  await openForm(page)
  await add(page).click()
  await expect(page.getByText('Please fill in all required fields and upload at least one image')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Please upload at least one image')).toBeVisible()

  await choose(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Only some notes.'.repeat(20)) })
  await expect(page.getByText('notes.png: Please choose an image file: JPEG, PNG or WebP.')).toBeVisible()
  await choose(page, fileOf('huge.png', 'image/png', 5 * 1024 * 1024 + 1))
  await expect(page.getByText('huge.png: The picture is larger than 5MB. Please make it smaller.')).toBeVisible()
  await page.route('**/v0/b/**disc-3.png**', (route) => route.fulfill({ status: 403, json: {} }))
  await choose(page, ...[1, 2, 3, 4, 5, 6].map((number) => discPng(`disc-${number}.png`, 20 + number)))
  await expect(page.getByText('Maximum 5 images allowed per product')).toBeVisible()
  await expect(page.getByRole('listitem', { name: /^Picture \d$/ })).toHaveCount(5)
  // One of five that does not arrive says so itself, and can be sent again.
  await expect(row(page, 3).getByRole('alert')).toContainText('disc-3.png could not be uploaded')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be uploaded' })).toHaveCount(1)
  await page.unroute('**/v0/b/**disc-3.png**')
  await row(page, 3)
    .getByRole('button', { name: /Try again/i })
    .click()
  await expect(page.getByText('could not be uploaded')).toHaveCount(0)

  await row(page, 5).getByRole('button', { name: 'Remove picture 5' }).click()
  await expect(row(page, 5)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 5)).toBeVisible()

  await field(page, 'Name').fill('Kingfisher Tee')
  await field(page, 'Price').fill('0.5')
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Polo')
  await add(page).click()
  await expect(page.getByText('Please confirm the price, or enter another one')).toBeVisible()
  await expect(page.getByLabel('₹0.50 is the price')).not.toBeChecked()
  // The comma separates thousands, as the accessible text says; neither it nor the point of 'Rs.' is a decimal point.
  await field(page, 'Price').fill('')
  await field(page, 'Price').pressSequentially('1e9')
  await expect(page.getByText('Letters are left out. Please check the number.')).toBeVisible()
  await field(page, 'Price').fill('')
  await field(page, 'Price').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Rs. 499')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page, 'Price')).toHaveValue('499')
  await field(page, 'Price').fill('')
  await field(page, 'Name').focus()
  await field(page, 'Price').pressSequentially('Rs. 1,234.5')
  await page.route('**/api/product', (route) => route.abort())
  await add(page).click()
  await expect(page.getByText('We cannot reach the shop. Please check your connection and try again.')).toBeVisible()
  await expect(page.getByText('Not added yet. Everything you typed is still here.')).toBeVisible()
  await page.unroute('**/api/product')

  const isKept = async () => {
    await expect(page.getByText('Draft restored')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Kingfisher Tee')
    await expect(field(page, 'Price')).toHaveValue('1,234.5')
    await expect(page.getByRole('listitem', { name: /^Picture \d$/ })).toHaveCount(5)
    expect(await page.getByText('was not uploaded').count()).toBe(0)
  }
  await page.reload()
  await isKept()
  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  await page.goto('/admin/products')
  await fillSignIn(page, admin.login, admin.password)
  await isKept()

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'Name')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('')
  expect(await page.getByText('Draft restored').count()).toBe(0)
})
