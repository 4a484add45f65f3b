import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyKeys } from './early-keys.ts'

let page: EventTarget
const onPage = vi.fn()
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  onPage.mockClear()
})

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) =>
  page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...held }))

test('what is typed before the search field is there goes into it, and does nothing on the page', () => {
  const early = keepEarlyKeys(vi.fn())
  page.addEventListener('keydown', onPage)
  const taken = [...'gopaal'].map((key) => press(key)).every((isLeft) => !isLeft)
  for (const key of ['Backspace', 'Backspace', 'l', 'Enter']) press(key)
  expect([taken, onPage.mock.calls.length, early.take()]).toEqual([true, 0, 'gopal'])
  expect(press('x'), 'the page has its keys back').toBe(true)
  expect(onPage).toHaveBeenCalledTimes(1)
})

test('shortcuts and non-text keys stay with the page, and Escape stops the waiting', () => {
  const onEscape = vi.fn()
  const early = keepEarlyKeys(onEscape)
  page.addEventListener('keydown', onPage)
  expect([press('k', { ctrlKey: true }), press('k', { metaKey: true }), press('ArrowDown')]).toEqual([true, true, true])
  expect(onPage).toHaveBeenCalledTimes(3)
  expect(press('Escape')).toBe(false)
  expect([onEscape.mock.calls.length, early.take()]).toEqual([1, ''])
})
