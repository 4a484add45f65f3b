import { beforeEach, expect, test, vi } from 'vitest'
import { actionName, keptAction } from './use-open-form.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
})

const typed = (orderId: string, form: string) =>
  stored.set(`draft:${actionName(orderId, form)}`, '{"typed":{"reason":"Half written"},"over":{"reason":""}}')

test('the form with half-written input is open again, for its order only', () => {
  typed('TS1', 'waiver')
  expect(keptAction('TS1', ['part', 'waiver'])).toBe('waiver')
  expect(keptAction('TS2', ['part', 'waiver'])).toBeUndefined()
})

test('a form that is no longer possible is not opened', () => {
  typed('TS1', 'waiver')
  expect(keptAction('TS1', ['part'])).toBeUndefined()
})
