import { afterAll, vi } from 'vitest'

// The next file on this worker would find the replaced browser globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
