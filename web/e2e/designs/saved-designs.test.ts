import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/axe.ts'
import { hold } from '../fixtures/connection.ts'
import { discPng } from '../fixtures/pictures.ts'
import { plainTee } from '../fixtures/plain-tee.ts'
import { arriveAsNewcomer, callAs, phone, signInHere } from '../fixtures/shop.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem')

async function choose(page: Page, name: string, item: string): Promise<void> {
  const more = `More for ${name}`
  await page.getByRole('button', { name: more, exact: true }).click()
  await page.getByRole('menu', { name: more, exact: true }).getByRole('menuitem', { name: item }).click()
}

test('a visitor saves a design, takes it into the account, uses it on another garment, and shares it with a friend until they stop sharing', async ({
  page,
  axeAtBothWidths,
  visitor,
}) => {
  await page.goto('/product/polyester-dryfit')
  await page.getByRole('radio', { name: 'Black', exact: true }).check()
  await page
    .locator('input[type=file][aria-label="Change Design"]:not([inert] *)')
    .setInputFiles(discPng('sun.png', 1200))
  await expect(page.getByText('sun.png').first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit design', exact: true }).click()
  const designer = page.getByRole('dialog', { name: 'Design on Polyester Dryfit T-Shirt' })
  await designer.getByRole('button', { name: 'Add text', exact: true }).click()
  await designer.getByRole('textbox', { name: 'Text', exact: true }).fill('Farewell')
  await expect(designer.getByRole('button', { name: 'Remove Farewell' })).toBeVisible()
  // A hidden layer is not printed, but saved all the same.
  await designer.getByRole('button', { name: 'Add text', exact: true }).click()
  await designer.getByRole('textbox', { name: 'Text', exact: true }).fill('Batch A')
  await designer.getByRole('button', { name: 'Hide Batch A' }).click()
  await designer.getByRole('button', { name: 'Save to My Designs' }).click()
  const saving = page.getByRole('dialog', { name: 'Save to My Designs' })
  await saving.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saving.getByText('Please give the design a name')).toBeVisible()
  await expect(saving.getByLabel('Name')).toBeFocused()
  await axeAtBothWidths('saving a design')
  await saving.getByRole('textbox', { name: 'Name' }).fill('Farewell 2026')
  await saving.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').getByRole('link', { name: 'My Designs' }).click()

  // It is stored in this browser until its visitor has an account.
  await expect(cardsOf(page).getByRole('heading', { name: 'Farewell 2026' })).toBeVisible()
  await expect(page.getByText('These designs are kept in this browser only.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep in my account' }).click()
  await page.getByRole('button', { name: 'Sign in with a password' }).click()
  await signInHere(page)
  await expect(cardsOf(page).getByRole('heading', { name: 'Farewell 2026' })).toBeVisible()
  await expect(page.getByText('These designs are kept in this browser only.')).toHaveCount(0)
  await expect(cardsOf(page).locator('image')).toHaveCount(2)
  await axeAtBothWidths('my designs')

  await choose(page, 'Farewell 2026', 'Duplicate')
  await expect(cardsOf(page)).toHaveCount(2)
  await choose(page, 'Copy of Farewell 2026', 'Rename')
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox', { name: 'Name' }).fill('On a hoodie')
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Save' }).click()
  await expect(cardsOf(page).getByRole('heading', { name: 'On a hoodie' })).toBeVisible()
  await choose(page, 'On a hoodie', 'Use on another garment')
  const garments = page.getByRole('dialog', { name: 'Choose a garment' })
  await axeAtBothWidths('choosing a garment')
  await garments.getByRole('button', { name: 'Hoodie', exact: true }).click()
  await garments.getByRole('button', { name: /^Filter Kaapi Hoodie/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Hoodie/ })).toBeVisible()
  await expect(page.getByText('sun.png').first()).toBeVisible()
  await expect(page.getByText('And 2 texts, pictures or motifs more on the shirt.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Black', exact: true })).toBeChecked()

  // For a bulk order it is placed on the colour that it was made for, and a reload keeps both.
  await page.goto('/designs')
  await choose(page, 'Farewell 2026', 'Order in bulk')
  await expect(page.getByRole('button', { name: 'Remove Farewell' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Front A4' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove Farewell' })).toBeVisible()
  await expect(page.getByText('One layer is hidden. It will not be printed.')).toBeVisible()
  await expect(page.getByText('sun.png').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'See it on' }).getByRole('radio', { name: 'Black' })).toBeChecked()
  // Changes made offline are kept, too.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Edit text' }).first().click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Farewell all')
  await expect(page.getByRole('button', { name: 'Remove Farewell all' })).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Farewell all' })).toBeVisible()

  await page.goto('/designs')
  await choose(page, 'Farewell 2026', 'Order in bulk')
  await page.getByRole('dialog', { name: 'Replace your design?' }).getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Farewell 2026', 'Share link')
  const sharing = page.getByRole('dialog', { name: 'Share Farewell 2026' })
  const link = await sharing.getByRole('textbox', { name: 'Link' }).inputValue()
  await axeAtBothWidths('sharing a design')
  const friend = await visitor(phone)
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: 'Farewell 2026' })).toBeVisible()
  await expect(friend.getByRole('main').locator('image')).toHaveCount(2)
  expect(new URL(friend.url()).hash).toBe('')
  await sharing.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(sharing).toHaveCount(0)
  await friend.reload()
  await expect(friend.getByRole('heading', { name: 'This design is no longer shared' })).toBeVisible()

  await choose(page, 'Farewell 2026', 'Delete')
  await page.getByRole('dialog', { name: 'Delete design' }).getByRole('button', { name: 'Delete' }).click()
  await expect(cardsOf(page)).toHaveCount(1)
})

test('a saved design names its garment once it is known, and goes on another one if that takes no prints any more', async ({
  page,
  staff,
  ownProducts,
}) => {
  const productId = await ownProducts.put({ ...plainTee, isCustomizable: true })
  await arriveAsNewcomer(page)
  const place = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 30, rotationDeg: 0 }
  const layers = [{ kind: 'text', text: 'Chai', font: 'baloo', color: '#111111', place }]
  const design = { name: 'Chai', productId, placement: 'Front A4', document: { version: 1, layers } }
  expect((await callAs(page, 'POST', '/api/saved-designs', design)).status()).toBe(201)
  await staff('PUT', `/api/product/${productId}`, { ...plainTee, isCustomizable: false })

  const answered = await hold(page, '**/api/product?ids=*')
  await page.goto('/designs')
  const card = cardsOf(page).filter({ has: page.getByRole('heading', { name: 'Chai' }) })
  await expect(card).toBeVisible()
  await expect(card.getByText('Front A4', { exact: true })).toBeVisible()
  answered()
  await expect(card.getByText(`${plainTee.name} · Front A4`)).toBeVisible()
  await page.getByRole('button', { name: 'More for Chai', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Use on another garment' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Order in bulk' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Use Chai', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a garment' })).toBeVisible()
})
