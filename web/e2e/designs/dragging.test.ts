import { expect, type Locator, type Page } from '@playwright/test'
import { faultsAtBothWidths } from '../fixtures/axe.ts'
import { addSingle, singleUpload } from '../fixtures/design-fields.ts'
import { discPng } from '../fixtures/pictures.ts'
import { test } from '../fixtures/shop.ts'
import { touch } from '../fixtures/touch.ts'

test('a dragged design follows the pointer at once, and is stored only where it is dropped', async ({ page }) => {
  const design = await smallDesign(page)
  await design.scrollIntoViewIfNeeded()
  const before = await design.boundingBox()
  if (!before) throw new Error('No design is at hand')
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  expect(await writesWhileDragged(page, { ...at, byPx: 12 })).toBe(0)
  const dragged = await design.boundingBox()
  expect(dragged?.x).toBeCloseTo(before.x + 12, 0)
  await page.mouse.up()
  await expect.poll(async () => (await design.boundingBox())?.x).toBeCloseTo(before.x + 12, 0)
  await page.reload()
  await expect(design).toBeVisible()
  await design.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await design.boundingBox())?.x).toBeCloseTo(before.x + 12, 0)
})

test('designs selected by Shift-click move together and align, until the selection is cleared', async ({ page }) => {
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await singleUpload(page).setInputFiles([discPng('sun.png', 900), discPng('moon.png', 900), discPng('star.png', 900)])
  await expect(page.getByText('Design 3 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Move sun.png', exact: true }).click({ modifiers: ['Shift'] })
  const selected = page.getByRole('group', { name: 'Selected layers' })
  await expect(selected.getByText('2 layers together', { exact: true })).toBeVisible()
  const parts = page.locator('[data-part]')
  await expect(parts).toHaveCount(2)
  const ticked = page.getByRole('checkbox', { name: /^Select /, checked: true })
  await expect(ticked).toHaveCount(2)
  await expect(page.getByText('sun.png, star.png')).toBeVisible()
  for (const _ of [1, 2, 3, 4]) await page.getByRole('application').press('-')
  const before = await leftsAtRest(parts)
  await page.getByRole('application').press('Shift+ArrowLeft')
  await expect
    .poll(async () => (await leftsAtRest(parts)).filter((left, index) => left !== before[index]).length)
    .toBe(2)

  await page.getByRole('checkbox', { name: 'Select moon.png' }).check()
  await expect(parts).toHaveCount(3)
  const bar = page.getByRole('group', { name: 'Align to each other' })
  const apart = await leftsAtRest(parts)
  expect(new Set(apart).size).toBeGreaterThan(1)
  await bar.getByRole('button', { name: 'Align left', exact: true }).press('Enter')
  await expect(page.getByText(/^[12] layers? aligned left\.$/i)).toBeAttached()
  expect(new Set(await leftsAtRest(parts)).size).toBe(1)
  await expect(bar.getByRole('button', { name: 'Space evenly down', exact: true })).toBeVisible()
  expect(await faultsAtBothWidths(page, 'selected layers', { of: 'screen' })).toEqual([])
  // Of three below each other, the box around two includes the one between them.
  await bar.getByRole('button', { name: 'Space evenly down', exact: true }).press('Enter')
  const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
  const between = tops.indexOf(tops.toSorted((one, other) => one - other)[1] ?? 0)
  const name = ['sun.png', 'moon.png', 'star.png'][between]
  await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck()
  await expect(parts).toHaveCount(2)
  const box = await page.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox()
  await page.keyboard.down('Shift')
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.keyboard.up('Shift')
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked()
  await expect(parts).toHaveCount(3)
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => leftsAtRest(parts)).toEqual(apart)

  await page.getByRole('checkbox', { name: 'Select moon.png' }).uncheck()
  await page.getByRole('button', { name: 'Group', exact: true }).click()
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select star.png' }).check()
  await page.getByRole('checkbox', { name: 'Select moon.png' }).check()
  await expect(bar.getByRole('button')).toHaveCount(6)
  await bar.getByRole('button', { name: 'Align left', exact: true }).press('Enter')
  await expect(page.getByText('aligned left.')).toBeAttached()
  // The group keeps its layout: its first member is further left than the other.
  const [sun, moon, star] = (await leftsAtRest(parts)).map(Number.parseFloat)
  expect(moon).toBeCloseTo(Math.min(sun ?? 0, star ?? 0), 3)
  expect(sun).not.toBeCloseTo(star ?? 0, 3)
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(page.locator('input[type="checkbox"]:focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Ungroup' }).click()
  await expect(parts).toHaveCount(0)
  // The current design is ticked, and nothing else.
  await page.getByRole('button', { name: 'Place', exact: true }).first().click()
  await expect(ticked).toHaveCount(1)
  await page
    .getByRole('checkbox', { name: /^Select /, checked: false })
    .first()
    .check()
  await expect(parts).toHaveCount(2)
  await page.getByRole('application').press('Escape')
  await expect(ticked).toHaveCount(1)
})

test('two fingers on a design turn and enlarge it', async ({ page }) => {
  const design = await smallDesign(page)
  await design.scrollIntoViewIfNeeded()
  const before = await design.evaluate((element: HTMLElement) => element.style.cssText)
  await pinch(page)
  await expect.poll(() => design.evaluate((element: HTMLElement) => element.style.cssText)).not.toBe(before)
  expect(await design.evaluate((element: HTMLElement) => element.style.rotate)).not.toBe('0deg')
})

/** Returns the left edge of each of these once they no longer move: the garment is redrawn a moment after a key. */
async function leftsAtRest(parts: Locator): Promise<string[]> {
  let lefts: string[] = []
  await expect
    .poll(async () => {
      const before = lefts.join()
      lefts = await parts.evaluateAll((each) => each.map((part) => (part as HTMLElement).style.left))
      return lefts.join() === before
    })
    .toBe(true)
  return lefts
}

/** Puts a design on a shirt and makes it smaller, because at first it fills its print area. */
async function smallDesign(page: Page): Promise<Locator> {
  await page.goto('/single-order')
  await page.getByRole('radio', { name: 'White' }).check()
  await addSingle(page, discPng('sun.png', 900))
  for (let time = 0; time < 6; time++) await page.getByRole('button', { name: 'Smaller', exact: true }).click()
  return page.getByRole('application')
}

/** Drags what the mouse has pressed by this many pixels, one per frame, and returns how often something was stored meanwhile. */
const writesWhileDragged = (page: Page, dragged: { x: number; y: number; byPx: number }) =>
  page.evaluate(async ({ x, y, byPx }) => {
    let writes = 0
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...entry) {
      writes++
      return setItem.apply(this, entry)
    }
    const held = document.querySelector('[role=application]')
    for (let px = 1; px <= byPx; px++) {
      await new Promise(requestAnimationFrame)
      // Alt turns snapping off.
      const init = { bubbles: true, pointerId: 1, pointerType: 'mouse', altKey: true, clientX: x + px, clientY: y }
      held?.dispatchEvent(new PointerEvent('pointermove', init))
    }
    await new Promise(requestAnimationFrame)
    Storage.prototype.setItem = setItem
    return writes
  }, dragged)

/** Puts two fingers on the current design, spreads and turns them. */
const pinch = async (page: Page) => {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('No design is at hand')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const fingers = (apart: number, turn: number) =>
    [apart, -apart].map((by) => [x + by * Math.cos(turn), y + by * Math.sin(turn)] as const)
  await touch(
    page,
    [0, 1, 2, 3, 4].map((step) => fingers(10 + step * 3, step * 0.1)),
  )
}
