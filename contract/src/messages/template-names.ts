import * as z from 'zod/mini'

/** The registered names of the text messages; their texts are in `message-templates.ts`, which is loaded only for sending. */
export const templateNames = [
  'order_placed',
  'order_to_confirm',
  'order_paid',
  'proof_ready',
  'balance_due',
  'payment_asked',
  'order_dispatched',
  'order_delivered',
  'order_refunded',
] as const
export const TemplateName = z.enum(templateNames)
export type TemplateName = z.infer<typeof TemplateName>
