import { expect } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { admin, fillSignIn, mark, test } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

test('a price changed in the list is the price in the shop, and can be undone', async ({
  staffPage,
  ownProducts,
  visitor,
  staff,
}) => {
  const name = `Ajrakh ${mark()}`
  const product = { name, price: 499, type: 'Round Neck', stock: 4, images: ['/catalogue/bagh-960.webp'] }
  const id = await ownProducts.put(product)
  await staffPage.goto(`/admin/product-list?q=${name}`)
  const price = staffPage.getByLabel(`Price of ${name}`)
  await price.fill('1,300')
  await price.press('Enter')
  await staffPage.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveValue('499')
  await price.fill('1,249.50')
  await price.press('Enter')
  await expect(staffPage.getByText(`Price changed: ${name}`)).toBeVisible()
  const page = await visitor()
  await page.goto(`/product/${id}`)
  await expect(page.getByText('₹1,249.50').first()).toBeVisible()

  // A piece is sold while the new number is typed: it stays sold, and the row says so.
  const stock = staffPage.getByLabel(`Stock of ${name}`)
  await stock.fill('10')
  await staff('PATCH', `/api/product/${id}`, { stock: 3, expectedStock: 4 })
  await stock.press('Enter')
  await expect(stock).toHaveValue('9')

  // A number that was being saved when the session ended is back afterwards, and Enter saves it.
  const endSession = () => staffPage.route('**/api/product/*', (route) => route.fulfill({ status: 401, body: '{}' }))
  const signInAgain = async () => {
    await staffPage.waitForURL('**/signin?**')
    await staffPage.unroute('**/api/product/*')
    await fillSignIn(staffPage, admin.login, admin.password)
  }
  await endSession()
  await stock.fill('12')
  await stock.press('Enter')
  await signInAgain()
  await expect(stock).toHaveValue('12')
  await stock.press('Enter')
  await expect.poll(async () => (await staff('GET', `/api/product/${id}`)).stock).toBe(12)

  await staffPage.getByRole('link', { name, exact: true }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Update Product' })
  await dialog.getByLabel('Name').fill(`${name} II`)
  await staffPage.keyboard.press('Escape')
  // The question is in the middle of the screen, clear of the message of the last change.
  const message = await staffPage.getByText(`Stock changed: ${name}`).last().boundingBox()
  const question = await staffPage.getByRole('dialog', { name: 'Leave without saving?' }).boundingBox()
  expect((message?.y ?? Number.NaN) + (message?.height ?? 0)).toBeLessThan(question?.y ?? 0)
  await answerUnsaved(staffPage, 'Stay')
  // What was typed when the session ended is back afterwards.
  await endSession()
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await signInAgain()
  await expect(dialog.getByLabel('Name')).toHaveValue(`${name} II`)
  expect(await faultsOf(staffPage, 'Update Product')).toEqual([])
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await expect(staffPage.getByText('Product updated successfully!')).toBeVisible()
  await staffPage.getByRole('link', { name: `${name} II`, exact: true }).click()

  // Somebody deletes the product meanwhile: what was typed becomes a new one.
  await dialog.getByLabel('Name').fill(`${name} III`)
  await ownProducts.clear(id)
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await expect(dialog.getByText('This product no longer exists')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add as new' }).click()
  await staffPage.waitForURL('**/admin/products')
  await expect(staffPage.getByRole('textbox', { name: /^Name/ })).toHaveValue(`${name} III`)
})

test('of a file of 200 products with 3 errors, staff see the 3 and import 197, and are warned before importing it again', async ({
  staffPage,
  staff,
}) => {
  const { type } = await staff('POST', '/api/product-types', { type: `Import ${mark()}` })
  const wrong: Record<number, string> = { 20: 'free', 120: '-1', 199: '12,99' }
  const rows = Array.from({ length: 200 }, (_, index) => {
    const price = wrong[index] ?? '1,299.00'
    return `"Phulkari ${index}";"${price}";${type};7;/catalogue/bagh-960.webp;yes`
  })
  await staffPage.goto('/admin/product-list/import')
  const buffer = Buffer.from(['name;price;type;stock;images;hidden', ...rows].join('\n'))
  const file = { name: 'phulkari.csv', mimeType: 'text/csv', buffer }
  const chooser = staffPage.locator('input[type=file]')
  await chooser.setInputFiles(file)
  await expect(staffPage.getByText('197 new, 0 changed, 0 unchanged, 3 wrong')).toBeVisible()
  const refused = staffPage.getByRole('region', { name: 'Wrong rows' }).getByRole('row')
  await expect(refused.filter({ hasText: 'Phulkari 199' })).toContainText('201')
  expect((await staff('GET', `/api/admin/products?type=${type}`)).length).toBe(0)
  expect(await faultsOf(staffPage, 'a checked import')).toEqual([])
  await staffPage.getByRole('button', { name: 'Import 197 products' }).click()
  await expect(staffPage.getByText('197 products imported, 3 not')).toBeVisible()
  // What must be corrected in the file is still shown.
  await expect(staffPage.getByRole('region', { name: 'Not imported' }).getByRole('row')).toHaveCount(4)
  // A browser reports only a change of the value, and a corrected file has the same name.
  await expect(chooser).toHaveValue('')
  await chooser.setInputFiles(file)
  await expect(staffPage.getByText('Importing it again adds 197 products once more.')).toBeVisible()

  // They are hidden, so that no other journey meets them.
  const first = await staff('GET', `/api/admin/products?type=${type}&limit=100&sort=name`)
  const second = await staff('GET', `/api/admin/products?type=${type}&limit=100&sort=-price`)
  expect(new Set([...first, ...second].map(({ name }) => name)).size).toBe(197)
  expect(first[0]).toMatchObject({ price: 1299, stock: 7, isHidden: true })
})
