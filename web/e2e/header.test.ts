import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, asha, leave, origin, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

const wide = { viewport: { width: 1280, height: 800 } }
const narrow = { viewport: { width: 390, height: 844 } }
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Holds a file back until the function that it answers is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the profile menu opens for whoever asks for it before it is loaded', async () => {
  const page = await visitor(wide)
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.getByRole('button', { name: 'Profile', exact: true }).press('Enter')
  arrive()
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedText(page)).toBe('Profile')
  await leave(page)
})

test('whoever stands on the profile menu while it loads stands on it afterwards', async () => {
  const page = await visitor(wide)
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.getByRole('button', { name: 'Profile', exact: true }).focus()
  arrive()
  await page.locator('button[aria-haspopup="menu"]').waitFor()
  await expect.poll(() => focusedText(page)).toBe('Profile')
  await leave(page)
})

test('the profile menu is worked by keyboard alone, and closes when the page changes', async () => {
  const page = await visitor(wide)
  await signIn(page, asha)
  const button = page.getByRole('button', { name: 'Profile', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toBe('Sign Out')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await expect.poll(() => focusedText(page)).toBe('Profile')

  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/orders`)
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await button.click()
  await page.getByRole('menu').waitFor()
  await page.goBack()
  await page.waitForURL(`${origin}/`)
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await leave(page)
})

test('the menu of a phone opens, keeps the focus, leads on, and closes when the page changes or Escape is pressed', async () => {
  const page = await visitor(narrow)
  await page.goto('/cart')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Favorites' }).waitFor()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')

  await button.click()
  await menu.getByRole('link', { name: 'Favorites' }).click()
  await page.waitForURL(`${origin}/favorites`)
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(`${origin}/signin?from=%2Ffavorites`)
  await menu.waitFor({ state: 'hidden' })
  await page.getByLabel('Email or Phone').fill(asha.login)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/favorites`)
  await button.click()
  const own = page.getByRole('dialog', { name: 'Asha Verma' })
  await own.waitFor()
  expect(await own.getByRole('navigation', { name: 'Shop' }).getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'My Cart',
    'Favorites',
    'Profile',
    'Orders',
  ])
  await own.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Kids' }).click()
  await page.waitForURL(`${origin}/category/kids`)
  await own.waitFor({ state: 'hidden' })
  await button.click()
  await page.goBack()
  await own.waitFor({ state: 'hidden' })
  await leave(page)
})

test('the header of a scrolled page stands out from 10 px on', async () => {
  const page = await visitor(wide)
  await page.goto('/')
  await page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' }).waitFor()
  const isMarked = () => page.getByRole('banner').evaluate((header) => header.hasAttribute('data-scrolled'))
  expect(await isMarked()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 10))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
  expect(await isMarked()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect.poll(isMarked).toBe(true)
  await leave(page)
})

test('an admin’s menu has their own name, their profile and the way to the shop', async () => {
  const page = await visitor(wide)
  await signIn(page, admin)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'User menu' }).click()
  const menu = page.getByRole('menu')
  expect(await menu.getByRole('group', { name: 'Signed in as' }).innerText()).toContain(admin.login)
  await menu.getByRole('menuitem', { name: 'Your Profile' }).click()
  await page.waitForURL(`${origin}/admin/profile`)
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  await page.getByRole('button', { name: 'User menu' }).click()
  await menu.getByRole('menuitem', { name: 'View Store' }).click()
  await page.waitForURL(`${origin}/`)
  await leave(page)
})

test('signing in in one tab signs in the other, which goes on where it was', async () => {
  const page = await visitor(wide)
  await page.goto('/orders')
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  const other = await page.context().newPage()
  await signIn(other, asha)
  await page.getByRole('button', { name: 'Profile', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await page.getByRole('article').first().waitFor()
  await leave(page)
})
