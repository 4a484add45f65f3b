import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'
import { expect, test } from 'vitest'
import { movesOf } from './order-moves.ts'

const order = (changes: Partial<Order> = {}) =>
  ({
    kind: 'shop',
    status: 'placed',
    paymentStatus: 'pending',
    shippingAddress: {},
    timeline: [],
    totalPrice: 1499,
    contact: { name: 'Asha', phone: '', email: 'asha@example.test' },
    orderItems: [{ qty: 2 }, { qty: 1 }],
    ...changes,
  }) as Order

const item = { color: 'black', size: 'M', quantity: 40, price: 4800 } as const
const bulk = (changes: Partial<BulkOrder> = {}) =>
  ({
    kind: 'bulk',
    status: 'Pending',
    paymentStatus: 'pending',
    shippingAddress: null,
    timeline: [],
    totalPrice: 9600,
    contact: { name: 'Asha', phone: '', email: 'asha@example.test' },
    items: [
      { ...item, placement: 'Left' },
      { ...item, placement: 'Back A4' },
    ],
    ...changes,
  }) as BulkOrder

const labels = (changes?: Partial<Order>) => movesOf(order(changes)).map(({ label }) => label)
const saidOf = (label: string, changes?: Partial<Order>) =>
  movesOf(order(changes)).find((move) => move.label === label)?.consequence

test('a collected order of ₹50,000 waits for its billing address before it is ready, and no other does', () => {
  const held = (changes: Partial<BulkOrder>) =>
    movesOf(bulk({ status: 'In Production', totalPrice: 50_000, ...changes }))
      .filter(({ isHeld }) => isHeld)
      .map(({ label }) => label)
  expect(held({})).toEqual(['Mark as ready to collect', 'Mark as completed'])
  expect(held({ totalPrice: 49_999.99 })).toEqual([])
  const address = { address: '9 Anna Salai', city: 'Chennai', postalCode: '600002', country: 'India' }
  expect(held({ billingAddress: address })).toEqual([])
  expect(held({ shippingAddress: address })).toEqual([])
})

test('starting an order shows which designs are missing, cancelling it does not', () => {
  const missing = { missingDesigns: ['Left' as const, 'Back A4' as const] }
  expect(saidOf('Start production', missing)).toContain('No design for Left, Back A4 has come yet.')
  expect(saidOf('Cancel order', missing)).not.toContain('No design')
  expect(saidOf('Start production')).not.toContain('No design')
})

test('staff are offered the allowed moves and no others', () => {
  expect(labels()).toEqual(['Start production', 'Cancel order', 'Mark payment as completed', 'Mark payment as failed'])
  expect(labels({ status: 'shipped', paymentStatus: 'paid' })).toEqual([
    'Mark as delivered',
    'Mark as out for delivery',
    'Mark payment as refunded',
  ])
  expect(labels({ status: 'delivered', paymentStatus: 'refunded' })).toEqual([])
  const credits = [{ number: 'CN/26-27/00001', issuedAt: '2026-11-20T10:00:00.000Z', amount: 100 }]
  expect(labels({ status: 'delivered', paymentStatus: 'paid', credits })).toEqual([])
  expect(labels({ status: 'cancelled', paymentStatus: 'partly_paid', credits })).toEqual(['Mark payment as refunded'])
  expect(labels({ status: 'cancelled' })).toEqual([])
})

test('before a cancellation staff see how many pieces go back and what was paid', () => {
  expect(saidOf('Cancel order')).toContain('Its 3 pieces go back into stock.')
  expect(saidOf('Cancel order')).not.toContain('₹')
  const byHand = { paymentStatus: 'paid', paidByHand: 1499 } as const
  expect(saidOf('Cancel order', byHand)).toContain('₹1,499.00 was not paid through the gateway')
  expect(saidOf('Cancel order', byHand)).not.toContain('is refunded to the customer')
  expect(saidOf('Cancel order', { paymentStatus: 'paid', paymentReference: 'pay_1' })).toContain(
    '₹1,499.00 is refunded to the customer the way it was paid. The gateway keeps its fee.',
  )
  expect(saidOf('Mark payment as refunded', { paymentStatus: 'paid', paymentReference: 'pay_1' })).toContain(
    'is refunded',
  )
  const mixed = saidOf('Cancel order', { paymentStatus: 'paid', paymentReference: 'pay_1', paidByHand: 500 })
  expect(mixed).toMatch(/₹999\.00 is refunded to the customer.*₹500\.00 was not paid through the gateway/)
  expect(saidOf('Start production')).not.toContain('stock')
})

test('the dialog promises no email to a customer without an email address', () => {
  expect(saidOf('Cancel order')).toContain('told by email')
  expect(saidOf('Cancel order', { contact: { name: '', phone: '', email: '' } })).not.toContain('mail')
  expect(saidOf('Start production')).not.toContain('mail')
})

test('every button requests the move on its label, and irreversible ones are marked', () => {
  const asked = (changes: Partial<Order>) =>
    movesOf(order(changes)).map(({ label, request, isDestructive }) => [label, request, isDestructive])
  expect(asked({})).toEqual([
    ['Start production', { status: 'in_production' }, false],
    ['Cancel order', { status: 'cancelled' }, true],
    ['Mark payment as completed', { paymentStatus: 'paid' }, false],
    ['Mark payment as failed', { paymentStatus: 'failed' }, false],
  ])
  expect(asked({ status: 'in_production', paymentStatus: 'paid' })).toEqual([
    ['Mark as shipped', { status: 'shipped' }, false],
    ['Cancel order', { status: 'cancelled' }, true],
    ['Mark payment as refunded', { paymentStatus: 'refunded' }, true],
  ])
  expect(asked({ status: 'shipped', paymentStatus: 'failed' })).toEqual([
    ['Mark as delivered', { status: 'delivered' }, false],
    ['Mark as out for delivery', { outForDelivery: true }, false],
    ['Await payment again', { paymentStatus: 'pending' }, false],
    ['Mark payment as completed', { paymentStatus: 'paid' }, false],
  ])
})

test('the dialog lists all consequences of a move, and nothing else', () => {
  expect(saidOf('Cancel order', { orderItems: [{ qty: 1 }] as Order['orderItems'] })).toBe(
    'The customer sees it in the order’s timeline and is told by email. Its one piece goes back into stock. This cannot be undone.',
  )
  expect(saidOf('Start production', { paymentStatus: 'paid' })).toBe('The customer sees it in the order’s timeline.')
  for (const [label, status] of [
    ['Mark as shipped', 'in_production'],
    ['Mark as delivered', 'shipped'],
  ] as const)
    expect(saidOf(label, { status })).toBe('The customer sees it in the order’s timeline and is told by email.')
  expect(saidOf('Mark payment as completed')).toBe('₹1,499.00. The customer sees it in the order’s timeline.')
})

test('a collected order is made ready or handed over at once instead of shipped', () => {
  expect(labels({ status: 'in_production', paymentStatus: 'refunded', shippingAddress: null })).toEqual([
    'Mark as ready to collect',
    'Mark as collected',
    'Cancel order',
  ])
})

test('staff are offered the allowed moves of a bulk order and its payment, and no others', () => {
  const asked = (changes: Partial<BulkOrder>) =>
    movesOf(bulk(changes)).map(({ label, request, isDestructive }) => [label, request, isDestructive])
  expect(asked({})).toEqual([
    ['Start production', { status: 'in_production' }, false],
    ['Cancel order', { status: 'cancelled' }, true],
    ['Mark payment as completed', { paymentStatus: 'paid' }, false],
    ['Mark payment as failed', { paymentStatus: 'failed' }, false],
  ])
  expect(asked({ status: 'In Production', paymentStatus: 'paid' })).toEqual([
    ['Mark as ready to collect', { status: 'shipped' }, false],
    ['Mark as completed', { status: 'delivered' }, false],
    ['Cancel order', { status: 'cancelled' }, true],
    ['Mark payment as refunded', { paymentStatus: 'refunded' }, true],
  ])
  expect([...asked({ status: 'Completed', paymentStatus: 'refunded' })]).toEqual([])
  expect([...asked({ status: 'Cancelled', paymentStatus: 'refunded' })]).toEqual([])
})

test('the pieces of a bulk order go back once each, however often they are printed, and its customer is told when production starts', () => {
  const [start, cancel] = movesOf(bulk())
  expect(start?.consequence).toBe('The customer sees it in the order’s timeline and is told by email.')
  expect(cancel?.consequence).toContain('Its 40 pieces go back into stock.')
  const [untold] = movesOf(bulk({ contact: { name: '', phone: '', email: '' } }))
  expect(untold?.consequence).toBe('The customer sees it in the order’s timeline.')
})

test('cash is collected with the delivery if it is still due; a courier is asked for if a parcel leaves', () => {
  const move = (label: string, changes: Partial<Order>) => movesOf(order(changes)).find((each) => each.label === label)
  const cash = { paymentMethod: 'cash_on_delivery', status: 'shipped' } as const
  expect(move('Mark as delivered', cash)?.cash).toBe(1499)
  expect(move('Mark as delivered', { ...cash, paymentStatus: 'paid' })?.cash).toBeUndefined()
  expect(move('Mark as delivered', { ...cash, paymentMethod: 'upi' })?.cash).toBeUndefined()
  expect(move('Mark as delivered', { ...cash, invoiceDays: 30 })).toMatchObject({ label: 'Mark as delivered' })
  expect(move('Mark as delivered', { ...cash, invoiceDays: 30 })?.cash).toBeUndefined()
  expect(move('Mark as shipped', { status: 'in_production' })?.isSent).toBe(true)
  expect(move('Mark as ready to collect', { status: 'in_production', shippingAddress: null })?.isSent).toBeUndefined()
})

test('a step that waits for money or an approved proof is blocked, except for cash paid in that step', () => {
  const parts = { advance: 4800, paid: 0, balance: 9600, advanceMissing: 4800, heldBefore: ['production', 'dispatch'] }
  const heldOf = (changes: object) =>
    movesOf(bulk({ parts, paymentMethod: 'upi', ...changes } as Partial<BulkOrder>)).flatMap(({ isHeld, label }) =>
      isHeld ? [label] : [],
    )
  const made = { status: 'In Production' }
  expect(heldOf({})).toEqual(['Start production'])
  expect(heldOf({ parts: { ...parts, heldBefore: ['dispatch'] } })).toEqual([])
  expect(heldOf({ ...made, shippingAddress: {} })).toEqual(['Mark as shipped'])
  const proof = { state: 'sent', isAwaited: true, isWaived: false, versions: [] }
  expect(heldOf({ parts: undefined, proof })).toEqual(['Start production'])
  expect(heldOf({ parts: undefined, proof: { ...proof, state: 'approved', isAwaited: false } })).toEqual([])
  expect(heldOf(made)).toEqual(['Mark as completed'])
  expect(heldOf({ ...made, paymentMethod: 'cash_on_delivery' })).toEqual([])
})

test('a parcel on its way comes back only if its cash was not collected, and cart pieces go back into stock', () => {
  const cash = { paymentMethod: 'cash_on_delivery', status: 'shipped' } as const
  const found = (changes: Partial<Order>) => movesOf(order(changes)).find(({ label }) => label === 'Parcel came back')
  expect(found(cash)).toMatchObject({ backInStock: { pieces: 3, isUsual: true }, isDestructive: true })
  const [plain, printed] = [{ qty: 2 }, { qty: 1, design: { path: 'a.png', name: 'a.png' } }] as Order['orderItems']
  expect(found({ ...cash, orderItems: [plain, printed] as Order['orderItems'] })?.backInStock?.pieces).toBe(2)
  expect(found({ ...cash, orderItems: [printed] as Order['orderItems'] })?.backInStock).toEqual({
    pieces: 1,
    isUsual: false,
  })
  expect(found({ ...cash, kind: 'single' })?.backInStock).toEqual({ pieces: 3, isUsual: false })
  expect(
    found({ ...cash, invoice: { number: 'INV/26-27/00001', issuedAt: '2026-11-20T10:00:00.000Z' } })?.consequence,
  ).toContain('credit note')
  const others = [
    { paymentStatus: 'paid' },
    { paymentMethod: 'upi' },
    { status: 'in_production' },
    { invoiceDays: 30 },
  ] as const
  for (const other of others) expect(found({ ...cash, ...other })).toBeUndefined()
})
