import { expect } from '@playwright/test'
import { discPng, fileOf } from '../fixtures/pictures.ts'
import { arriveAsNewcomer, orderShirt, test } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

test('a buyer reviews what has arrived with a photo, everybody sees it, and it disappears when staff hide it', async ({
  page,
  visitor,
  staff,
  staffPage,
  ownProducts,
}) => {
  const name = `Reviewed Tee ${Date.now()}`
  const shirt = { price: 499, type: 'Round Neck', stock: 5, isCustomizable: true, sizes: ['M'], colors: ['black'] }
  const productId = await ownProducts.put({ name, ...shirt, images: ['/catalogue/cutting-chai-black-960.webp'] })
  await arriveAsNewcomer(page)
  const { _id } = await orderShirt(page, { productId })
  for (const status of ['in_production', 'shipped', 'delivered']) await staff('PATCH', `/api/order/${_id}`, { status })

  // A customer with an unconfirmed email is told before they write, not after.
  await page.route('**/api/users/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isEmailProven: false } })
  })
  await page.goto(`/order/${_id}`)
  const note = page.getByRole('note').filter({ hasText: 'Your email is not confirmed yet' })
  await expect(note.getByRole('button', { name: 'Send again' })).toBeVisible()
  const write = page.getByRole('button', { name: `Write a review of ${name}` })
  await write.click()
  const firstStar = page.getByRole('radio', { name: '1 star' })
  await expect(firstStar).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(write).toBeFocused()
  await write.click()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('alert').getByText('Please give one to five stars')).toBeVisible()
  await expect(firstStar).toBeFocused()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByRole('textbox', { name: 'Your review' }).fill('Soft cloth, sharp print.')
  const photos = page.locator('input[type=file][aria-label="Add photos"]')
  await photos.setInputFiles(fileOf('letter.jpg', 'image/jpeg', 900))
  await expect(page.getByRole('alert')).toHaveText('Please choose an image file: JPEG, PNG or WebP.')
  await photos.setInputFiles(discPng('at-home.png', 900))
  await expect(page.getByRole('img', { name: `Your photo 1 of ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Thank you for your review.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit your review of ${name}` })).toBeFocused()

  const reader = await visitor()
  await reader.goto(`/product/${productId}?tab=reviews`)
  await expect(reader.getByRole('list', { name: 'Reviews' })).toContainText('Soft cloth, sharp print.')
  await expect(reader.getByRole('link', { name: '4 (1 review)' })).toBeVisible()
  const photo = reader.getByRole('img', { name: new RegExp(`^Photo 1 of ${name} by `) })
  await expect(photo).toHaveJSProperty('complete', true)
  await reader.getByRole('button', { name: `Enlarge: Photo 1 of ${name}` }).click()
  const zoomed = reader.getByRole('dialog').getByRole('img', { name: 'Photo 1' })
  await expect.poll(() => zoomed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  const address = await zoomed.getAttribute('src')
  await reader.goBack()
  await expect(reader.getByRole('dialog')).toHaveCount(0)

  await staffPage.goto('/admin/reviews?filter=unanswered')
  await staffPage.getByRole('button', { name: `Answer the review of ${name}` }).click()
  await expect(staffPage.getByRole('dialog').getByLabel('Answer')).toBeFocused()
  await staffPage.getByRole('dialog').getByLabel('Answer').fill('Thank')
  await staffPage.keyboard.press('Escape')
  await answerUnsaved(staffPage, 'Stay')
  await expect(staffPage.getByRole('dialog').getByLabel('Answer')).toHaveValue('Thank')
  await staffPage.getByRole('button', { name: 'Cancel' }).click()
  await staffPage.getByRole('button', { name: `Hide the review of ${name}` }).click()
  await staffPage.getByRole('dialog').getByLabel('Reason').fill('Written for a test')
  // Somebody else answers it meanwhile, which removes it from this list: their answer is not overwritten unseen, and the typed reason stays.
  const [{ _id: reviewId }] = (await staff('GET', '/api/admin/reviews')).filter(
    (review: { productId: string }) => review.productId === productId,
  )
  await staff('PATCH', `/api/admin/reviews/${reviewId}`, { answer: 'Thank you!' })
  await staffPage.getByRole('button', { name: 'Hide review' }).click()
  await expect(staffPage.getByRole('alert')).toContainText(
    'Its answer now reads ‘Thank you!’. Your change is not saved yet',
  )
  await expect(staffPage.getByRole('dialog').getByLabel('Reason')).toHaveValue('Written for a test')
  await staffPage.getByRole('button', { name: 'Hide review' }).click()
  await expect(staffPage.getByRole('dialog')).toHaveCount(0)
  await staffPage.goto('/admin/reviews')
  await expect(staffPage.getByRole('button', { name: `Show again the review of ${name}` })).toBeVisible()
  await expect(staffPage.getByRole('row').filter({ hasText: name })).toContainText('Thank you!')
  expect((await reader.request.get(address ?? '')).status()).toBe(404)
  await expect(staffPage.getByRole('img', { name: `Photo 1 of ${name}` })).toBeVisible()
  await reader.reload()
  await expect(reader.getByText('No reviews yet.')).toBeVisible()
  await page.getByRole('button', { name: `Delete your review of ${name}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).press('Enter')
  await expect(page.getByText('Your review is deleted.')).toBeVisible()
  await expect(write).toBeFocused()
  expect(await reader.getByText('Soft cloth, sharp print.').count()).toBe(0)
})
