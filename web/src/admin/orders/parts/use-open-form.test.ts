import { beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from '../../../shared/session/kept/tab-storage.ts'
import { actionName, keptAction } from './use-open-form.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage())
})

const typed = (orderId: string, form: string) =>
  sessionStorage.setItem(
    `draft:${actionName(orderId, form)}`,
    '{"typed":{"reason":"Half written"},"over":{"reason":""}}',
  )

test('the form with half-written input is open again, for its order only', () => {
  typed('TS1', 'waiver')
  expect(keptAction('TS1', ['part', 'waiver'])).toBe('waiver')
  expect(keptAction('TS2', ['part', 'waiver'])).toBeUndefined()
})

test('a form that is no longer possible is not opened', () => {
  typed('TS1', 'waiver')
  expect(keptAction('TS1', ['part'])).toBeUndefined()
})
