import * as z from 'zod/mini'
import { Email } from '../../accounts/email.ts'
import { normalisePhone } from '../../accounts/phone.ts'
import { isOrderId } from '../../order-id-form.ts'

/**
 * Normalises an order number as people type it: lower case, spaces and dashes are accepted, and letters outside its alphabet become the digits they
 * resemble.
 */
export function readOrderNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s#-]/g, '')
  return plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Returns a phone number as E.164 or an email as it is stored; undefined for anything else. */
export function readContact(typed: string): string | undefined {
  return typed.includes('@') ? z.safeParse(Email, typed).data : normalisePhone(typed)
}

const typed = z.string().check(z.trim(), z.maxLength(254))

/** POST /api/track-order */
export const TrackOrderRequest = z.object({
  orderId: z.pipe(
    typed.check(
      z.refine((number) => isOrderId(readOrderNumber(number)), {
        error: 'Please enter the order number, such as TS7K2M9QX4RD',
      }),
    ),
    z.transform(readOrderNumber),
  ),
  contact: z.pipe(
    typed.check(
      z.refine((contact) => readContact(contact) !== undefined, {
        error: 'Please enter the phone number or email of the order',
      }),
    ),
    z.transform((contact: string) => readContact(contact) ?? contact),
  ),
})
export type TrackOrderRequest = z.input<typeof TrackOrderRequest>

/** The order found, and a secret that opens it. */
export const TrackedOrder = z.object({ _id: z.string(), trackingToken: z.string() })

/** The error for both an unknown order number and a wrong phone or email, so that neither can be guessed. */
export const orderNotTracked = 'We could not find an order with this number and this phone or email. Please check both.'
