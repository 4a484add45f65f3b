import type { AdminNotification } from '@teeshala/contract/notifications/admin-notification'
import { expect, test } from 'vitest'
import { notificationKinds, waysToAll, wordsOf } from './notification-words.ts'

const dated = { at: '2026-11-20T10:00:00.000Z', isNew: true }
const failed = (_id: string): AdminNotification => ({
  ...{ kind: 'failed_payment', orderKind: 'shop', customer: '', _id },
  ...dated,
})
const overdue = (isClaim: boolean): AdminNotification => ({
  ...{ kind: 'overdue', _id: '1', sender: '', subject: '', isClaim, isAcknowledged: false },
  ...dated,
})

const waysOf = (...items: [AdminNotification, ...AdminNotification[]]) => {
  const kind = notificationKinds.find((each) => each.kind === items[0].kind)
  return kind && waysToAll(kind, items).map(({ label, to }) => `${label}: ${to}`)
}

test('an order notification links to the list with orders of its kind', () => {
  expect(waysOf(failed('TB7K2M9QX4RD'))).toEqual(['All failed payments: /admin/bulk-orders?paymentStatus=failed'])
  expect(waysOf(failed('TS7K2M9QX4RD'), failed('TP7K2M9QX4RD'), failed('TS8K2M9QX4RD'))).toEqual([
    'Orders: /admin/orders?paymentStatus=failed',
    'Print Orders: /admin/print-orders?paymentStatus=failed',
  ])
})

test('an overdue claim links to the claims, and an overdue message to the messages', () => {
  expect(waysOf(overdue(true))).toEqual(['All overdue tickets: /admin/claims?filter=overdue'])
  expect(waysOf(overdue(true), overdue(false))).toEqual([
    'Claims: /admin/claims?filter=overdue',
    'Messages: /admin/messages?filter=overdue',
  ])
})

test.each([
  [undefined, '1 in one hour', '/admin/orders'],
  ['TB7K2M9QX4RD', 'Bulk order TB7K2M9QX4RD', '/admin/bulk-orders?order=TB7K2M9QX4RD'],
])('an alarm about the order %s links to it if there is one', (orderId, text, to) => {
  const alarm = { kind: 'alarm', _id: 'a', of: 'courier_bookings', count: 1, ...dated } as const
  expect(wordsOf({ ...alarm, ...(orderId && { orderId }) })).toMatchObject({ text, to })
})
