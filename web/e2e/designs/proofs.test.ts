import { expect, type Page } from '@playwright/test'
import { faultsOf, screenOf, test } from '../fixtures/axe.ts'
import { expectToFitPhone } from '../fixtures/fits-phone.ts'
import { choose, pressAt, tabTo, typeInto } from '../fixtures/keyboard.ts'
import { admin, arriveAsNewcomer, callAs, phone, signIn } from '../fixtures/shop.ts'
import { answerUnsaved } from '../fixtures/unsaved.ts'

const team = Array.from(
  { length: 15 },
  (_, index) => `Player ${index + 1}, ${String(index + 1).padStart(2, '0')}, ${index < 9 ? 'M' : 'L'}`,
)

/** The list with two errors in its last row. */
const withSlips = ['Name, Number, Size', ...team.slice(0, 14), 'Player 15, 14, giant'].join('\n')

/** Types the names and numbers of a team on the bulk page by keyboard alone, and orders. Returns the order's number. */
async function orderForTeam(page: Page, axe: (name: string) => Promise<void>): Promise<string> {
  await page.goto('/order/polyester-dryfit')
  await expect(page.getByRole('checkbox', { name: 'Back A4' })).toBeVisible()
  await tabTo(page, /^Back A4/)
  await page.keyboard.press('Space')
  await pressAt(page, 'Add names and numbers')
  await expect(page.getByRole('button', { name: 'Print the names' })).toBeVisible()
  await pressAt(page, 'Print the names')
  await expect(page.getByText('Names are printed at Back A4.')).toBeVisible()
  await pressAt(page, 'Print the numbers')
  await typeInto(page, 'Paste your list', withSlips)
  await pressAt(page, 'Use this list')
  await choose(page, 'Black')
  await expect(page.getByText('One row needs a correction.')).toBeVisible()
  await expect(page.getByText('‘giant’ is not one of our sizes')).toBeVisible()
  await expect(page.getByText('Number 14 is in the list twice: Player 14 has it, too.')).toBeVisible()
  await axe('the names and numbers of a bulk order')
  await pressAt(page, 'Go to row 15')
  await expect(page.getByLabel('Name, row 15')).toBeFocused()
  await typeInto(page, 'Number, row 15', '15')
  await tabTo(page, 'Size, row 15')
  await page.keyboard.press('l')
  await expect(page.getByText('Every row is fine.')).toBeVisible()
  await pressAt(page, 'Remove the list')
  await expect(page.getByRole('heading', { name: 'Names and numbers' })).toBeFocused()
  await pressAt(page, 'Undo')
  await expect(page.getByText('Every row is fine.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Black, M', exact: true })).toHaveValue('9')
  await expect(page.getByRole('textbox', { name: 'Black, L', exact: true })).toHaveValue('6')
  await pressAt(page, 'Next person')
  await expect(page.getByRole('img', { name: 'Preview for Player 2 02' })).toBeVisible()
  await typeInto(page, 'Phone Number', '98765 43210')
  await choose(page, 'Collect from the shop')
  await choose(page, 'Cash on Delivery')
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/bulk-order') && answer.status() === 201)
  await pressAt(page, /^Place Order/)
  return (await (await placed).json())._id
}

/** Adds a crest beside the text of the only print of the open order. */
async function changeDesign(drawer: Page, axe: (name: string) => Promise<void>): Promise<void> {
  const designer = drawer.getByRole('dialog', { name: /^Design on/ })
  const open = () => drawer.getByRole('button', { name: 'Change the design' }).click()
  await open()
  await expect(designer).toBeVisible()
  await drawer.keyboard.press('Escape')
  await expect(designer).toBeHidden()
  await open()
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#c4212f"/></svg>'
  const crest = { name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawn) }
  await designer.locator('input[type=file]').first().setInputFiles(crest)
  await expect(designer.getByRole('application', { name: /crest\.svg/ })).toBeVisible()
  await designer.getByRole('button', { name: 'Smaller', exact: true }).click()
  await axe('the designer with a design of an order')
  await drawer.keyboard.press('Escape')
  await answerUnsaved(drawer, 'Stay')
  await expect(designer.getByRole('application', { name: /crest\.svg/ })).toBeVisible()
  await designer.getByRole('button', { name: 'Save the change' }).click()
  await expect(designer).toBeHidden()
}

test('a team of 15 pastes names and numbers by keyboard alone, requests a change of its proof on the phone, approves the changed one by keyboard, and the press may start', async ({
  page: drawer,
  axeAtBothWidths,
  visitor,
}) => {
  const customer = await visitor(phone)
  await arriveAsNewcomer(customer)
  const axe = async (where: string) => expect(await faultsOf(customer, where, { of: 'screen' })).toEqual([])
  const id = await orderForTeam(customer, axe)

  await signIn(drawer, admin)
  await drawer.setViewportSize(screenOf(1280).viewport)
  await drawer.goto(`/admin/bulk-orders?order=${id}`)
  const record = drawer.getByRole('dialog')
  await expect(record.getByText('A proof has to be made')).toBeVisible()
  const sendProof = async (number: number, message: string) => {
    await record.getByRole('button', { name: `Send proof ${number}` }).click()
    await record.getByLabel('Message to the customer').fill(message)
    await drawer.keyboard.press('Escape')
    await answerUnsaved(drawer, 'Stay')
    await record.getByRole('button', { name: `Send proof ${number}` }).click()
    await expect(record.getByText(`Proof ${number}, sent on`)).toBeVisible()
  }
  await expect(record.getByRole('row', { name: 'Player 1 01 M' })).toBeVisible()
  await sendProof(1, 'White letters on black.')
  await expect(record.getByRole('img', { name: 'Back A4 on Black', exact: true })).toBeVisible()
  await axeAtBothWidths('the drawer of an order with a proof')
  await record.getByRole('button', { name: 'Start without a proof' }).click()
  await record.getByRole('button', { name: 'Go back' }).click()

  await customer.goto(`/order/${id}`)
  await expect(customer.getByRole('row', { name: 'Player 15 15 L' })).toBeVisible()
  const proof = customer.getByRole('region', { name: 'Proof 1' })
  await expect(proof.getByRole('img', { name: 'Back A4 on Black, close-up' })).toBeVisible()
  await proof.getByRole('button', { name: 'Ask for changes' }).click()
  await proof.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(proof.getByLabel('What should we change?')).toHaveAttribute('aria-invalid', 'true')
  await proof.getByLabel('What should we change?').fill('Please print it a little larger.')
  await expect(proof.getByLabel('What should we change?')).not.toHaveAttribute('aria-invalid')
  await proof.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(proof.getByText('We will change it and send you another proof.')).toBeVisible()

  await drawer.reload()
  await expect(record.getByText('Please print it a little larger.')).toBeVisible()
  await changeDesign(drawer, async (where) => expect(await faultsOf(drawer, where, { of: 'screen' })).toEqual([]))
  await expect(record.getByText('A proof has to be made')).toBeVisible()
  await sendProof(2, 'As large as the back allows.')

  await customer.reload()
  const second = customer.getByRole('region', { name: 'Proof 2' })
  await expect(second.getByRole('img', { name: 'Back A4 on Black', exact: true })).toBeVisible()
  await axe('a bulk order with a proof')
  await pressAt(customer, 'Approve')
  await expect(second.getByText('We will print exactly this.')).toBeVisible()
  await expect(second.getByText('We will print exactly this.')).toBeFocused()
  expect(await second.getByRole('button').count()).toBe(0)

  await drawer.reload()
  await expect(record.getByText('The customer has approved what will be printed.')).toBeVisible()
  await record.getByRole('button', { name: 'Start production' }).click()
  await record.getByRole('button', { name: 'Confirm' }).click()
  await expect(record.getByRole('button', { name: 'Mark as completed' })).toBeVisible()
})

/** Orders 60 shirts with names for a newcomer, of whom staff send a proof, and returns the order's number. */
async function orderWithProof(page: Page, staff: Staff): Promise<string> {
  await arriveAsNewcomer(page)
  const { items, totalPrice } = await callAs(page, 'POST', '/api/bulk-order/price', {
    items: [{ color: 'black', size: 'M', quantity: 60, placement: 'Back A4' }],
  }).then((priced) => priced.json())
  const place = { xMm: 40, yMm: 40, widthMm: 100, heightMm: 40, rotationDeg: 0 }
  const layers = [{ kind: 'text', text: 'NAME', fills: 'name', font: 'baloo', color: '#ffffff', place }]
  const designDocuments = [{ version: 1, placement: 'Back A4', layers }]
  const name = 'Venkatanarasimharajuvaripeta'
  const people = Array.from({ length: 60 }, () => ({ name, number: '', size: 'M', color: 'black' }))
  const order = { items, totalPrice, designDocuments, roster: { people } }
  const { _id } = await (await callAs(page, 'POST', '/api/bulk-order', order)).json()
  await staff('POST', `/api/admin/order/${_id}/proofs`, { number: 1 })
  return _id
}
type Staff = (method: string, path: string, data?: unknown) => Promise<unknown>

test('a customer whose order is begun while they write what to change is told that nobody waits for it any more', async ({
  page,
  staff,
}) => {
  const id = await orderWithProof(page, staff)
  await page.goto(`/order/${id}`)
  const proof = page.getByRole('region', { name: 'Proof 1' })
  await proof.getByRole('button', { name: 'Ask for changes' }).click()
  await proof.getByLabel('What should we change?').fill('In red, please.')
  await staff('POST', `/api/admin/order/${id}/proof-waiver`, { reason: 'Approved on the phone' })
  await proof.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('this order no longer waits for one')
  await expect(proof.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('a long link in what a customer wants changed is readable on a phone, for them and for staff', async ({
  page,
  staff,
  staffPage,
}) => {
  const id = await orderWithProof(page, staff)
  const comment = `Our new logo: https://files.example.test/${'0123456789'.repeat(8)}`
  await callAs(page, 'POST', `/api/orders/${id}/proofs/1/answer`, { answer: 'changes_asked', comment })
  for (const [reader, address] of [
    [page, `/order/${id}`],
    [staffPage, `/admin/bulk-orders?order=${id}`],
  ] as const) {
    await expectToFitPhone(reader, address, comment)
    const heading = reader.getByRole('columnheader', { name: 'Number' })
    expect(await heading.evaluate((cell) => cell.getBoundingClientRect().height), address).toBeLessThan(50)
  }
})
