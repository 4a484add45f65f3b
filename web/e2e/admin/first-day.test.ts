import { expect, type Page } from '@playwright/test'
import { faultsAtBothWidths } from '../fixtures/axe.ts'
import { placeOrderFor } from '../fixtures/buyer.ts'
import { test } from '../fixtures/empty-shop.ts'
import { discPng } from '../fixtures/pictures.ts'
import { changeDocument, fillSignIn, newcomer } from '../fixtures/shop.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Open your shop' })
const left = (page: Page) => list(page).getByRole('link')
/** Returns to the dashboard, which shows how far the shop is set up. */
async function isDone(page: Page, steps: number): Promise<void> {
  await page.goto('/admin')
  await expect(list(page)).toContainText(`${steps} of 5 done`)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('the owner of a new shop follows the list of first steps, each is ticked by what it leaves in the shop, and a customer buys', async ({
  page,
  context,
  visitor,
  request,
  emptyShop,
}) => {
  await emptyShop.lead(context)
  await page.goto('/signin')
  await fillSignIn(page, emptyShop.owner.login, emptyShop.owner.password)
  await page.waitForURL('/')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await expect(list(page)).toContainText('0 of 5 done')
  expect(await faultsAtBothWidths(page, 'the first day')).toEqual([])

  await left(page).getByText('Enter the name and GSTIN of the shop').click()
  await page.getByLabel('Legal name').fill('Surat Prints LLP')
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('24AAACC1206D1ZM')
  await page.getByLabel('Shipping fee').fill('49')
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  await isDone(page, 2)

  await left(page).getByText('Add the first product').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Diamond Tee')
  await page.getByRole('link', { name: 'Add the first type of product' }).click()
  await page.getByRole('textbox', { name: 'Product Type' }).fill('Round Neck')
  await page.getByRole('button', { name: 'Add Product Type' }).click()
  await expect(page.getByText('Product type created successfully')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Diamond Tee')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('499')
  await page.getByLabel('Stock').fill('5')
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Round Neck')
  await page.locator('input[type="file"][aria-label="Upload images"]').setInputFiles(discPng('front.png', 60))
  await expect(page.getByRole('textbox', { name: 'What picture 1 shows' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await isDone(page, 3)

  const customer = await visitor()
  await emptyShop.lead(customer.context())
  await customer.goto('/')
  await expect(customer.getByRole('contentinfo')).toContainText('Surat Prints LLP · GSTIN 24AAACC1206D1ZM')
  await customer.getByRole('link', { name: 'Diamond Tee' }).first().click()
  await expect(customer.getByRole('heading', { level: 1, name: 'Diamond Tee' })).toBeVisible()
  const address = { street: '7 Ring Road', city: 'Surat', state: 'Gujarat', country: 'India', pincode: '395002' }
  const buyer = { ...newcomer(), address }
  expect((await request.post(`${emptyShop.url}/api/users/register`, { data: buyer })).status()).toBe(201)
  await customer.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const sheet = customer.getByRole('dialog', { name: 'Please log in to add items to cart.' })
  await sheet.getByRole('button', { name: 'Sign in with a password' }).click()
  await fillSignIn(customer, buyer.email, buyer.password)
  await expect(customer.getByText(/added to (your )?cart/i).first()).toBeVisible()
  await customer.goto('/cart?step=checkout')
  await expect(customer.getByLabel('PIN code')).toHaveValue('395002')
  await customer.getByLabel('Phone Number').fill('98250 12345')
  await placeOrderFor('₹548.00', customer).click()
  await customer.waitForURL(/\/order\/TS/)
  const id = new URL(customer.url()).pathname.split('/').at(-1) ?? ''

  await page.goto(`/admin/orders?order=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark payment as completed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog').getByText('Payment completed')).toBeVisible()
  await isDone(page, 4)
  const delivery = { mapValue: { fields: { state: { stringValue: 'sent' } } } }
  await changeDocument(request, `mail/${id}-placed`, { delivery }, emptyShop.projectId)
  const told = page.waitForResponse(/first-steps/)
  await page.goto('/admin')
  await (await told).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})
