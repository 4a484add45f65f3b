import { expect, type Page } from '@playwright/test'
import { phoneElsewhere } from '@teeshala/contract/accounts/user'
import { delay } from '../fixtures/connection.ts'
import { authEmulator, fillSignIn, newcomer, newPhone, register, signInOnScreen, test } from '../fixtures/shop.ts'

const emulator = `${authEmulator}/emulator/v1/projects/demo-teeshala`

/** Returns the last code that the Auth emulator would have sent to this phone. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`${emulator}/verificationCodes`)
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { phoneNumber: string; code: string }[] }
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? ''
}

/** Like `codeFor`, but waits until a code was sent. */
async function sentCode(page: Page, phone: string): Promise<string> {
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  return codeFor(page, phone)
}

/** Returns the last code mailed to reset this account's password. */
async function resetCodeFor(page: Page, email: string): Promise<string | undefined> {
  const answer = await page.request.get(`${emulator}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] }
  return oobCodes.findLast((mail) => mail.email === email)?.oobCode
}

async function signInByCode(page: Page, phone: string): Promise<void> {
  await page.goto('/signin?with=code')
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await sentCode(page, `+91${phone}`))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a new customer continues with Google, returns to where they were, and stays signed in', async ({ page }) => {
  const { name, email } = newcomer()
  await page.goto('/orders')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByLabel('Another name').fill(name)
  await chooser.getByLabel('Another email').fill(email)
  await chooser.getByRole('button', { name: 'Use this account' }).click()
  await page.waitForURL('/orders')
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  const menu = page.getByRole('group', { name: 'Signed in as' })
  await expect(menu).toContainText(name)
  await expect(menu).toContainText(email)
})

test('a visitor who closes Google’s window is back at sign-in, without a message', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true }).and(page.locator(':enabled'))).toBeVisible()
})

test('a one-time code to the phone signs in a new customer; a wrong code does not', async ({ page }) => {
  const phone = newPhone()
  await page.clock.install()
  await page.goto('/signin?from=%2Fprofile')
  await page.getByRole('link', { name: 'Sign in with OTP' }).click()
  await page.getByLabel('Phone Number').fill('12345')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.getByLabel('Phone Number').fill(`0${phone.slice(0, 5)} ${phone.slice(5)}`)
  await page.getByRole('button', { name: 'Send code' }).click()

  const field = page.getByLabel('6-digit code')
  await expect(field).toBeVisible()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter the six digits of the code')).toBeVisible()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await expect(page.getByText('Please enter the six digits of the code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(field).toBeVisible()
  const first = await codeFor(page, `+91${phone}`)
  await field.fill(first === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('That code is not right. Please check it and try again.')).toBeVisible()

  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeDisabled()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new code', exact: true }).click()
  await expect.poll(() => codeFor(page, `+91${phone}`)).not.toBe(first)
  await field.fill(await codeFor(page, `+91${phone}`))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/profile')
  await expect(page.getByLabel('Phone Number')).toHaveValue(`+91${phone}`)
})

test('a number only entered opens its account by code after one sign-in with the password', async ({ page }) => {
  const person = await register(page, { ...newcomer(), phone: newPhone() })
  await signInByCode(page, person.phone)
  await expect(page.getByText(phoneElsewhere)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in with a password' }).click()
  await delay(page, '**/api/users/phone-proof', 1500)
  await fillSignIn(page, person.phone, person.password)
  await page.waitForURL('/')
  await page.goto('/logout')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signInByCode(page, person.phone)
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Signed in as' })).toContainText(person.email)
})

test('the holder of a number that a stranger has entered opens their own account with it', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const stranger = await register(page, { ...newcomer(), phone: newPhone() })
  await signInByCode(page, stranger.phone)
  await expect(page.getByText(phoneElsewhere)).toBeVisible()
  await page.getByRole('button', { name: 'Not my account: create a new one' }).click()
  await page.waitForURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Phone Number')).toHaveValue(`+91${stranger.phone}`)
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await expect(page.getByText('is confirmed. You can sign in with OTP.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('is confirmed. You can sign in with OTP.')).toBeVisible()
})

test('a customer confirms the number in their profile, and can sign in by code from then on', async ({ page }) => {
  const person = await register(page, { ...newcomer(), phone: newPhone() })
  await signInOnScreen(page, { login: person.phone, password: person.password })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Confirm with OTP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' })
  await dialog.getByRole('button', { name: /^Send a code to/ }).click()
  const code = await sentCode(page, `+91${person.phone}`)
  await dialog.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText('That code is not right. Please check it and try again.')).toBeVisible()
  await dialog.getByLabel('6-digit code').fill(code)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('is confirmed. You can sign in with OTP.')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email)

  await page.goto('/logout')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signInByCode(page, person.phone)
  await page.waitForURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email)
})

test('a forgotten password is reset by the link in a mail, once', async ({ page }) => {
  const person = await register(page, newcomer())
  await page.goto('/signin')
  await page.getByLabel('Email or Phone').fill(person.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = `/account-action?mode=resetPassword&oobCode=${await resetCodeFor(page, person.email)}`
  await page.goto(link)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByLabel('New Password').fill('weak')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(/^Password must be at least 8 characters/)).toBeVisible()
  await page.getByLabel('New Password').fill('Harvest#2027')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('/signin')
  await expect(page.getByText('Your password is changed. Please sign in with it.')).toBeVisible()
  await expect(page.getByLabel('Email or Phone')).toHaveValue(person.email)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Login failed. Please check your credentials and try again.')).toBeVisible()
  await signInOnScreen(page, { login: person.email, password: 'Harvest#2027' })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
})

test('asking for a new password does not reveal whether the account exists', async ({ page }) => {
  const person = await register(page, newcomer())
  const words: string[] = []
  for (const email of [person.email, newcomer().email]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const answer = page.getByRole('status').filter({ hasText: 'If ' })
    words.push((await answer.locator('p').first().innerText()).replace(email, 'EMAIL'))
  }
  expect(new Set(words).size).toBe(1)
})

test('phone and address given at sign-up are checked at their fields and are in the profile', async ({ page }) => {
  const person = newcomer()
  await page.goto('/signup')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Phone Number').fill('12')
  await page.getByLabel('Street Address').fill('7 Residency Road')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('State').selectOption('Karnataka')
  await page.getByLabel('Postal Code').fill('056002')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please check the marked fields.')).toBeVisible()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await expect(page.getByLabel('Postal Code')).toHaveAttribute('aria-invalid', 'true')
  const phone = newPhone()
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByLabel('Postal Code').fill('560025')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('/signin')
  await fillSignIn(page, phone, person.password)
  await page.waitForURL('/')
  await page.goto('/profile?tab=address')
  await expect(page.getByLabel('Street Address')).toHaveValue('7 Residency Road')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
})
