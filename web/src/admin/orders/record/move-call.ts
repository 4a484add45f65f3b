import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { Shipment } from '@teeshala/contract/orders/shipment'
import { isWorkshop, statusOf, workshopWordOf } from '@teeshala/contract/orders/status-words'
import { api } from '../../../shared/api/api.ts'
import { type Move, owesCash } from './order-moves.ts'

/** The move of an order, and the note to its customer. */
export type Moving = {
  request: Move['request']
  note: string
  shipment?: Shipment | undefined
  /** Whether outstanding cash was received with it. */
  takesCash?: boolean
  /** Whether the pieces of a returned parcel go back into stock. */
  isBackInStock?: boolean
}

/**
 * Moves an order if it still has the status on screen. Bulk and print orders have their own calls
 * with the workshop's status names.
 */
export function moveCall(order: AnyOrder, moving: Moving): Promise<AnyOrder> {
  const { request: asked, note, shipment, takesCash, isBackInStock = false } = moving
  const params = { id: order._id }
  const word = note.trim() ? { note } : {}
  if ('outForDelivery' in asked) return api('noteOutForDelivery', { params, body: word })
  if ('cameBack' in asked) return api('receiveCameBack', { params, body: { isBackInStock, ...word } })
  const seen = 'status' in asked ? { ...asked, expectedStatus: statusOf(order) } : asked
  const request = takesCash && owesCash(order) ? { ...seen, paymentStatus: 'paid' as const } : seen
  const said = { ...word, ...(shipment && { shipment }) }
  if (!isWorkshop(order.kind)) return api('moveOrder', { params, body: { ...request, ...said } })
  const inItsWords =
    'status' in request
      ? {
          ...request,
          status: workshopWordOf(request.status),
          expectedStatus: workshopWordOf(request.expectedStatus),
        }
      : request
  return api(order.kind === 'print' ? 'movePrintOrder' : 'moveBulkOrder', { params, body: { ...inItsWords, ...said } })
}
