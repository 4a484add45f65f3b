import { afterEach, expect, test, vi } from 'vitest'
import { isLineFast } from './is-line-fast.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['wired', { rtt: 0, downlink: 10 }, true],
  ['just fast enough', { rtt: 100, downlink: 5 }, true],
  ['far away', { rtt: 150, downlink: 10 }, false],
  ['thin', { rtt: 50, downlink: 1.6 }, false],
  ['one where data is saved', { saveData: true, rtt: 0, downlink: 10 }, false],
])('a line that is %s: %j', (_, connection, isFast) => {
  vi.stubGlobal('navigator', { connection })
  expect(isLineFast()).toBe(isFast)
})

test.each([
  [[{ requestStart: 20, responseStart: 120 }], true],
  [[{ requestStart: 20, responseStart: 121 }], false],
  [[], false],
])('a line that the browser does not know is judged by its first answer: %j', (entries, isFast) => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
  expect(isLineFast()).toBe(isFast)
})
