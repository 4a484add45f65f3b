import * as z from 'zod/mini'
import type { CallShapes } from '../../api/call-shape.ts'
import { OrderId } from '../../ids.ts'
import { BuyerAddress, EInvoiceState } from './stored-e-invoice.ts'

const order = { id: OrderId }

/** The registrations of an order's papers; none where its papers are not registered. */
export const EInvoices = z.object({
  papers: z.array(
    z.object({
      number: z.string(),
      state: EInvoiceState,
      irn: z.optional(z.string()),
      ackNumber: z.optional(z.string()),
      ackAt: z.optional(z.iso.datetime()),
      /** Why the last try came to nothing, where it did. */
      reason: z.optional(z.string()),
      needsAddress: z.boolean(),
    }),
  ),
  /** Until when all of them can be cancelled, of an order whose invoice was taken back. */
  cancellableUntil: z.optional(z.iso.datetime()),
})
export type EInvoices = z.infer<typeof EInvoices>

/** POST /api/admin/order/{id}/e-invoices: tries once more what was refused, with the company's address where that was missing. */
export const RegisterEInvoicesRequest = z.object({ buyerAddress: z.optional(BuyerAddress) })
export type RegisterEInvoicesRequest = z.infer<typeof RegisterEInvoicesRequest>

export const eInvoiceCalls = {
  readEInvoices: { params: order, answer: EInvoices },
  registerEInvoices: { params: order, body: RegisterEInvoicesRequest, answer: EInvoices },
  cancelEInvoices: { params: order, answer: EInvoices },
} as const satisfies Partial<CallShapes>
