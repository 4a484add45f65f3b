import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../fixtures/shop.ts'

test('staff move ten orders at once; one that has left stays, with a reason', async ({ page, staff, staffPage }) => {
  const name = `Parade ${randomUUID().slice(0, 8)}`
  const place = async () => {
    const data = {
      ...{ size: 'M', color: 'white', placement: 'Front A4', quantity: 1, price: 120 },
      contact: { name, phone: `98${Math.floor(1e7 + Math.random() * 9e7)}` },
    }
    const placed = await page.request.post('/api/order', { data })
    expect(placed.status(), await placed.text()).toBe(201)
    return (await placed.json())._id as string
  }
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await place())
  const gone = ids[3] ?? ''
  for (const status of ['in_production', 'shipped']) await staff('PATCH', `/api/order/${gone}`, { status })

  await staffPage.goto(`/admin/orders?q=${encodeURIComponent(name)}&sort=oldest`)
  await expect(staffPage.getByText('Showing 10 of 10 orders')).toBeVisible()
  const box = (index: number) => staffPage.getByRole('checkbox', { name: `Select order ${ids[index]?.slice(-6)}` })
  await box(0).click()
  await box(9).click({ modifiers: ['Shift'] })
  await expect(staffPage.getByText('10 selected')).toBeVisible()
  await staffPage.getByRole('button', { name: 'Move to …' }).click()
  await staffPage.getByRole('menuitem', { name: 'Start production 9 of 10' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Start production: 10 orders' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('9 moved, 1 not.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Not moved' })).toHaveText(
    `${gone.slice(-6)} An order that is 'Ready to collect' cannot become 'In production'.`,
  )
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(staffPage.getByText('1 selected')).toBeVisible()
  const { status, timeline } = await staff('GET', `/api/orders/${ids[0]}`)
  expect([status, timeline.length]).toEqual(['in_production', 2])

  const question = staffPage.getByRole('group', { name: /^Cancel order/ })
  const open = async (index: number) => {
    await staffPage.getByRole('link', { name: ids[index]?.slice(-6) ?? '' }).click()
    await expect(staffPage.getByRole('dialog').getByRole('button', { name: 'Cancel order' })).toBeVisible()
  }
  await open(1)
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(question).toBeVisible()
  await staffPage.goBack()
  await expect(staffPage.getByRole('dialog')).toBeHidden()
  await open(2)
  await expect(question).toBeHidden()
})
