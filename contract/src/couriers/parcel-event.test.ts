import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts'
import { ParcelEventKind as Kinds, type ParcelEventKind, stepByEvent } from './parcel-event.ts'

type Order = Parameters<typeof stepByEvent>[0]
const order = (status: OrderStatus, parcel: readonly string[] = [], endsUnpaid = false): Order => ({
  status,
  fulfilment: 'ship',
  timeline: parcel.map((to) => ({ kind: 'parcel', to })),
  endsUnpaid,
})

/** Returns an order after all steps caused by an event. */
function after(given: Order, event: ParcelEventKind): { order: Order; steps: string[] } {
  let current = given
  const steps: string[] = []
  for (let step = stepByEvent(current, event); step; step = stepByEvent(current, event)) {
    steps.push(step.kind === 'came_back' ? 'came_back' : step.to)
    if (step.kind === 'status') current = { ...current, status: step.to }
    else if (step.kind === 'came_back') current = { ...current, status: 'cancelled' }
    else current = { ...current, timeline: [...current.timeline, step] }
  }
  return { order: current, steps }
}

test.each<[ParcelEventKind, Order, string[]]>([
  ['sent', order('in_production'), ['shipped']],
  ['sent', order('shipped'), []],
  ['out_for_delivery', order('in_production'), ['shipped', 'out_for_delivery']],
  ['out_for_delivery', order('shipped', ['out_for_delivery']), []],
  ['out_for_delivery', order('shipped', ['coming_back']), []],
  ['delivered', order('in_production'), ['shipped', 'delivered']],
  ['delivered', order('shipped', ['out_for_delivery']), ['delivered']],
  ['coming_back', order('shipped', ['out_for_delivery']), ['coming_back']],
  ['came_back', order('shipped', [], true), ['came_back']],
  ['came_back', order('shipped'), ['coming_back']],
  ['came_back', order('in_production', [], true), ['shipped', 'came_back']],
  ['delivered', order('placed'), []],
  ['delivered', order('cancelled'), []],
  ['came_back', order('delivered', [], true), []],
])('%s moves an order accordingly', (event, given, steps) => {
  expect(after(given, event).steps).toEqual(steps)
})

test('an order that is collected ignores courier events', () => {
  expect(stepByEvent({ ...order('in_production'), fulfilment: 'collect' }, 'delivered')).toBeUndefined()
})

test('in whatever order and however often events arrive, an order never moves backwards and no step is taken twice', () => {
  const events = fc.array(fc.constantFrom(...Kinds.options), { maxLength: 12 })
  fc.assert(
    fc.property(events, fc.boolean(), (told, endsUnpaid) => {
      let current = order('in_production', [], endsUnpaid)
      const steps: string[] = []
      for (const each of told) {
        const before = orderStatuses.indexOf(current.status)
        const next = after(current, each)
        steps.push(...next.steps)
        expect(orderStatuses.indexOf(next.order.status)).toBeGreaterThanOrEqual(before)
        current = next.order
      }
      expect(new Set(steps).size).toBe(steps.length)
      if (told.at(-1) === 'delivered' && current.status !== 'cancelled') expect(current.status).toBe('delivered')
    }),
  )
})
