import { afterAll, expect, test, vi } from 'vitest'
import { endSession } from '../session/end-session.ts'
import { patienceMs, signOut } from './sign-out.ts'

// Other files on this worker have loaded the same modules without the mocks, and later ones must not get the mocked ones.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../session/end-session.ts')
const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../api/api.ts', () => ({ api }))

test('signing out on a stalled connection still signs out this browser', async () => {
  vi.useFakeTimers()
  api.mockReturnValueOnce(new Promise(() => undefined))
  void signOut()
  await vi.advanceTimersByTimeAsync(patienceMs)
  expect(endSession).toHaveBeenCalledExactlyOnceWith('signed-out')
  vi.useRealTimers()
})

test.each([() => Promise.resolve({}), () => Promise.reject(new Error('down'))])(
  'the shop is told first',
  async (answer) => {
    vi.mocked(endSession).mockClear()
    api.mockImplementationOnce(answer)
    await signOut()
    expect(endSession).toHaveBeenCalledExactlyOnceWith('signed-out')
  },
)
