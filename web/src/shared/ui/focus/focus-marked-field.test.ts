import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusMarkedField, focusNext } from './focus-marked-field.ts'

const frameMs = 16
const field = { checkVisibility: () => true, focus: vi.fn() }
let marked: typeof field | null

beforeEach(() => {
  marked = null
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, frameMs))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const main = { querySelector: () => marked }
  vi.stubGlobal('document', { querySelector: (place: string) => (place === 'main' ? main : null) })
})
afterEach(() => {
  field.focus.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const passFrames = (count: number) => vi.advanceTimersByTime(count * frameMs)

test('the first invalid field gets the focus even if its part of the form appears some frames later', () => {
  focusMarkedField()
  passFrames(20)
  expect(field.focus).not.toHaveBeenCalled()
  marked = field
  passFrames(1)
  expect(field.focus).toHaveBeenCalledOnce()
})

test('a missing choice keeps the focus when marked fields below it appear later', () => {
  const focusChoice = vi.fn()
  focusMarkedField()
  focusNext(focusChoice)
  passFrames(1)
  expect(focusChoice).toHaveBeenCalledOnce()
  marked = field
  passFrames(30)
  expect(field.focus).not.toHaveBeenCalled()
})
