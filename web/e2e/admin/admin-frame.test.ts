import { expect } from '@playwright/test'
import { faultsOf } from '../fixtures/axe.ts'
import { delay } from '../fixtures/connection.ts'
import { test } from '../fixtures/shop.ts'

test('staff find an order by its number and open it with the keyboard alone', async ({ staffPage }) => {
  const shirt = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const placed = await staffPage.request.post('/api/order', { data: shirt })
  const orderId: string = (await placed.json())._id
  await staffPage.goto('/admin/users')
  await expect(staffPage.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await staffPage.keyboard.press('?')
  await expect(staffPage.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await faultsOf(staffPage, 'the list of keys')).toEqual([])
  await staffPage.keyboard.press('Escape')
  await expect(staffPage.getByRole('dialog')).toHaveCount(0)

  await staffPage.keyboard.press('/')
  const search = staffPage.getByRole('searchbox', { name: 'Search users' })
  await expect(search).toBeFocused()
  await staffPage.keyboard.press('Control+k')
  const field = staffPage.getByRole('combobox', { name: 'Search orders, products, people and pages' })
  await expect(field).toBeFocused()
  const offered = staffPage.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await staffPage.keyboard.type('list')
  await expect(offered).toHaveText([/^Product List/])
  expect(await faultsOf(staffPage, 'the search of everything')).toEqual([])
  await field.fill('zzzzzz')
  await expect(staffPage.getByText('Nothing found for ‘zzzzzz’.')).toBeVisible()
  await staffPage.keyboard.press('Escape')
  await expect(search).toBeFocused()

  await staffPage.keyboard.press('Control+k')
  await field.fill(orderId.slice(-6))
  await staffPage.keyboard.press('Enter')
  await staffPage.waitForURL(`/admin/orders?order=${orderId}`)
  await expect(staffPage.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible()
  await staffPage.keyboard.press('Escape')
  await expect(staffPage.getByRole('dialog')).toHaveCount(0)
  await staffPage.keyboard.press('g')
  await staffPage.keyboard.press('b')
  await staffPage.waitForURL('/admin/bulk-orders')
})

test('what staff type right after opening the search goes into it, and opens no other page', async ({ staffPage }) => {
  await delay(staffPage, '**/assets/CommandPalette-*.js', 2000)
  await staffPage.goto('/admin/users')
  await expect(staffPage.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await staffPage.keyboard.press('Control+k')
  await staffPage.keyboard.type('gopal')
  await expect(staffPage.getByRole('combobox', { name: 'Search orders, products, people and pages' })).toHaveValue(
    'gopal',
  )
  await expect(staffPage).toHaveURL('/admin/users')
})

test('a new message shows in the bell and links to it', async ({ staffPage }) => {
  const subject = `Uniforms ${Date.now()}`
  const message = { name: 'Farida Khan', email: 'farida@example.test', subject, message: 'Do you print polos?' }
  const sent = await staffPage.request.post('/api/contact', { data: message })
  const { ticket } = await sent.json()
  await staffPage.goto('/admin/users')
  await staffPage.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
  const list = staffPage.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('region', { name: 'Messages' }).getByRole('link', { name: subject })).toBeVisible()
  expect(await faultsOf(staffPage, 'the notifications')).toEqual([])
  await list.getByRole('button', { name: 'Mark all as seen' }).click()
  await expect(staffPage.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await list.getByRole('link', { name: subject }).click()
  await staffPage.waitForURL(`/admin/messages?message=${ticket}`)
  await expect(list).toBeHidden()
})
