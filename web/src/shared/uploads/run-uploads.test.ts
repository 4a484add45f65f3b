import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as texts from '../../texts/shared/design/designs.ts'
import { ApiFailure, sessionEnded, unreachable } from '../api/api-failure.ts'
import { useSession } from '../session/session-store.ts'
import { settleUploads, takeDesign, UploadMissing } from './run-uploads.ts'
import { uploadDesign } from './upload-design.ts'
import { addUpload, type Upload, uploadOf } from './uploads-store.ts'

// Other files on this worker have loaded the same modules without the mocks, and later ones must not get the mocked ones.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('./upload-design.ts')
vi.mock('../session/kept/form-draft.ts', async (load) => ({
  ...(await load<object>()),
  draftOwner: () => 'asha',
}))
const { takeOver } = vi.hoisted(() => ({ takeOver: vi.fn() }))
vi.mock('../api/api.ts', () => ({ api: takeOver }))

const picture = { name: 'tiger.png', url: '', widthPx: 1, heightPx: 1, isVector: false } as Upload['picture']
const file = new File(['x'], 'tiger.png', { type: 'image/png' })
const ofGuest = { path: 'products/designs/guest/1-tiger.png', uid: 'guest', secret: 's' }
const ofAsha = { path: 'products/designs/asha/2-tiger.png', uid: 'asha', secret: 't' }

const put = (upload: Partial<Upload>) =>
  addUpload({ id: 'tiger', page: 'single', picture, state: 'sent', share: 1, ...upload })
const signIn = () =>
  useSession.setState({ currentUser: { _id: 'asha', name: '', email: '', isAdmin: false, token: 't' } })

beforeEach(() => {
  vi.mocked(uploadDesign).mockReset()
  takeOver.mockReset()
  useSession.setState({ currentUser: null })
})

test('a design being uploaded by a guest while signing in is ordered from their account', async () => {
  let arrive = (_: typeof ofGuest) => {}
  vi.mocked(uploadDesign)
    .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    .mockResolvedValueOnce(ofAsha)
  put({ file, state: 'failed' })
  const begun = settleUploads(['tiger'])
  await vi.waitFor(() => expect(uploadDesign).toHaveBeenCalled())
  signIn()
  const ordered = settleUploads(['tiger'])
  arrive(ofGuest)
  await begun
  expect((await ordered).get('tiger')).toBe(ofAsha.path)
})

test('an upload refused to the guest because of the sign-in is sent once more', async () => {
  vi.mocked(uploadDesign)
    .mockImplementationOnce(async () => {
      signIn()
      throw new Error('storage/unauthorized')
    })
    .mockResolvedValueOnce(ofAsha)
  put({ file, state: 'failed' })
  expect((await settleUploads(['tiger'])).get('tiger')).toBe(ofAsha.path)
})

test('a guest’s upload is not lost if it cannot be taken over at the moment', async () => {
  put({ stored: ofGuest })
  signIn()
  takeOver.mockRejectedValueOnce(new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable }))
  await expect(settleUploads(['tiger'])).rejects.toThrow(new UploadMissing(unreachable))
  expect(uploadOf('tiger')?.state).toBe('sent')
  takeOver.mockResolvedValueOnce({ path: ofAsha.path })
  expect((await settleUploads(['tiger'])).get('tiger')).toBe(ofAsha.path)
})

test('a design of an account whose session has expired is sent again as a guest, or waits for its owner', async () => {
  vi.mocked(uploadDesign).mockResolvedValueOnce(ofGuest)
  put({ stored: ofAsha, file })
  expect((await settleUploads(['tiger'])).get('tiger')).toBe(ofGuest.path)
  put({ stored: ofAsha })
  await expect(settleUploads(['tiger'])).rejects.toThrow(new UploadMissing(sessionEnded))
  expect(uploadOf('tiger')?.state).toBe('sent')
})

test('a file deleted from the disk after it was chosen is reported', async () => {
  vi.spyOn(file, 'slice').mockImplementationOnce(() => {
    throw new DOMException('gone', 'NotReadableError')
  })
  expect(await takeDesign(file, 'single')).toEqual({ refusal: texts.fileCannotBeRead('tiger.png') })
})
