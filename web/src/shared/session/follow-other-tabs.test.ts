import { beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from './kept/tab-storage.ts'

const person = (_id: string) => ({ _id, name: _id, email: `${_id}@shop.test`, isAdmin: false, token: 't' })
const stored = (user: object | null) => JSON.stringify({ state: { currentUser: user }, version: 1 })

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('localStorage', new TabStorage())
})

/** Restores somebody's page from the back-forward cache over what is stored by then; returns who is signed in on it. */
async function restored(user: object | null, now: object | null, persisted = true) {
  vi.resetModules()
  const page = Object.assign(new EventTarget(), { location: { reload } })
  vi.stubGlobal('window', page)
  vi.doMock('./firebase-auth.ts', () => ({ leaveFirebase: async () => undefined }))
  const { useSession } = await import('./session-store.ts')
  const { followOtherTabs } = await import('./follow-other-tabs.ts')
  useSession.setState({ currentUser: user as never })
  followOtherTabs()
  localStorage.setItem('persist:root', stored(now))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await vi.waitFor(() => undefined)
  return useSession.getState().currentUser?._id
}

test('a page restored by Back does not show somebody who has signed out since', async () => {
  expect(await restored(person('asha'), null)).toBeUndefined()
})

test('a page restored by Back is reloaded if another customer has signed in since', async () => {
  await restored(person('asha'), person('ravi'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page restored by Back shows who has signed in since, and keeps who is still signed in', async () => {
  expect(await restored(null, person('ravi'))).toBe('ravi')
  expect(await restored(person('asha'), person('asha'))).toBe('asha')
  expect(reload).not.toHaveBeenCalled()
})

test('a freshly opened page is left to read its session itself', async () => {
  expect(await restored(person('asha'), null, false)).toBe('asha')
})
