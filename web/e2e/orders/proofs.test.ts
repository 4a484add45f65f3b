import { expect } from '@playwright/test'
import { screenOf, test } from '../fixtures/axe.ts'
import { admin, arriveAsNewcomer, callAs, phone, signIn } from '../fixtures/shop.ts'

const place = { xMm: 40, yMm: 40, widthMm: 120, heightMm: 17, rotationDeg: 0 }
const written = {
  version: 1,
  placement: 'Back A4',
  layers: [{ kind: 'text', text: 'MONSOON XI', font: 'baloo', color: '#ffffff', place }],
}

test('a team asks for a change of its proof on the phone, approves the next by its link, and the press may start', async ({
  page: drawer,
  axeAtBothWidths,
  visitor,
}) => {
  const customer = await visitor(phone)
  await arriveAsNewcomer(customer)
  const productId = 'polyester-dryfit'
  const asked = [{ color: 'black', size: 'M', quantity: 60, placement: 'Back A4' }]
  const { items, totalPrice } = await (
    await callAs(customer, 'POST', '/api/bulk-order/price', { productId, items: asked })
  ).json()
  const placed = await callAs(customer, 'POST', '/api/bulk-order', {
    ...{ productId, items, totalPrice, designs: [], designDocuments: [written], paymentMethod: 'cash_on_delivery' },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id: id } = await placed.json()

  await signIn(drawer, admin)
  await drawer.setViewportSize(screenOf(1280).viewport)
  await drawer.goto(`/admin/bulk-orders?order=${id}`)
  const record = drawer.getByRole('dialog')
  await expect(record.getByText('A proof is to be made')).toBeVisible()
  const sendProof = async (number: number, message: string) => {
    await record.getByRole('button', { name: `Send proof ${number}` }).click()
    await record.getByLabel('Message to the customer').fill(message)
    await record.getByRole('button', { name: `Send proof ${number}` }).click()
    await expect(record.getByText(`Proof ${number}, sent on`)).toBeVisible()
  }
  await sendProof(1, 'White letters on black.')
  await expect(record.getByRole('img', { name: 'Back A4 on Black', exact: true })).toBeVisible()
  await axeAtBothWidths('the drawer of an order with a proof')
  await record.getByRole('button', { name: 'Start without a proof' }).click()
  await record.getByRole('button', { name: 'Go back' }).click()

  await customer.goto(`/order/${id}`)
  const proof = customer.getByRole('region', { name: 'Proof 1' })
  await expect(proof.getByRole('img', { name: 'Back A4 on Black, from close by' })).toBeVisible()
  await proof.getByRole('button', { name: 'Ask for changes' }).click()
  await proof.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(proof.getByLabel('What should we change?')).toHaveAttribute('aria-invalid', 'true')
  await proof.getByLabel('What should we change?').fill('Please print it a little larger.')
  await proof.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(proof.getByText('We will change it and send you another proof.')).toBeVisible()

  await drawer.reload()
  await expect(record.getByText('Please print it a little larger.')).toBeVisible()
  await sendProof(2, 'As large as the back allows.')

  await customer.reload()
  const second = customer.getByRole('region', { name: 'Proof 2' })
  await second.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByText('We print exactly this.')).toBeVisible()
  expect(await second.getByRole('button').count()).toBe(0)

  await drawer.reload()
  await expect(record.getByText('The customer has approved what will be printed.')).toBeVisible()
  await record.getByRole('button', { name: 'Start production' }).click()
  await record.getByRole('button', { name: 'Confirm' }).click()
  await expect(record.getByRole('button', { name: 'Mark as completed' })).toBeVisible()
})
