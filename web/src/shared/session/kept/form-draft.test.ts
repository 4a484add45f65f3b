import { beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, clearDrafts, formDraft } from './form-draft.ts'
import { TabStorage } from './tab-storage.ts'

const draft = formDraft<{ city: string }>('checkout')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage())
})

test('what a visitor typed is still there after signing in, and after the session has expired', () => {
  draft.write({ city: 'Pune' })
  claimDrafts('asha')
  claimDrafts('asha')
  expect(draft.read()).toEqual({ city: 'Pune' })
})

test('another customer who signs in on the same device does not see what was typed', () => {
  claimDrafts('asha')
  draft.write({ city: 'Pune' })
  claimDrafts('ravi')
  expect(draft.read()).toBeUndefined()
})

test('signing out forgets what was typed, and nothing else in the tab', () => {
  sessionStorage.setItem('other', 'stays')
  draft.write({ city: 'Pune' })
  clearDrafts()
  expect(draft.read()).toBeUndefined()
  expect(sessionStorage.getItem('other')).toBe('stays')
})

test('a draft that is not JSON counts as none', () => {
  sessionStorage.setItem('draft:checkout', '{"city"')
  expect(draft.read()).toBeUndefined()
})
