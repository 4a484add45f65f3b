import { beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from './kept/tab-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', new TabStorage())
  vi.stubGlobal('localStorage', new TabStorage())
})

const person = (_id: string) => ({ _id, name: _id, email: `${_id}@shop.test`, isAdmin: false, token: 't' })

/** Reloads the page: only storage is remembered. */
async function openPage() {
  const { useSession } = await import('./session-store.ts')
  const { formDraft } = await import('./kept/form-draft.ts')
  const { onOtherPerson } = await import('./on-other-person.ts')
  const forget = vi.fn()
  onOtherPerson(forget)
  const signIn = (uid: string) => useSession.getState().setUser(person(uid))
  const expire = () => useSession.getState().clearUser()
  return { forget, signIn, expire, draft: formDraft<{ city: string }>('checkout') }
}

test('what a customer typed before their session expired is not shown to the next, not even after a reload', async () => {
  const before = await openPage()
  before.signIn('asha')
  before.draft.write({ city: 'Pune' })
  before.expire()
  vi.resetModules()
  const { forget, signIn, draft } = await openPage()
  expect(draft.read(), 'it waits for its owner').toEqual({ city: 'Pune' })
  signIn('ravi')
  expect([forget.mock.calls.length, draft.read()]).toEqual([1, undefined])
})

test('its owner finds it again, and a visitor who signs in keeps theirs', async () => {
  const { forget, signIn, expire, draft } = await openPage()
  draft.write({ city: 'Pune' })
  signIn('asha')
  expire()
  signIn('asha')
  expect([forget.mock.calls.length, draft.read()]).toEqual([0, { city: 'Pune' }])
})
