/** The audit log of the seeded orders, and the staff notes about them. */
import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { StoredOrderNote } from '@teeshala/contract/orders/order-note'
import type { StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import { hoursAfter } from '../orders/calendar.ts'
import { seedOrderId } from '../orders/order-ids.ts'
import { admin } from './people.ts'

type Seeded = readonly (readonly [path: string, order: object])[]

/** Returns an audit log entry for every move by staff, with the time in the order's timeline. */
export function auditDocuments(orders: Seeded): [path: string, entry: StoredAuditEntry][] {
  return orders.flatMap(([path, order]) => {
    const { timeline } = order as { timeline: readonly StoredTimelineEntry[] }
    const moves = timeline.filter(({ kind }) => kind === 'status')
    return moves.flatMap(({ by, to, at }, index): [string, StoredAuditEntry][] => {
      if (by !== 'staff') return []
      const [, id = ''] = path.split('/')
      const details = { from: { status: moves[index - 1]?.to ?? '' }, to: { status: to } }
      return [
        [
          `auditLog/${id}-${index}`,
          {
            at,
            actorId: admin.uid,
            actorName: admin.name,
            action: 'order.moved',
            target: path,
            details,
            kind: 'order',
          },
        ],
      ]
    })
  })
}

const notes: readonly (readonly [path: string, hours: number, text: string, isForPress?: true])[] = [
  [`orders/${seedOrderId('TS', 1)}`, 4, 'Customer asked on the phone for delivery after 6 pm.'],
  [
    `orders/${seedOrderId('TS', 1)}`,
    21,
    'Royal blue polos come from batch B-114; check the shade against the sample.',
    true,
  ],
  [`orders/${seedOrderId('TS', 5)}`, 5, 'Wrong size ordered. Will order again in L.'],
  [`orders/${seedOrderId('TB', 1)}`, 3, 'School wants all four cartons on one delivery, before sports day.'],
]

/** The staff's notes, some hours after each order came in. */
export function noteDocuments(orders: Seeded): [path: string, note: StoredOrderNote][] {
  const placedAt = new Map(orders.map(([path, order]) => [path, (order as { createdAt: Date }).createdAt]))
  return notes.map(([path, hours, text, isForPress = false], index) => {
    const createdAt = placedAt.get(path)
    if (!createdAt) throw new RangeError(`No order ${path} in the seed`)
    const at = hoursAfter(createdAt, hours)
    return [`${path}/notes/note-${index + 1}`, { text, authorId: admin.uid, authorName: admin.name, at, isForPress }]
  })
}
