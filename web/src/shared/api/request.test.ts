import { getToken, initializeAppCheck } from 'firebase/app-check'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// Other files on this worker have loaded the same modules without the mocks, and later ones must not get the mocked ones.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(() => ({})),
  getToken: vi.fn(),
  ReCaptchaEnterpriseProvider: class {},
}))
vi.mock('../session/firebase-auth.ts', () => ({ firebaseAuth: async () => ({ app: {} }) }))
const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({})))

vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key')
vi.stubGlobal('fetch', fetched)
const { request } = await import('./request.ts')

const sent = async (method: 'get' | 'post') => {
  await request({ method, path: '/api/product', access: 'public' }, { token: null })
  return fetched.mock.lastCall?.[1].headers
}

beforeEach(() => vi.mocked(getToken).mockReset())

test('only a call that changes something waits for the App Check token', async () => {
  vi.mocked(getToken).mockResolvedValue({ token: 'a-token' })
  expect(await sent('get')).toEqual({ accept: 'application/json' })
  expect(getToken).not.toHaveBeenCalled()
  expect(await sent('post')).toMatchObject({ 'x-firebase-appcheck': 'a-token' })
})

test('a browser that gets no App Check token sends the call anyway, and tries again with the next', async () => {
  vi.mocked(getToken).mockRejectedValueOnce(new Error('blocked')).mockResolvedValue({ token: 'a-token' })
  expect(await sent('post')).toEqual({ accept: 'application/json' })
  expect(await sent('post')).toMatchObject({ 'x-firebase-appcheck': 'a-token' })
  expect(initializeAppCheck).toHaveBeenCalled()
})
