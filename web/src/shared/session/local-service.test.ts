import { afterEach, expect, test, vi } from 'vitest'
import { authPort, localService, storagePort } from './local-service.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  { page: '5000', auth: 9099, storage: 9199 },
  { page: '5010', auth: 9109, storage: 9209 },
])('the page of a local shop on port $page finds the services belonging to it', ({ page, auth, storage }) => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('location', { port: page })
  expect(localService(authPort).origin).toBe(`http://127.0.0.1:${auth}`)
  expect(localService(storagePort).port).toBe(storage)
})

test('the page served during development finds the services of the default shop', () => {
  vi.stubEnv('DEV', true)
  vi.stubGlobal('location', { port: '5173' })
  expect(localService(authPort).origin).toBe('http://127.0.0.1:9099')
})
