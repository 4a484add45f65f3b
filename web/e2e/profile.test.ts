import { expect, test } from 'vitest'
import { leave, newcomer, origin, signIn, visitor, withBrowser } from './shop.ts'

withBrowser()

test('a customer changes their name and address, finds them again, and logs out', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  const person = newcomer()
  await page.request.post('/api/users/register', { data: person })
  await signIn(page, { login: person.email, password: person.password })
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.getByLabel('Full Name').fill('Meera Joshi-Rao')
  await page.getByRole('tab', { name: 'Address' }).click()
  await page.getByLabel('ZIP / Postal Code').fill('5600')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByText('Please enter a 6-digit pincode').waitFor()
  await page.getByLabel('ZIP / Postal Code').fill('560025')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('ZIP / Postal Code').inputValue()).toBe('560025')
  await page.getByRole('button', { name: 'Profile', exact: true }).click()
  await page.getByRole('menu').getByText('Meera Joshi-Rao').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(new RegExp(`^${origin}/(login|signin)`))
  await leave(page)
})
