import { expect, type Page } from '@playwright/test'
import { hold } from '../fixtures/connection.ts'
import { admin, asha, fillSignIn, phone, signIn, signInOnScreen, test } from '../fixtures/shop.ts'

const narrow = { viewport: { width: 390, height: 844 } }
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('the profile menu opens even if it is clicked before it has loaded', async ({ page }) => {
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile', exact: true }).press('Enter')
  arrive()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedText(page)).toBe('Profile')
})

test('the profile menu opens even if it loads while the mouse button is down', async ({ page }) => {
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile', exact: true }).hover()
  await page.mouse.down()
  arrive()
  await expect(page.locator('button[aria-haspopup="menu"]')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('the profile menu opens and stays open if it loads during a tap', async ({ visitor }) => {
  const page = await visitor({ hasTouch: true })
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.goto('/')
  const box = await page.getByRole('button', { name: 'Profile', exact: true }).boundingBox()
  const touchPoints = [{ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 15 }]
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  arrive()
  await expect(page.locator('button[aria-haspopup="menu"]')).toBeVisible()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await expect(page.getByRole('menu')).toBeVisible()
})

test('the focus stays on the profile menu button while the menu loads', async ({ page }) => {
  const arrive = await hold(page, '**/assets/ProfileMenu-*.js')
  await signIn(page, asha)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile', exact: true }).focus()
  arrive()
  await expect(page.locator('button[aria-haspopup="menu"]')).toBeVisible()
  await expect.poll(() => focusedText(page)).toBe('Profile')
})

test('the profile menu works by keyboard alone, and closes when the page changes', async ({ page }) => {
  await signIn(page, asha)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Profile', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(() => focusedText(page)).toBe('My Profile')
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toBe('Sign Out')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect.poll(() => focusedText(page)).toBe('Profile')

  // An arrow key at the very moment the menu opens counts.
  await page.evaluate(() => {
    const press = ({ target }: Event) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    document.addEventListener('focusin', press, { once: true })
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedText(page)).toBe('Your Orders')
  await page.keyboard.press('Enter')
  await page.waitForURL('/orders')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await page.waitForURL('/')
  await expect(page.getByRole('menu')).toBeHidden()
})

test('the phone menu opens, keeps the focus, navigates, and closes on Escape or a new page', async ({ visitor }) => {
  const page = await visitor(narrow)
  await page.goto('/cart')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Favorites' })).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')

  await button.click()
  await menu.getByRole('link', { name: 'Favorites' }).click()
  await page.waitForURL('/favorites')
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  await expect(menu).toBeHidden()
  await button.click()
  await menu.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('/signin?from=%2Ffavorites')
  await expect(menu).toBeHidden()
  await fillSignIn(page, asha.login, asha.password)
  await page.waitForURL('/favorites')
  await expect(page).toHaveTitle(/^Your Favorites/)
  await button.click()
  const own = page.getByRole('dialog', { name: 'Asha Verma' })
  await expect(own).toBeVisible()
  await expect(own.getByRole('navigation', { name: 'Shop' }).getByRole('link')).toHaveText([
    'Home',
    'My Cart',
    'Favorites',
    'Profile',
    'Orders',
    'My Designs',
  ])
  await own.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Kids' }).click()
  await page.waitForURL('/category/kids')
  await expect(own).toBeHidden()
  await button.click()
  await page.goBack()
  await expect(own).toBeHidden()
})

test('on a phone with a Back gesture, Back closes the menu or dialog and stays on the page', async ({ visitor }) => {
  const page = await visitor(phone)
  await page.addInitScript(() => {
    const open = new Set<EventTarget>()
    class CloseWatcher extends EventTarget {
      constructor() {
        super()
        open.add(this)
      }
      destroy() {
        open.delete(this)
      }
    }
    const goBack = () => {
      const last = [...open].at(-1)
      if (last) open.delete(last)
      last?.dispatchEvent(new Event('close'))
    }
    Object.assign(window, { CloseWatcher, goBack })
  })
  const goBack = () => page.evaluate(() => (window as unknown as { goBack: () => void }).goBack())
  await page.goto('/product/plain-basics')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Favorites' })).toBeVisible()
  await goBack()
  await expect(menu).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.getByRole('main').getByRole('button', { name: 'Add Plain Basics Tee to favorites' }).click()
  const sheet = page.getByRole('dialog', { name: 'Please log in to save favorites.' })
  await expect(sheet).toBeVisible()
  await goBack()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/product/plain-basics')
})

test('the header stands out once the page is scrolled 10 px', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  const isMarked = () => page.getByRole('banner').evaluate((header) => header.hasAttribute('data-scrolled'))
  expect(await isMarked()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 10))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
  expect(await isMarked()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect.poll(isMarked).toBe(true)
})

test('an admin’s menu has their own name, their profile and the way to the shop', async ({ page }) => {
  await signIn(page, admin)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'User menu' }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('group', { name: 'Signed in as' })).toContainText(admin.login)
  await menu.getByRole('menuitem', { name: 'Your Profile' }).click()
  await page.waitForURL('/admin/profile')
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'User menu' }).click()
  await menu.getByRole('menuitem', { name: 'View Store' }).click()
  await page.waitForURL('/')
})

test('signing in in one tab also signs in the other, which stays where it was', async ({ page }) => {
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  const other = await page.context().newPage()
  await signInOnScreen(other, asha)
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})
