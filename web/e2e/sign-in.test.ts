import { phoneElsewhere } from '@teeshala/contract/accounts/user'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { authEmulator, leave, newcomer, origin, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

const emulator = `${authEmulator}/emulator/v1/projects/demo-teeshala`

/** The last code that the Auth emulator would have sent to a phone. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`${emulator}/verificationCodes`)
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { phoneNumber: string; code: string }[] }
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? ''
}

/** As `codeFor`, once one has been sent. */
async function sentCode(page: Page, phone: string): Promise<string> {
  await page.getByLabel('6-digit code').waitFor()
  return codeFor(page, phone)
}

/** The last code of a mail that resets this account's password. */
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

const newPhone = () => `9${Math.floor(1e8 + Math.random() * 9e8)}`

test('somebody new continues with Google, comes back to where they were, and stays signed in', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const { name, email } = newcomer()
  await page.goto('/orders')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' })
  await chooser.getByLabel('Another name').fill(name)
  await chooser.getByLabel('Another email').fill(email)
  await chooser.getByRole('button', { name: 'Use this account' }).click()
  await page.waitForURL(`${origin}/orders`)
  await page.getByText("You haven't placed any orders yet.").waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  const menu = page.getByRole('group', { name: 'Signed in as' })
  expect(await menu.innerText()).toContain(name)
  expect(await menu.innerText()).toContain(email)
  await leave(page)
})

test('a visitor who closes Google’s window is back at sign-in, without a message', async () => {
  const page = await visitor()
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Sign In', exact: true }).and(page.locator(':enabled')).waitFor()
  await leave(page)
})

test('a one-time code to the phone signs in somebody new; a wrong code does not, and a new one can be asked for', async () => {
  const page = await visitor()
  const phone = newPhone()
  await page.clock.install()
  await page.goto('/signin?from=%2Fprofile')
  await page.getByRole('link', { name: 'Sign in with a code to my phone' }).click()
  await page.getByLabel('Phone Number').fill('12345')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Please enter a valid phone number').waitFor()
  await page.getByLabel('Phone Number').fill(`0${phone.slice(0, 5)} ${phone.slice(5)}`)
  await page.getByRole('button', { name: 'Send code' }).click()

  const field = page.getByLabel('6-digit code')
  await field.waitFor()
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  const first = await codeFor(page, `+91${phone}`)
  await field.fill(first === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('That code is not right. Please check it and try again.').waitFor()

  expect(await page.getByRole('button', { name: /^Send a new code in \d+ s/ }).isDisabled()).toBe(true)
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new code', exact: true }).click()
  await expect.poll(() => codeFor(page, `+91${phone}`)).not.toBe(first)
  await field.fill(await codeFor(page, `+91${phone}`))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/profile`)
  await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe(`+91${phone}`)
  await leave(page)
})

test('a number that somebody only wrote down opens their account by code after one sign-in with the password', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const person = { ...newcomer(), phone: newPhone() }
  await page.request.post('/api/users/register', { data: person })
  await signInByCode(page, person.phone)
  await page.getByText(phoneElsewhere).waitFor()
  await page.getByRole('link', { name: 'Sign in with a password' }).click()
  await page.route('**/api/users/phone-proof', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByLabel('Email or Phone').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.goto('/logout')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await signInByCode(page, person.phone)
  await page.waitForURL(`${origin}/`)
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  expect(await page.getByRole('group', { name: 'Signed in as' }).innerText()).toContain(person.email)
  await leave(page)
})

test('whoever has the phone of a number that a stranger wrote down opens an account of their own with it', async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const stranger = { ...newcomer(), phone: newPhone() }
  await page.request.post('/api/users/register', { data: stranger })
  await signInByCode(page, stranger.phone)
  await page.getByText(phoneElsewhere).waitFor()
  await page.getByRole('button', { name: 'It is not mine: open a new account' }).click()
  await page.waitForURL(`${origin}/`)
  await page.goto('/profile')
  await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe(`+91${stranger.phone}`)
  expect(await page.getByLabel('Email Address').inputValue()).toBe('')
  await page.getByText('is confirmed: a code to it signs you in.').waitFor()
  await page.reload()
  await page.getByText('is confirmed: a code to it signs you in.').waitFor()
  await leave(page)
})

test('a customer confirms the number in their profile, and a code to it signs them in from then on', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const person = { ...newcomer(), phone: newPhone() }
  await page.request.post('/api/users/register', { data: person })
  await signIn(page, { login: person.phone, password: person.password })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Confirm it by a code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' })
  await dialog.getByRole('button', { name: /^Send a code to/ }).click()
  const code = await sentCode(page, `+91${person.phone}`)
  await dialog.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.getByText('That code is not right. Please check it and try again.').waitFor()
  await dialog.getByLabel('6-digit code').fill(code)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('is confirmed: a code to it signs you in.').waitFor()
  expect(await page.getByLabel('Email Address').inputValue()).toBe(person.email)

  await page.goto('/logout')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  await signInByCode(page, person.phone)
  await page.waitForURL(`${origin}/`)
  await page.goto('/profile')
  await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe(person.email)
  await leave(page)
})

test('a forgotten password is replaced by the link of a mail, once', async () => {
  const page = await visitor()
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await page.goto('/signin')
  await page.getByLabel('Email or Phone').fill(person.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()

  const link = `/account-action?mode=resetPassword&oobCode=${await resetCodeFor(page, person.email)}`
  await page.goto(link)
  await page.getByText(person.email).waitFor()
  await page.getByLabel('New Password').fill('weak')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText(/^Password must be at least 8 characters/).waitFor()
  await page.getByLabel('New Password').fill('Harvest#2027')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL(`${origin}/signin`)
  await page.getByText('Your password is changed. Please sign in with it.').waitFor()
  expect(await page.getByLabel('Email or Phone').inputValue()).toBe(person.email)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Login failed. Please check your credentials and try again.').waitFor()
  await signIn(page, { login: person.email, password: 'Harvest#2027' })
  await page.goto(link)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  await leave(page)
})

test('whoever asks for a new password does not learn whether the account exists', async () => {
  const page = await visitor()
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  const words: string[] = []
  for (const email of [person.email, newcomer().email]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const answer = page.getByRole('status').filter({ hasText: 'If ' })
    words.push((await answer.locator('p').first().innerText()).replace(email, 'EMAIL'))
  }
  expect(new Set(words).size).toBe(1)
  await leave(page)
})
