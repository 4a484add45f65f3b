import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session-store.ts'
import { addUpload, dropUpload, type Upload, uploadOf } from '../../uploads/uploads-store.ts'
import { keepStoredDocument } from './take-document.ts'
import { takeOverDocument } from './take-over-document.ts'

const stored = { path: 'products/designs/guest/1767225600000-thesis.pdf', uid: 'guest', secret: 'c7f4' }
const thesis = {
  id: 'thesis',
  page: 'print',
  state: 'sent',
  share: 1,
  picture: { name: 'thesis.pdf' },
  stored,
} as Upload
const token = `.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.`
const shop = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', shop)
  useSession.setState({ currentUser: { _id: 'nila', name: '', email: '', isAdmin: false, token } })
  addUpload(thesis)
})
afterAll(() => {
  useSession.setState({ currentUser: null })
  dropUpload('thesis')
})

test('a document uploaded before signing in becomes the customer’s', async () => {
  const path = 'products/designs/nila/1767225600000-thesis.pdf'
  shop.mockResolvedValueOnce(Response.json({ path }))
  await takeOverDocument(thesis)
  expect(JSON.parse(String(shop.mock.lastCall?.[1]?.body))).toEqual({ path: stored.path, secret: 'c7f4' })
  expect(uploadOf('thesis')).toMatchObject({ state: 'sent', stored: { path, uid: 'nila' } })
})

test('a deleted document must be chosen again; if the shop does not answer, it is retried', async () => {
  shop.mockRejectedValueOnce(new TypeError())
  await expect(takeOverDocument(thesis)).rejects.toThrow()
  expect(uploadOf('thesis')?.state).toBe('sent')
  shop.mockResolvedValueOnce(Response.json({ code: 'NOT_FOUND', message: 'It is not there' }, { status: 404 }))
  await takeOverDocument(thesis)
  expect(uploadOf('thesis')?.state).toBe('failed')
})

test('a document of an order placed by somebody else has no secret to take it over, and must be chosen again', async () => {
  shop.mockClear()
  const id = keepStoredDocument(stored.path, 'thesis.pdf')
  await takeOverDocument(uploadOf(id) as Upload)
  expect([uploadOf(id)?.state, shop.mock.calls.length]).toEqual(['failed', 0])
  dropUpload(id)
})
