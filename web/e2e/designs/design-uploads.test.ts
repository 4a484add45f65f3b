import { expect } from '@playwright/test'
import { collectsForCash } from '../fixtures/delivery.ts'
import { addSingle, bulkUpload, changeDesign, singleUpload, submitOrder } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { fillSignIn, newcomer, pick, register, test } from '../fixtures/shop.ts'

test('an upload can be cancelled, or retried if interrupted; the content below does not move', async ({ page }) => {
  await page.goto('/single-order')
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  const bucket = '**/v0/b/**'
  await page.route(bucket, () => undefined)
  await singleUpload(page).setInputFiles(discPng('first.png', 1300))
  await expect(page.getByRole('progressbar', { name: 'Uploading first.png' })).toBeVisible()
  const addText = page.getByRole('button', { name: 'Add text' })
  const topOfAddText = () => addText.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const whileSending = await topOfAddText()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByAltText('Your design: first.png')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' }), 'nothing is left to bring back').toBeDisabled()
  await page.unroute(bucket)
  await page.route(bucket, (route) => route.fulfill({ status: 403, body: '{}' }))
  await singleUpload(page).setInputFiles(discPng('second.png', 1300))
  await expect(page.getByText('Your design could not be uploaded. Please try again.')).toBeVisible()
  await page.unroute(bucket)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Remove second.png' })).toBeVisible()
  await expect(page.locator('button:focus'), 'where somebody stood, they stand on').toBeVisible()
  await expect(page.getByText('Your design could not be uploaded. Please try again.')).toHaveCount(0)
  expect(await topOfAddText(), 'a press that meets the end of an upload is not lost').toBe(whileSending)
})

for (const way of ['drop', 'paste'] as const) {
  test(`a picture can be added by ${way} as well as by the button`, async ({ page }) => {
    await page.goto('/single-order')
    const button = page.getByRole('button', { name: 'Upload Image' })
    // Only the shop's code accepts what is dropped, and it asks for the colours.
    await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
    const { name, mimeType, buffer } = discPng('handed-over.png', 1300)
    const picture = { name, mimeType, bytes: buffer.toString('base64') }
    await button.evaluate(
      (element, { way, picture }) => {
        const bytes = Uint8Array.from(atob(picture.bytes), (letter) => letter.charCodeAt(0))
        const files = new DataTransfer()
        files.items.add(new File([bytes], picture.name, { type: picture.mimeType }))
        const how = { bubbles: true, cancelable: true }
        if (way === 'drop') element.dispatchEvent(new DragEvent('drop', { dataTransfer: files, ...how }))
        else element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, ...how }))
      },
      { way, picture },
    )
    await expect(page.getByRole('button', { name: 'Remove handed-over.png' })).toBeVisible()
  })
}

test('a design uploaded as a guest is still ordered after signing in', async ({ page }) => {
  const person = await register(page, newcomer())
  await page.goto('/single-order')
  await pick(page, 'Left', 'White', 'M')
  await addSingle(page, discPng('crest.png', 700))
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, person.email, person.password)
  await page.waitForURL('**/single-order')
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name)
  await collectsForCash(page)
  await submitOrder(page)
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await expect(page.getByText('crest.png').first()).toBeVisible()
})

test('a picture with too many pixels is refused unsent; a JPEG called .png is accepted as a JPEG', async ({ page }) => {
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  const vast = discPng('vast.png', 40)
  vast.buffer.writeUInt32BE(12_000, 16)
  vast.buffer.writeUInt32BE(12_000, 20)
  await singleUpload(page).setInputFiles(vast)
  await expect(
    page.getByText('The design has more pixels than we can print. Please save it with at most 80 megapixels.'),
  ).toBeVisible()

  const jpeg = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 700 })
    canvas.getContext('2d')?.fillRect(0, 0, 700, 350)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const forwarded = { name: 'forwarded.png', mimeType: 'image/png', buffer: Buffer.from(jpeg, 'base64') }
  await singleUpload(page).setInputFiles(forwarded)
  await expect(page.getByRole('button', { name: 'Remove forwarded.png' })).toBeVisible()
  await pick(page, 'Left', 'M')
  await collectsForCash(page)
  await submitOrder(page)
})

test('further designs start beside the first and stay there when it is moved; an offline upload says that it is waiting', async ({
  page,
}) => {
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await singleUpload(page).setInputFiles([1, 2, 3].map((number) => discPng(`motif-${number}.png`, 900)))
  await expect(page.getByText('Design 3 of 3')).toBeVisible()
  await expect(page.getByText('prints sharp')).toBeVisible()
  expect(await page.getByText(/overlap/).count()).toBe(0)
  const placeOf = () => page.getByRole('application').getAttribute('style')
  const third = await placeOf()
  await page.getByRole('button', { name: 'Next design' }).click()
  await expect(page.getByText('Design 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Previous design' }).click()
  await expect(page.getByText('Design 3 of 3')).toBeVisible()
  expect(await placeOf()).toBe(third)

  await expect(page.getByRole('button', { name: 'Remove motif-3.png' })).toBeVisible()
  await page.context().setOffline(true)
  await singleUpload(page).setInputFiles(discPng('train.png', 900))
  await expect(page.getByText('You are offline. The upload will resume when you are back online.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove train.png' })).toBeVisible()
})

test('a design cut off by a reload is reported by name, and not ordered without unnoticed', async ({ page }) => {
  const bucket = '**/v0/b/**'
  await page.goto('/single-order')
  await pick(page, 'White', 'Left', 'M')
  await page.route(bucket, () => undefined)
  await singleUpload(page).setInputFiles(discPng('half-way.png', 700))
  await expect(page.getByRole('progressbar', { name: 'Uploading half-way.png' })).toBeVisible()
  await page.reload()
  const missed = page.getByText('half-way.png did not upload. Please choose the file again.')
  await expect(missed).toBeVisible()
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
  await collectsForCash(page)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(missed).toHaveCount(2)
  await page.unroute(bucket)
  await addSingle(page, discPng('again.png', 700))
  expect(await page.getByRole('button', { name: 'Remove half-way.png' }).count()).toBe(0)
  await collectsForCash(page)
  await submitOrder(page)
})

test('a bulk design cancelled, or cut off by a reload, is removed from all its placements, and the next is printed at all', async ({
  page,
}) => {
  const bucket = '**/v0/b/**'
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('checkbox', { name: 'Right' }).check()
  await page.getByRole('textbox', { name: 'Black, M', exact: true }).fill('20')
  const undesigned = page.getByText('Left, Right: no design yet.')
  await expect(undesigned).toBeVisible()
  await page.route(bucket, () => undefined)
  await bulkUpload(page).setInputFiles(discPng('first.png', 700))
  await expect(undesigned).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(undesigned).toBeVisible()

  await bulkUpload(page).setInputFiles(discPng('second.png', 700))
  await expect(page.getByRole('progressbar', { name: 'Uploading second.png' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('second.png did not upload. Please choose the file again.')).toBeVisible()
  await page.unroute(bucket)
  await changeDesign(page).setInputFiles(discPng('third.png', 700))
  await expect(page.getByText('second.png', { exact: true })).toHaveCount(0)
  for (const placement of ['Left', 'Right']) {
    await page.getByRole('group', { name: 'Design for' }).getByRole('radio', { name: placement }).check()
    await expect(page.getByAltText('Your design: third.png')).toBeVisible()
  }
})
