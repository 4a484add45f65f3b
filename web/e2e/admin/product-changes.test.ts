import { expect } from '@playwright/test'
import { test } from '../fixtures/shop.ts'

test('staff duplicate a product, and change and delete several at once', async ({ staffPage, ownProducts, staff }) => {
  const mark = `Banarasi${Date.now().toString(36)}`
  const product = { price: 499, type: 'Round Neck', stock: 4, images: ['/catalogue/bagh-960.webp'] }
  await ownProducts.put({ ...product, name: `${mark} one` })
  const second = await ownProducts.put({ ...product, name: `${mark} two` })
  await staffPage.goto(`/admin/product-list?q=${mark}`)
  await expect(staffPage.getByRole('checkbox', { name: /^Select Banarasi/ })).toHaveCount(2)

  await staffPage.getByRole('button', { name: `Duplicate ${mark} two` }).click()
  await expect(staffPage.getByText(`${mark} two (copy)`).first()).toBeVisible()
  const copies = await staff('GET', `/api/admin/products?q=${mark}&hidden=true`)
  expect(copies).toMatchObject([{ name: `${mark} two (copy)`, stock: 0, isHidden: true }])

  await staffPage.goto(`/admin/product-list?q=${mark}`)
  for (const name of ['one', 'two (copy)'])
    await staffPage.getByRole('checkbox', { name: `Select ${mark} ${name}`, exact: true }).check()
  await staffPage.getByRole('combobox', { name: 'Change the selected products' }).selectOption('Mark: Best seller')
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Change 2 products' }).click()
  await expect(staffPage.getByText('2 products changed')).toBeVisible()
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  const marked = await staff('GET', `/api/admin/products?q=${mark}&flag=isBestSeller`)
  expect(marked.map(({ name }: { name: string }) => name).sort()).toEqual([`${mark} one`, `${mark} two (copy)`])

  await ownProducts.clear(second)
  for (const name of ['one', 'two', 'two (copy)'])
    await staffPage.getByRole('checkbox', { name: `Select ${mark} ${name}`, exact: true }).setChecked(name !== 'one')
  await staffPage.getByRole('button', { name: 'Delete', exact: true }).click()
  const asked = staffPage.getByRole('dialog', { name: 'Confirm Delete' })
  await expect(asked.getByText('Are you sure you want to delete 2 products?')).toBeVisible()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked.getByText('2 products deleted')).toBeVisible()
  expect(await staff('GET', `/api/admin/products?q=${mark}`)).toHaveLength(1)
})

test('an edit builds on what its editor has seen: in the list, after a refusal, and when a third person changes the product', async ({
  staffPage,
  ownProducts,
  staff,
}) => {
  const name = `Kalamkari${Date.now().toString(36)}`
  const product = { name, price: 499, type: 'Round Neck', stock: 10, images: ['/catalogue/bagh-960.webp'] }
  const id = await ownProducts.put(product)
  const change = (parts: object) => staff('PATCH', `/api/product/${id}`, parts)
  await staffPage.goto(`/admin/product-list?q=${name}`)
  const stock = staffPage.getByLabel(`Stock of ${name}`)
  await stock.fill('twelve')
  await stock.press('Enter')
  await change({ stock: 8, expectedStock: 10 })
  const again = staffPage.waitForResponse((response) => response.url().includes('/api/admin/products'))
  await staffPage.clock.setSystemTime(new Date(Date.now() + 60_000))
  await staffPage.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await again
  await stock.fill('12')
  await stock.press('Enter')
  await expect(stock).toHaveValue('10')

  await change({ stock: 1, expectedStock: 10 })
  await stock.fill('5')
  await stock.press('Enter')
  await expect(staffPage.getByText('The stock is 1 now')).toBeVisible()
  await stock.fill('3')
  await stock.press('Enter')
  await expect.poll(async () => (await staff('GET', `/api/product/${id}`)).stock).toBe(3)

  await staffPage.getByRole('link', { name, exact: true }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Update Product' })
  const pieces = dialog.getByLabel('Stock')
  await expect(pieces).toHaveValue('3')
  await change({ stock: 1, expectedStock: 3 })
  await pieces.fill('0')
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await expect(dialog.getByText('The stock is 1 now').first()).toBeVisible()
  await pieces.fill('6')
  await dialog.getByLabel('Name').fill(`${name} II`)
  await change({ price: 450 })
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  const note = dialog.getByRole('alert').filter({ hasText: 'changed this on' })
  await expect(note.getByRole('row', { name: /Price/ })).toContainText('₹450')
  await change({ price: 460 })
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await expect(note.getByRole('row', { name: /Price/ })).toContainText('₹460')
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await expect(staffPage.getByText('Product updated successfully!')).toBeVisible()
  expect(await staff('GET', `/api/product/${id}`)).toMatchObject({ name: `${name} II`, price: 460, stock: 6 })
})

test('staff save their filters as their own view, and clear all in one press', async ({ staffPage, staff }) => {
  await staffPage.goto('/admin/orders?paymentStatus=failed')
  await staffPage.getByRole('button', { name: 'Save view' }).click()
  const naming = staffPage.getByRole('dialog', { name: 'Save view' })
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(naming.getByText('Give it a name')).toBeVisible()
  await naming.getByLabel('Name').fill('unpaid')
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(naming.getByText('A view with this name already exists')).toBeVisible()
  // Another tab saves a view meanwhile.
  await staff('PUT', '/api/admin/views/orders', { views: [{ name: 'Late ones', query: 'sort=oldest' }] })
  await naming.getByLabel('Name').fill('Call these')
  await naming.getByRole('button', { name: 'Save' }).click()
  const view = staffPage.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Call these' })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await expect(staffPage.getByRole('link', { name: 'Late ones' })).toBeVisible()
  await staffPage.goto('/admin/orders')
  await view.click()
  await staffPage.waitForURL('**/admin/orders?paymentStatus=failed')

  await staffPage.goto('/admin/orders?q=asha&paymentStatus=failed&from=2026-11-01&sort=oldest')
  await staffPage.getByRole('button', { name: 'Clear filters' }).click()
  await staffPage.waitForURL('**/admin/orders?q=asha')
  await expect(staffPage.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await expect(staffPage.getByLabel('Payment status')).toBeFocused()
  await staff('PUT', '/api/admin/views/orders', { views: [] })
})
