import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from '../session/kept/tab-storage.ts'
import { useSession } from '../session/session-store.ts'
import { type DrawnDesign, saveDrawnDesign } from './save-drawn-design.ts'

const token = `.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.`
const shop = vi.fn<typeof fetch>()
const refusal = (status: number, code: string) => Response.json({ code, message: 'No' }, { status })
const drawn: DrawnDesign = {
  productId: 'tee',
  color: undefined,
  placement: 'Left',
  document: { version: 1, layers: [] },
}
const save = () => saveDrawnDesign('Chai', drawn, { id: 'kept-here', key: 'k1' })

beforeEach(() => {
  vi.stubGlobal('fetch', shop)
  useSession.setState({ currentUser: { _id: 'nila', name: '', email: '', isAdmin: false, token } })
})
afterAll(() => useSession.setState({ currentUser: null }))

test('a design no longer in the account, or saved before signing in, is saved as a new one, once', async () => {
  for (const _ of [1, 2])
    shop
      .mockResolvedValueOnce(refusal(404, 'NOT_FOUND'))
      .mockResolvedValueOnce(Response.json({ _id: 'new', name: 'Chai' }))
  expect([(await save())._id, (await save())._id]).toEqual(['new', 'new'])
  const keys = shop.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toEqual([null, 'k1', null, 'k1'])
})

test('a design refused for another reason is not', async () => {
  shop.mockReset().mockResolvedValueOnce(refusal(400, 'INVALID_INPUT'))
  await expect(save()).rejects.toThrow()
  expect(shop).toHaveBeenCalledTimes(1)
})

test('what was saved as a guest and is changed after the sign-in stands in the account once, as it is now', async () => {
  vi.stubGlobal('localStorage', new TabStorage())
  localStorage.setItem('saved-designs', JSON.stringify([{ ...drawn, _id: 'of-guest', name: 'Chai', secrets: {} }]))
  shop.mockReset().mockImplementation(async () => Response.json({ _id: 'own', name: 'Chai' }))
  const change = () => saveDrawnDesign('Chai', drawn, { id: 'of-guest', key: 'k2' })
  await change()
  await change()
  const calls = shop.mock.calls.map(([url, init]) => [init?.method, String(url).split('/').at(-1)])
  expect(calls).toEqual([
    ['POST', 'saved-designs'],
    ['PUT', 'own'],
    ['PUT', 'own'],
  ])
  expect(localStorage.getItem('saved-designs')).toBe('[]')
})
