import { orderOfReference } from '@teeshala/contract/payments/gateway/payment-link'
import * as z from 'zod/mini'
import { sha256 } from '../../crypto/sha256.ts'
import { isSignedBy } from '../../crypto/signatures.ts'
import { AppError } from '../../errors/app-error.ts'
import type { GatewayEvent } from '../../ports/payment-gateway.ts'
import { PaymentEntity, paymentOf } from './razorpay-entities.ts'

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: PaymentEntity })),
    payment_link: z.optional(z.object({ entity: z.object({ reference_id: z.nullish(z.string()) }) })),
  }),
})

/**
 * Reads a webhook message. The signature covers the raw bytes, so it is checked first. The event id is in a header outside the signature: it only
 * identifies duplicates and never decides anything.
 */
export function readRazorpayEvent(
  secret: string,
  rawBody: Uint8Array,
  header: (name: string) => string | undefined,
): GatewayEvent | undefined {
  if (!isSignedBy(secret, rawBody, header('x-razorpay-signature') ?? '')) {
    throw new AppError('INVALID_INPUT', 'The signature is not valid')
  }
  const event = Event.safeParse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
  if (!event.success) return undefined
  const { payment, payment_link } = event.data.payload
  const reference = payment_link?.entity.reference_id ?? ''
  const link = orderOfReference(reference) === undefined ? undefined : reference
  if (!payment && link === undefined) return undefined
  return {
    id: eventId(header('x-razorpay-event-id'), rawBody),
    kind: event.data.event,
    ...(payment && { payment: paymentOf(payment.entity) }),
    ...(link !== undefined && { link }),
  }
}

function eventId(given: string | undefined, rawBody: Uint8Array): string {
  if (given !== undefined && /^[A-Za-z0-9-]{1,100}$/.test(given)) return given
  return sha256(rawBody)
}
