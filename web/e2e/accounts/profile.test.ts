import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { hold } from '../fixtures/connection.ts'
import { download } from '../fixtures/linked-files.ts'
import { call } from '../fixtures/past-screens.ts'
import { arriveAsNewcomer, changeAccount, newcomer, orderShirt, signInOnScreen, test } from '../fixtures/shop.ts'

test('a customer changes their name and address, finds them again, and logs out', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(other.getByLabel('Full Name')).toBeVisible()
  await page.getByRole('tab', { name: 'Address' }).click()
  await page.getByLabel('ZIP / Postal Code').fill('5600')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Please enter a valid PIN code: 6 digits, not starting with 0')).toBeVisible()
  const letGo = await hold(page, '**/api/users/profile')
  await page.getByLabel('ZIP / Postal Code').fill('560024')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  // What is typed while a save is running is saved with the next one.
  await page.getByLabel('ZIP / Postal Code').fill('560025')
  letGo()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await answered
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // A form still open in another tab does not undo it.
  await other.getByLabel('Full Name').fill('Meera Joshi-Rao')
  await other.getByRole('button', { name: 'Update Profile' }).click()
  await expect(other.getByText('Profile updated successfully!')).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByLabel('ZIP / Postal Code')).toHaveValue('560025')
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('menu').getByText('Meera Joshi-Rao')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/(login|signin)/)
})

test('a customer with an old sign-in confirms who they are, and the change is saved as typed', async ({ page }) => {
  const person = await arriveAsNewcomer(page)
  const email = newcomer().email
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  const change = async () => {
    await ageSignIn(page)
    await page.goto('/profile')
    await page.getByLabel('Full Name').fill('Meera J')
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Update Profile' }).click()
  }
  await change()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Please sign in again to change your email, phone number or password.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera J')

  await change()
  await dialog.getByLabel('Current password', { exact: true }).fill('Wrong@1234')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByText('That is not the password of this account.')).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/(login|signin)/)
  await signInOnScreen(page, { login: email, password: person.password })
})

test('a refused field on another tab of the form opens that tab', async ({ page }) => {
  await arriveAsNewcomer(page)
  await page.goto('/profile?tab=address')
  await page.getByLabel('ZIP / Postal Code').fill('12')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Please enter a valid PIN code: 6 digits, not starting with 0')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Address' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('ZIP / Postal Code')).toBeFocused()
  // An error that appears as the button is pressed does not swallow the press.
  await page.getByLabel('ZIP / Postal Code').fill('')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByLabel('New Password').fill('abc')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByLabel('New Password')).toBeFocused()
})

test('orders still to be sent are named before an account is deleted', async ({ page }) => {
  await arriveAsNewcomer(page)
  const { _id } = await orderShirt(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText(`Not sent yet: ${_id}.`)).toBeVisible()
  await call(page, `orders/${_id}/cancel`, {})
  await page.reload()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeVisible()
  expect(await dialog.getByText('Not sent yet').count()).toBe(0)
})

test('a customer downloads their data and deletes the account, with Google if they signed in so', async ({ page }) => {
  const { name, email } = newcomer()
  await byGoogle(page, name, email)
  await ageSignIn(page)
  await page.goto('/profile')
  const file = await download(page.getByRole('button', { name: 'Download my data' }))
  expect(file.suggestedFilename()).toBe('my-teeshala-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { name, email }, cart: null, orders: [], favorites: [] })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('yes')
  await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()

  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await proof.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByRole('button', { name: /Dev Patel/ }).click()
  await expect(proof.getByText('That is not the account you are signed in with.')).toBeVisible()
  await proof.getByRole('button', { name: 'Continue with Google' }).click()
  await chooser.getByLabel('Another name').fill(name)
  await chooser.getByLabel('Another email').fill(email)
  await chooser.getByRole('button', { name: 'Use this account' }).click()

  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await page.waitForURL('/')
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull()
  await page.goto('/profile')
  await page.waitForURL(/\/signin\?from=/)
})

async function byGoogle(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByLabel('Another name').fill(name)
  await chooser.getByLabel('Another email').fill(email)
  await chooser.getByRole('button', { name: 'Use this account' }).click()
  await page.waitForURL('/')
}

/**
 * Makes this browser's sign-in an hour old from the next page on: the Auth emulator does not sign its tokens, so their times can be
 * changed. The open page may still store its own.
 */
async function ageSignIn(page: Page): Promise<void> {
  const authTime = Math.floor(Date.now() / 1000) - 3600
  await changeAccount(page, { validSince: String(authTime) })
  await page.addInitScript(
    ({ authTime, once }) => {
      if (sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'aged')
      const stored = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
      const [head, payload] = (stored.state.currentUser.token as string).split('.')
      const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')))
      // A custom token states the time of its own sign-in.
      const own = 'provedAt' in claims && { provedAt: authTime, madeAt: authTime }
      const aged = btoa(JSON.stringify({ ...claims, auth_time: authTime, ...own }))
      const token = `${head}.${aged.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.`
      stored.state.currentUser.token = token
      localStorage.setItem('persist:root', JSON.stringify(stored))
      localStorage.setItem('token', token)
    },
    { authTime, once: randomUUID() },
  )
}
