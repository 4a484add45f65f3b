import { existsSync } from 'node:fs'
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

export const origin = process.env.TEESHALA_ORIGIN ?? 'http://127.0.0.1:5000'

/** Where the local Auth and the local bucket answer, for what happens to the shop from outside. */
export const authEmulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`
export const storageEmulator = process.env.STORAGE_EMULATOR_HOST ?? 'http://127.0.0.1:9199'

export const admin = { login: 'admin@teeshala.test', password: 'Admin@1234' }
export const asha = { login: 'asha@teeshala.test', password: 'Asha@12345' }

// Playwright turns off those before the empty line, and of several such switches Chromium heeds the last.
const turnedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',

  // The suggestions under the address bar are pages of their own, which took a third of the journeys' processor time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  `--disable-features=${turnedOff.join(',')}`,
]

let browser: Browser

/** Opens one browser for the tests of a file. */
export function withBrowser(): void {
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    if (!existsSync(executablePath)) throw new Error(`No Chromium at ${executablePath}: set CHROMIUM_PATH`)
    browser = await chromium.launch({ executablePath, args })
  })
  afterAll(() => browser.close())
}

/** A visitor with a browser of their own: nothing stored, nobody signed in. Fails the test on an error of the page's code. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN', ...options })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

export async function signIn(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email or Phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' }).waitFor()
}

/** Ends a visitor's browser. */
export const leave = (page: Page): Promise<void> => (page.context() as BrowserContext).close()

/** A new person's sign-up, unlike any before. */
export function newcomer() {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  return { name: 'Meera Joshi', email: `meera.${mark}@example.test`, password: 'Monsoon#2026' }
}

/** Registers somebody new and signs them in on the sign-in screen that is open, which then leads back to where they came from. */
export async function signInHere(page: Page): Promise<void> {
  const person = newcomer()
  expect((await page.request.post('/api/users/register', { data: person })).status()).toBe(201)
  await page.getByLabel('Email or Phone').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A customer without a past, signed in and on the home page. */
export async function arriveAsNewcomer(page: Page): Promise<void> {
  await page.goto('/signin')
  await signInHere(page)
  await page.waitForURL(`${origin}/`)
  await page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' }).waitFor()
}

/** A call of the API past the screens, as whoever is signed in on the page. */
export async function callAs(page: Page, method: string, path: string, data?: unknown): Promise<APIResponse> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return page.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
}

/** Staff cancel an order while its customer looks at this page. */
export async function cancelAsStaff(page: Page, orderId: string): Promise<void> {
  const signedIn = await page.request.post('/api/users/login', { data: admin })
  const { token } = await signedIn.json()
  const headers = { authorization: `Bearer ${token}` }
  const moved = await page.request.patch(`/api/order/${orderId}`, { data: { status: 'cancelled' }, headers })
  expect(moved.status(), await moved.text()).toBe(200)
}

/** Changes the account of the signed-in person behind the shop's back. */
export async function changeAccount(page: Page, change: { validSince?: string; disableUser?: boolean }): Promise<void> {
  const localId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id as string)
  const url = `${authEmulator}/identitytoolkit.googleapis.com/v1/projects/demo-teeshala/accounts:update`
  const headers = { authorization: 'Bearer owner' }
  expect((await page.request.post(url, { headers, data: { localId, ...change } })).status()).toBe(200)
}
