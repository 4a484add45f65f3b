import { expect, test } from 'vitest'
import { bulkUpload, changeDesign, singleUpload } from './design-fields.ts'
import { discPng } from './pictures.ts'
import { leave, newcomer, visitor, withBrowser } from './shop.ts'

withBrowser()

test('an upload can be cancelled; one that breaks off is told and tried again', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).waitFor()
  const bucket = '**/v0/b/**'
  await page.route(bucket, () => undefined)
  await singleUpload(page).setInputFiles(discPng('first.png', 1300))
  await page.getByRole('progressbar', { name: 'Uploading first.png' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByAltText('Your design: first.png').waitFor({ state: 'detached' })
  await page.unroute(bucket)
  await page.route(bucket, (route) => route.fulfill({ status: 403, body: '{}' }))
  await singleUpload(page).setInputFiles(discPng('second.png', 1300))
  await page.getByText('Your design could not be uploaded. Please try again.').waitFor()
  await page.unroute(bucket)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Remove second.png' }).waitFor()
  await page.getByText('Your design could not be uploaded. Please try again.').waitFor({ state: 'detached' })
  await leave(page)
})

test.each(['drop', 'paste'] as const)('a picture comes by %s as well as by the button', async (way) => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  const button = page.getByRole('button', { name: 'Upload Image' })
  await button.waitFor()
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
  await page.getByRole('button', { name: 'Remove handed-over.png' }).waitFor()
  await leave(page)
})

test('a design uploaded as a guest is still ordered after signing in', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'Left', exact: true }).check()
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await singleUpload(page).setInputFiles(discPng('crest.png', 700))
  await page.getByRole('button', { name: 'Remove crest.png' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email or Phone').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/single-order')
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe(person.name)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}$/)
  await page.getByText('crest.png').first().waitFor()
  await leave(page)
})

test('a picture with more pixels than can be printed is refused before it is sent; a JPEG called .png is taken as what it is', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  const vast = discPng('vast.png', 40)
  vast.buffer.writeUInt32BE(12_000, 16)
  vast.buffer.writeUInt32BE(12_000, 20)
  await singleUpload(page).setInputFiles(vast)
  await page
    .getByText('The design has more pixels than we can print. Please save it with at most 80 megapixels.')
    .waitFor()

  const jpeg = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 700 })
    canvas.getContext('2d')?.fillRect(0, 0, 700, 350)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const forwarded = { name: 'forwarded.png', mimeType: 'image/png', buffer: Buffer.from(jpeg, 'base64') }
  await singleUpload(page).setInputFiles(forwarded)
  await page.getByRole('button', { name: 'Remove forwarded.png' }).waitFor()
  await page.getByRole('radio', { name: 'Left', exact: true }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  await leave(page)
})

test('further designs start beside the first and stay there when it is moved; an upload without a connection says that it waits', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await singleUpload(page).setInputFiles([1, 2, 3].map((number) => discPng(`motif-${number}.png`, 900)))
  await page.getByText('Design 3 of 3').waitFor()
  await page.getByText('prints sharp').waitFor()
  expect(await page.getByText(/overlap/).count()).toBe(0)
  const placeOf = () => page.getByRole('application').getAttribute('style')
  const third = await placeOf()
  await page.getByRole('button', { name: 'Next design' }).click()
  await page.getByText('Design 1 of 3').waitFor()
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Previous design' }).click()
  await page.getByText('Design 3 of 3').waitFor()
  expect(await placeOf()).toBe(third)

  await page.getByRole('button', { name: 'Remove motif-3.png' }).waitFor()
  await page.context().setOffline(true)
  await singleUpload(page).setInputFiles(discPng('train.png', 900))
  await page.getByText('You are offline. The upload waits for the connection.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove train.png' }).waitFor()
  await leave(page)
})

test('a design that a reload cut off on its way is missed by name, and no order goes without it unseen', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const bucket = '**/v0/b/**'
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByRole('radio', { name: 'Left', exact: true }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.route(bucket, () => undefined)
  await singleUpload(page).setInputFiles(discPng('half-way.png', 700))
  await page.getByRole('progressbar', { name: 'Uploading half-way.png' }).waitFor()
  await page.reload()
  const missed = page.getByText('half-way.png did not arrive. Please choose the file again.')
  await missed.waitFor()
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect.poll(() => missed.count()).toBe(2)
  await page.unroute(bucket)
  await singleUpload(page).setInputFiles(discPng('again.png', 700))
  await page.getByRole('button', { name: 'Remove again.png' }).waitFor()
  expect(await page.getByRole('button', { name: 'Remove half-way.png' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  await leave(page)
})

test('a bulk design that is cancelled, or cut off by a reload, is gone from all its placements, and the next is printed at all', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  const bucket = '**/v0/b/**'
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Left' }).check()
  await page.getByRole('checkbox', { name: 'Right' }).check()
  await page.getByRole('textbox', { name: 'Black, M', exact: true }).fill('20')
  const undesigned = page.getByText('Left, Right: no design yet.')
  await undesigned.waitFor()
  await page.route(bucket, () => undefined)
  await bulkUpload(page).setInputFiles(discPng('first.png', 700))
  await undesigned.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await undesigned.waitFor()

  await bulkUpload(page).setInputFiles(discPng('second.png', 700))
  await page.getByRole('progressbar', { name: 'Uploading second.png' }).waitFor()
  await page.reload()
  await page.getByText('second.png did not arrive. Please choose the file again.').waitFor()
  await page.unroute(bucket)
  await changeDesign(page).setInputFiles(discPng('third.png', 700))
  await page.getByText('second.png', { exact: true }).waitFor({ state: 'detached' })
  for (const placement of ['Left', 'Right']) {
    await page.getByRole('group', { name: 'Design for' }).getByRole('radio', { name: placement }).check()
    await page.getByAltText('Your design: third.png').waitFor()
  }
  await leave(page)
})
