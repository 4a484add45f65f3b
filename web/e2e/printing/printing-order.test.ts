import { expect } from '@playwright/test'
import { ordersOf, payWindowButton, test } from '../fixtures/buyer.ts'
import { paysInCash } from '../fixtures/delivery.ts'
import { pdfFile } from '../fixtures/pdf-files.ts'
import { discPng, fileOf } from '../fixtures/pictures.ts'
import { arriveAsNewcomer, phone } from '../fixtures/shop.ts'

// As the last file, whose tests need nothing of each other, it goes to all workers.
test.describe.configure({ mode: 'parallel' })

test('a customer orders 100 double-sided copies with spiral binding from a PDF and pays by UPI', async ({ page }) => {
  const { email } = await arriveAsNewcomer(page)
  await page.goto('/printing')
  const documents = page.getByLabel('Upload your document')
  await documents.setInputFiles(fileOf('thesis.docx', 'application/msword', 2000))
  await expect(page.getByText('In Word: File → Save as → PDF.')).toBeVisible()
  await documents.setInputFiles(pdfFile('locked.pdf', { pages: 1, isLocked: true }))
  await expect(page.getByText('This PDF is locked with a password.')).toBeVisible()

  const thesis = page.getByRole('article', { name: 'thesis.pdf' })
  const bucket = '**/v0/b/**'
  await page.route(bucket, () => undefined)
  await documents.setInputFiles(pdfFile('thesis.pdf', { pages: 4 }))
  await expect(page.getByRole('progressbar', { name: 'Uploading thesis.pdf' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your document' })).toBeFocused()
  await page.reload()
  await page.unroute(bucket)
  await expect(thesis.getByText('thesis.pdf did not upload. Please choose the file again.')).toBeVisible()
  await page.getByLabel('Choose thesis.pdf again').setInputFiles(pdfFile('thesis.pdf', { pages: 4 }))
  await expect(thesis.getByText('4 pages, A4, black & white')).toBeVisible()
  await expect(thesis.getByText('Helvetica')).toBeVisible()
  await page.getByRole('radio', { name: /Both sides/ }).check()
  await page.getByRole('radio', { name: /Spiral/ }).check()
  await expect(page.getByRole('radio', { name: /PerfectBinding/ })).toBeDisabled()
  await expect(page.getByText('PerfectBinding needs at least 20 sheets; this is 2')).toBeVisible()
  await page.getByLabel('Copies', { exact: true }).fill('90')
  await page.getByLabel('Copies', { exact: true }).press('Enter')
  await expect(page.getByText('Add 10 more copies to get 10% off.')).toBeVisible()
  await page.getByLabel('Copies', { exact: true }).fill('100')
  await page.getByLabel('Copies', { exact: true }).press('Enter')
  // 200 sheets at ₹0.54, printed at ₹2.16, and 100 spirals at ₹31.50.
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByText('₹3,690.00').first()).toBeVisible()
  await expect(thesis.getByText('Uploaded and checked')).toBeVisible()

  await page.reload()
  await expect(order.getByText('₹3,690.00').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  const place = page.getByRole('button', { name: /Place Order/ })
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  for (const label of ['Full Name', 'Phone Number', 'Email Address']) await page.getByLabel(label).fill('')
  await place.click()
  await expect(page.getByText('Please tell us your name, and a phone number or email to reach you.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.getByLabel('Full Name').fill('Nila Menon')
  await page.getByLabel('Phone Number').fill('98450 12345')
  await place.click()
  await payWindowButton(page).click()
  await page.waitForURL(/\/order\/TP/)
  await expect(page.getByText('Payment received')).toBeVisible()
  const contact = { name: 'Nila Menon', phone: '+919845012345', email: '' }
  expect(await ordersOf(page)).toMatchObject([{ kind: 'print', paymentStatus: 'paid', totalPrice: 3690, contact }])

  await page.goto('/printing')
  await expect(page.getByRole('button', { name: 'Upload your document' })).toBeVisible()
  expect(await order.getByRole('listitem').count()).toBe(0)
})

/** Longer than orders take, with the invisible marks that chats put around a sender's name. */
const chatPicture = `\u2068Ravi\u2069 ${'poster '.repeat(34)}.png`

test('a guest orders ten posters on a phone', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.goto('/printing')
  const documents = page.getByLabel('Upload your document')
  await documents.setInputFiles(fileOf(`${'Thesis_Final_'.repeat(12)}.docx`, 'application/msword', 2000))
  const refusal = page.getByRole('alert').filter({ hasText: 'In Word: File → Save as → PDF.' })
  await expect(refusal).toBeVisible()
  expect(await refusal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await documents.setInputFiles(pdfFile('flyer.pdf', { pages: 5 }))
  const flyer = page.getByRole('article', { name: 'flyer.pdf' })
  await flyer.getByRole('textbox', { name: 'Page of flyer.pdf' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(flyer.getByRole('button', { name: 'Next pages of flyer.pdf' })).toBeDisabled()
  await expect(flyer.getByRole('textbox', { name: 'Page of flyer.pdf' })).toHaveValue('5')
  await flyer.getByRole('button', { name: 'Remove flyer.pdf' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Upload your document' })).toBeFocused()
  await documents.setInputFiles([fileOf('notes.docx', 'application/msword', 2000), discPng(chatPicture, 900)])
  await expect(page.getByText('900 × 900 pixels, colour')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'notes.docx' })).toBeVisible()
  await page.getByLabel('Paper', { exact: true }).selectOption('Glossy')
  await page.getByLabel('Size', { exact: true }).selectOption('A3')
  await expect(page.getByText(/On A3 this picture has 54 dots per inch/)).toBeVisible()
  await page.getByLabel('Copies', { exact: true }).fill('10')
  await page.getByLabel('Copies', { exact: true }).press('Enter')
  // Ten sheets at ₹6.10, printed at ₹6.
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByText('₹121.00').first()).toBeVisible()
  // The link to the form stays in sight until the form is.
  const onward = page.locator('a[href="#place-order"]')
  await page.getByLabel('Copies', { exact: true }).scrollIntoViewIfNeeded()
  await expect(onward).toBeInViewport()
  const place = page.getByRole('button', { name: /Place Order/ })
  // The order comes before the form for the eye, the keyboard and screen readers.
  const form = await page.locator('#place-order').elementHandle()
  const isFollowing = await order.evaluate(
    (element, other) => other && element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
    form,
  )
  expect(isFollowing).toBe(true)
  await place.click()
  await expect(page.getByText('Please tell us your name, and a phone number or email to reach you.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toBeInViewport()
  await expect(onward).toBeHidden()
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Please give a phone number or an email')
  await page.getByLabel('Full Name').fill('Ravi Kulkarni')
  await page.getByLabel('Phone Number').fill('98450 12345')
  await paysInCash(page)
  await place.click()
  await page.waitForURL(/\/order\/TP\w+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible()
  await expect(page.getByText('₹121.00').first()).toBeVisible()

  // A file uploaded before signing in is kept.
  await page.goto('/printing')
  await documents.setInputFiles(pdfFile('draft.pdf', { pages: 2 }))
  await expect(page.getByText('Uploaded and checked')).toBeVisible()
  await arriveAsNewcomer(page)
  await page.goto('/printing')
  await expect(page.getByText('Uploaded and checked')).toBeVisible()
})

test('an order of a crore or more shows what it comes to, and whom to call', async ({ page }) => {
  await page.goto('/printing?way=services&tab=design')
  await page.getByRole('radio', { name: /^Gold/ }).check()
  await page.getByLabel('Quantity', { exact: true }).fill('20000')
  await page.getByRole('button', { name: 'Add to Order' }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByText('please call the shop')).toBeVisible()
  await expect(order.getByRole('definition')).toHaveText(['20,000', '₹1,39,80,000.00'])
})

test('a document that the price list can no longer print is not left out of the order without a word', async ({
  page,
}) => {
  await page.goto('/printing')
  await page.getByLabel('Upload your document').setInputFiles(pdfFile('thesis.pdf', { pages: 2 }))
  await expect(page.getByText('Uploaded and checked')).toBeVisible()
  await page.route('/api/pricing', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), printing: {} } })
  })
  await page.goto('/printing?tab=lamination')
  await page.getByRole('radio', { name: /^Matte/ }).check()
  await page.getByRole('button', { name: 'Add to Order' }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  const unprinted = 'We cannot print documents at the moment. Please remove it, or write to us.'
  await expect(order.getByRole('listitem').filter({ hasText: 'thesis.pdf' })).toContainText(unprinted)
  await page.getByLabel('Full Name').fill('Nila Menon')
  await page.getByLabel('Phone Number').fill('98450 12345')
  await paysInCash(page)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: unprinted })).toBeVisible()
})
