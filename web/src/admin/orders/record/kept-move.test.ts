import { beforeEach, expect, test, vi } from 'vitest'
import { TabStorage } from '../../../shared/session/kept/tab-storage.ts'
import { keptMove, moveName } from './kept-move.ts'
import type { Move } from './order-moves.ts'

const move = (label: string): Move => ({ label, consequence: '', isDestructive: false, request: { status: 'shipped' } })
const moves = [move('Start production'), move('Cancel order'), { ...move('Mark as shipped'), isHeld: true as const }]

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage())
})

const typed = (name: string, label: string) =>
  sessionStorage.setItem(`draft:${moveName(name, { label })}`, '{"typed":{"note":"Half written"},"over":{"note":""}}')

test('the move with a half-written note is asked again, for its order only', () => {
  typed('TS1', 'Cancel order')
  expect(keptMove('TS1', moves)?.label).toBe('Cancel order')
  expect(keptMove('TS2', moves)).toBeUndefined()
})

test('a move that is no longer possible is not asked', () => {
  typed('TS1', 'Deliver')
  typed('TS1', 'Mark as shipped')
  expect(keptMove('TS1', moves)).toBeUndefined()
})
