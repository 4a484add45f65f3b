/** The words in which the journeys tell what visitors, customers and staff do in the shop. */
import {
  type APIResponse,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

export const origin = process.env.TEESHALA_ORIGIN ?? 'http://127.0.0.1:5000'

/** Where the local Auth and the local bucket answer, for what happens to the shop from outside. */
export const authEmulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`
export const storageEmulator = process.env.STORAGE_EMULATOR_HOST ?? 'http://127.0.0.1:9199'

export const admin = { login: 'admin@teeshala.test', password: 'Admin@1234' }
export const asha = { login: 'asha@teeshala.test', password: 'Asha@12345' }

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Shop = {
  /** A further visitor with a browser of their own: nothing stored, nobody signed in. `page` is the first one, at a desk. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
  /** The browser of an admin who is signed in. */
  office: Page
  /** A call of the API past the screens, as an admin. */
  staff: (method: string, path: string, data?: unknown) => ReturnType<APIResponse['json']>
  /** Products that only this test knows, by their ids; they are deleted at its end. */
  shelf: { put: (product: object) => Promise<string>; clear: (id: string) => Promise<void> }
}

/** Collects what the code of the pages throws; a test that has met any fails at its end. */
function watch(context: BrowserContext, errors: Error[]): void {
  context.on('weberror', (webError) => errors.push(webError.error()))
}

export const test = base.extend<Shop>({
  context: async ({ context }, use) => {
    const errors: Error[] = []
    watch(context, errors)
    await use(context)
    expect(errors).toEqual([])
  },

  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const errors: Error[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      watch(context, errors)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(errors).toEqual([])
  },

  office: async ({ visitor }, use) => {
    const office = await visitor()
    await signIn(office, admin)
    await use(office)
  },

  staff: async ({ request }, use) => {
    let token: string | undefined
    await use(async (method, path, data) => {
      token ??= (await (await request.post('/api/users/login', { data: admin })).json()).token
      const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    })
  },

  shelf: async ({ staff }, use) => {
    const ids = new Set<string>()
    const clear = async (id: string) => {
      await staff('DELETE', `/api/product/${id}`)
      ids.delete(id)
    }
    const put = async (product: object) => {
      const { _id } = await staff('POST', '/api/product', product)
      ids.add(_id)
      return _id
    }
    await use({ put, clear })
    for (const id of ids) await clear(id)
  },
})

export async function signIn(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await page.goto('/signin')
  await fillSignIn(page, login, password)
  await page.waitForURL('/')
  await expect(page.getByRole('heading', { name: 'Explore Our T-Shirt Collections' })).toBeVisible()
}

/** Signs in on the sign-in screen that is open, which then leads back to where the visitor came from. */
export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Email or Phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A new person's sign-up, unlike any before. */
export function newcomer() {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  return { name: 'Meera Joshi', email: `meera.${mark}@example.test`, password: 'Monsoon#2026' }
}

/** Registers somebody past the screens. */
export async function register<Person extends ReturnType<typeof newcomer>>(
  page: Page,
  person: Person,
): Promise<Person> {
  expect((await page.request.post('/api/users/register', { data: person })).status()).toBe(201)
  return person
}

/** Registers somebody new and signs them in on the sign-in screen that is open. */
export async function signInHere(page: Page): Promise<void> {
  const { email, password } = await register(page, newcomer())
  await fillSignIn(page, email, password)
}

/** Registers a customer without a past, who is then signed in and on the home page. */
export async function arriveAsNewcomer(page: Page, more: object = {}) {
  const person = await register(page, { ...newcomer(), ...more })
  await signIn(page, { login: person.email, password: person.password })
  return person
}

/** A call of the API past the screens, as whoever is signed in on the page. */
export async function callAs(page: Page, method: string, path: string, data?: unknown): Promise<APIResponse> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return page.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
}

/** The id of whoever is signed in on the page. */
export const userIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id)

/** Changes the account of the signed-in person behind the shop's back. */
export async function changeAccount(page: Page, change: { validSince?: string; disableUser?: boolean }): Promise<void> {
  const localId = await userIdOf(page)
  const url = `${authEmulator}/identitytoolkit.googleapis.com/v1/projects/demo-teeshala/accounts:update`
  const headers = { authorization: 'Bearer owner' }
  expect((await page.request.post(url, { headers, data: { localId, ...change } })).status()).toBe(200)
}
