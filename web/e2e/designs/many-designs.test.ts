import { expect, type Page } from '@playwright/test'
import { collectsForCash } from '../fixtures/delivery.ts'
import { addSingle, bulkUpload, singleUpload } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { phone, pick, test } from '../fixtures/shop.ts'

const names = Array.from({ length: 12 }, (_, index) => `motif-${String(index + 1).padStart(2, '0')}.png`)

test('a shirt takes a dozen designs, which stay within reach on a phone and are all ordered', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.goto('/single-order')
  await pick(page, 'Front A+ Size', 'White', 'M')
  const files = names.map((name, index) => discPng(name, 600, [200 - index * 12, 30, index * 20, 255]))
  await singleUpload(page).setInputFiles(files)
  await expect(page.getByText('Design 12 of 12')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Another Image' })).toBeVisible()
  const slots = page.getByRole('list', { name: 'Your designs' })
  await expect(slots.getByRole('listitem')).toHaveCount(12)
  expect((await slots.boundingBox())?.height).toBeLessThan(844)
  await expect(page.getByText(/^On the shirt this design and .* more overlap\./)).toBeVisible()
  await page.getByRole('button', { name: 'Next design' }).tap()
  await expect(page.getByText('Design 1 of 12')).toBeVisible()
  await expect(page.getByText('motif-01.png').first()).toBeVisible()
  await page.getByRole('button', { name: 'Previous design' }).tap()
  await expect(page.getByText('Design 12 of 12')).toBeVisible()

  await collectsForCash(page)
  await page.getByRole('button', { name: 'Submit Order' }).tap()
  const consent = page.getByRole('checkbox', { name: 'Print anyway' })
  await expect(
    page.getByRole('alert').filter({ hasText: 'motif-01.png has too few pixels for Front A+ Size' }),
  ).toBeVisible()
  await expect(consent).toBeFocused()
  const box = await consent.boundingBox()
  expect(box && box.y > 0 && box.y < 844).toBe(true)
  await consent.check()
  await collectsForCash(page)
  // By keyboard, because a tap in the same place shortly after would count as part of a double tap.
  await page.getByRole('button', { name: 'Submit Order' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Submitted Successfully!' })).toBeVisible()
  await page.getByRole('link', { name: 'Track your order' }).tap()
  await page.getByRole('button', { name: 'Show 7 more' }).tap()
  await expect(page.getByText('motif-12.png')).toBeVisible()
})

test('one side of a bulk order takes two pictures and a text; a picture is replaced in place, removed and restored, and all are ordered', async ({
  page,
}) => {
  await page.goto('/order/polyester-dryfit')
  await page.getByRole('checkbox', { name: 'Front A4' }).check()
  await bulkUpload(page).setInputFiles([discPng('sun.png', 1500), discPng('moon.png', 1500, [30, 60, 200, 255])])
  await expect(page.getByText('Design 2 of 2')).toBeVisible()
  await expect(page.getByText(/overlap/)).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Left' }).check()
  await expect(page.getByAltText('Your design: moon.png'), 'a further placement gets the latest').toBeVisible()
  await expect(page.getByAltText('Your design: sun.png')).toHaveCount(0)
  await page.getByRole('group', { name: 'Design for' }).getByRole('radio', { name: 'Front A4' }).check()
  await page.getByRole('button', { name: 'Remove sun.png' }).click()
  await expect(page.getByAltText('Your design: sun.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: sun.png is back.')).toBeAttached()
  await expect(page.getByAltText('Your design: sun.png')).toBeVisible()
  await expect(page.getByText(/^Design \d of 2$/)).toBeVisible()

  const star = discPng('star.png', 1500, [20, 150, 60, 255])
  await page.locator('input[type=file][aria-label="Change Design of moon.png"]:not([inert] *)').setInputFiles(star)
  await expect(page.getByAltText('Your design: star.png')).toBeVisible()
  await expect(page.getByAltText('Your design: moon.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Team Pune')
  await expect(page.getByRole('application', { name: /Team Pune/ })).toBeVisible()

  await page.getByRole('textbox', { name: 'Black, M', exact: true }).fill('20')
  await collectsForCash(page)
  const asked = page.waitForRequest('**/api/bulk-order')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(page.getByRole('heading', { name: 'Order submitted successfully!' })).toBeVisible()
  expect((await asked).postDataJSON()).toMatchObject({
    designs: [{ placement: 'Left', path: expect.stringContaining('moon.png') }],
    designDocuments: [
      {
        placement: 'Front A4',
        layers: [
          { kind: 'picture', path: expect.stringContaining('sun.png') },
          { kind: 'picture', path: expect.stringContaining('star.png') },
          { kind: 'text', text: 'Team Pune' },
        ],
      },
    ],
  })
})

test('a design is reported invisible on the fabric only once its colour is chosen', async ({ page }) => {
  await page.goto('/single-order')
  await expect(page.getByRole('radio', { name: 'White' })).toBeVisible()
  await singleUpload(page).setInputFiles(discPng('snow.png', 1500, [255, 255, 255, 255]))
  await expect(page.getByText('prints sharp')).toBeVisible()
  expect(await page.getByText('will not be seen').count()).toBe(0)
  await page.getByRole('radio', { name: 'White' }).check()
  await expect(page.getByText('snow.png will not be seen on White.')).toBeVisible()
  expect(await page.getByText('white is printed underneath').count()).toBe(0)
  await page.getByRole('radio', { name: 'Black' }).check()
  await expect(page.getByText('will not be seen')).toHaveCount(0)
  await expect(page.getByText('On Black, white is printed underneath, so that your colours stay bright.')).toBeVisible()
})

test('the focus stays among the designs when they are chosen and removed by keyboard', async ({ page }) => {
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Image' }).press('Enter')
  await (await chooser).setFiles([discPng('sun.png', 1500), discPng('moon.png', 1500)])
  await expect(page.getByText('Design 2 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove moon.png' })).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Remove sun.png' }).press('Enter')
  await expect.poll(focused).toBe('Remove moon.png')
  await page.getByRole('button', { name: 'Remove moon.png' }).press('Enter')
  await expect.poll(focused).toContain('Upload Image')
})

test('a guest’s link opened on another device shows the designs on the garment', async ({ page, visitor }) => {
  await page.goto('/single-order')
  await pick(page, 'Left', 'White', 'M')
  await addSingle(page, discPng('crest.png', 700))
  await collectsForCash(page)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  const track = page.getByRole('link', { name: 'Track your order' })
  const address = (await track.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/order\/TS[0-9A-Z]{10}#t=/)

  const elsewhere = await visitor({ viewport: { width: 390, height: 844 } })
  await elsewhere.goto(address)
  const printed = elsewhere.getByRole('main').locator('svg image')
  await expect(printed).toBeAttached()
  const href = (await printed.getAttribute('href')) ?? ''
  // A normal address would have to contain the secret.
  expect(href).toMatch(/^blob:/)
  expect(await widthOf(elsewhere, href)).toBe(480)
  const link = elsewhere.getByRole('link', { name: 'View Design' })
  await expect(link).toHaveAttribute('href', href)
  const [id] = /TS[0-9A-Z]{10}/.exec(address) ?? []
  expect(await widthOf(elsewhere, `/api/orders/${id}/designs/0/preview`)).toBe(0)
})

/** Returns the natural width of a picture loaded by this page; 0 if it may not load it. */
const widthOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode().catch(() => undefined)
    return image.naturalWidth
  }, address)
