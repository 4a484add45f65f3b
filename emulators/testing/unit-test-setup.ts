import { afterAll, vi } from 'vitest'

// The next file on the worker finds what this one has put in the place of the browser's own.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
