import { expect, test } from 'vitest'
import { singleUpload } from './design-fields.ts'
import { discPng } from './pictures.ts'
import { leave, visitor, withBrowser } from './shop.ts'

withBrowser()

const names = Array.from({ length: 12 }, (_, index) => `motif-${String(index + 1).padStart(2, '0')}.png`)

test('a shirt takes a dozen designs and more, which stay at hand on a phone and all reach the order', async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'Front A+ Size' }).check()
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  const files = names.map((name, index) => discPng(name, 600, [200 - index * 12, 30, index * 20, 255]))
  await singleUpload(page).setInputFiles(files)
  await page.getByText('Design 12 of 12').waitFor()
  await page.getByRole('button', { name: 'Upload Another Image' }).waitFor()
  const slots = page.getByRole('list', { name: 'Your designs' })
  expect(await slots.getByRole('listitem').count()).toBe(12)
  expect((await slots.boundingBox())?.height).toBeLessThan(844)
  await page.getByText(/^On the shirt this design and .* more overlap\./).waitFor()
  await page.getByRole('button', { name: 'Next design' }).tap()
  await page.getByText('Design 1 of 12').waitFor()
  await page.getByText('motif-01.png').first().waitFor()
  await page.getByRole('button', { name: 'Previous design' }).tap()
  await page.getByText('Design 12 of 12').waitFor()

  await page.getByRole('button', { name: 'Submit Order' }).tap()
  const consent = page.getByRole('checkbox', { name: 'Print anyway' })
  await page.getByRole('alert').filter({ hasText: 'motif-01.png has too few pixels for Front A+ Size' }).waitFor()
  await expect.poll(() => consent.evaluate((box) => box === document.activeElement)).toBe(true)
  const box = await consent.boundingBox()
  expect(box && box.y > 0 && box.y < 844).toBe(true)
  await consent.check()
  await page.getByRole('button', { name: 'Submit Order' }).tap()
  await page.getByRole('heading', { name: 'Order Submitted Successfully!' }).waitFor()
  await page.getByRole('link', { name: 'Track your order' }).tap()
  await page.getByRole('button', { name: 'Show 7 more' }).tap()
  await page.getByText('motif-12.png').waitFor()
  await leave(page)
})

test('a design is said to be lost on the cloth only once there is a cloth', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).waitFor()
  await singleUpload(page).setInputFiles(discPng('snow.png', 1500, [255, 255, 255, 255]))
  await page.getByText('prints sharp').waitFor()
  expect(await page.getByText('would hardly show').count()).toBe(0)
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByText('This design would hardly show: most of it has the colour of the White cloth.').waitFor()
  await page.getByRole('radio', { name: 'Black' }).check()
  await page.getByText('would hardly show').waitFor({ state: 'detached' })
  await leave(page)
})

test('who removes a design by keyboard stays among the designs', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await singleUpload(page).setInputFiles([discPng('sun.png', 1500), discPng('moon.png', 1500)])
  await page.getByText('Design 2 of 2').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Remove sun.png' }).press('Enter')
  await expect.poll(focused).toBe('Remove moon.png')
  await page.getByRole('button', { name: 'Remove moon.png' }).press('Enter')
  await expect.poll(focused).toContain('Upload Image')
  await leave(page)
})

test('whoever opens a guest’s link on another device sees the designs on the garment', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 900 } })
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'Left', exact: true }).check()
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await singleUpload(page).setInputFiles(discPng('crest.png', 700))
  await page.getByRole('button', { name: 'Remove crest.png' }).waitFor()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('link', { name: 'Track your order' }).click()
  await page.waitForURL(/\/order\/TS[0-9A-Z]{10}\?t=/)
  const address = page.url()
  await leave(page)

  const elsewhere = await visitor({ viewport: { width: 390, height: 844 } })
  await elsewhere.goto(address)
  const printed = elsewhere.getByRole('main').locator('svg image')
  await printed.waitFor({ state: 'attached' })
  const href = (await printed.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/api\/orders\/TS[0-9A-Z]{10}\/designs\/0\/preview\?t=/)
  expect(await widthOf(elsewhere, href)).toBe(480)
  const link = elsewhere.getByRole('link', { name: 'View Design' })
  expect(await link.getAttribute('href')).toBe(href)
  expect(await widthOf(elsewhere, href.replace(/\?t=.*/, ''))).toBe(0)
  await leave(elsewhere)
})

/** The natural width of a picture as this page may load it; 0 where it may not. */
const widthOf = (page: Awaited<ReturnType<typeof visitor>>, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode().catch(() => undefined)
    return image.naturalWidth
  }, address)
