import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { expect, test } from 'vitest'
import { bulkMovesOf } from './bulk-moves.ts'

const item = { color: 'black', size: 'M', quantity: 40, price: 4800 } as const
const items: BulkOrder['items'] = [
  { ...item, placement: 'Left' },
  { ...item, placement: 'Back A4' },
]
const contact = { name: 'Asha', phone: '', email: 'asha@example.test' }
const labels = (status: BulkOrder['status']) => bulkMovesOf({ status, items, contact }).map(({ label }) => label)

test('staff are offered the allowed moves of a bulk order and no others', () => {
  expect(labels('Pending')).toEqual(['Start production', 'Cancel order'])
  expect(labels('In Production')).toEqual(['Mark as completed', 'Cancel order'])
  expect([...labels('Completed'), ...labels('Cancelled')]).toEqual([])
})

test('before a cancellation staff read how many pieces go back, each counted once however often it is printed', () => {
  const [start, cancel] = bulkMovesOf({ status: 'Pending', items, contact })
  expect(cancel?.consequence).toContain('Its 40 pieces go back to the stock.')
  expect(start?.consequence).not.toContain('stock')
  expect(start?.consequence).toContain('told by mail')
})

test('every button asks for the move it names, and only the cancellation is marked as what cannot be undone', () => {
  const asked = (['Pending', 'In Production'] as const).flatMap((status) => bulkMovesOf({ status, items, contact }))
  expect(asked.map(({ label, request, isDestructive }) => [label, request, isDestructive])).toEqual([
    ['Start production', { status: 'In Production' }, false],
    ['Cancel order', { status: 'Cancelled' }, true],
    ['Mark as completed', { status: 'Completed' }, false],
    ['Cancel order', { status: 'Cancelled' }, true],
  ])
})

test('a customer without an address is not said to be told by mail', () => {
  const [start] = bulkMovesOf({ status: 'Pending', items, contact: { ...contact, email: '' } })
  expect(start?.consequence).toBe("The customer sees it in the order's timeline.")
})
