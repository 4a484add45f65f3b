import * as z from 'zod/mini'
import type { CallShapes } from '../../api/call-shape.ts'
import { OrderId } from '../../ids.ts'
import { BuyerAddress, EInvoiceState } from './stored-e-invoice.ts'

const order = { id: OrderId }

/** The e-invoice registrations of an order's documents; empty if they are not registered. */
export const EInvoices = z.object({
  /** One for each tax document. */
  papers: z.array(
    z.object({
      number: z.string(),
      state: EInvoiceState,
      irn: z.optional(z.string()),
      ackNumber: z.optional(z.string()),
      ackAt: z.optional(z.iso.datetime()),
      /** Why the last attempt failed, if it did. */
      reason: z.optional(z.string()),
      needsAddress: z.boolean(),
    }),
  ),
  /** Until when all of them can be cancelled, for an order whose invoice was credited in full. */
  cancellableUntil: z.optional(z.iso.datetime()),
})
export type EInvoices = z.infer<typeof EInvoices>

/** POST /api/admin/order/{id}/e-invoices: retries refused registrations, with the company's address if that was missing. */
export const RegisterEInvoicesRequest = z.object({ buyerAddress: z.optional(BuyerAddress) })
export type RegisterEInvoicesRequest = z.infer<typeof RegisterEInvoicesRequest>

export const eInvoiceCalls = {
  readEInvoices: { params: order, answer: EInvoices },
  registerEInvoices: { params: order, body: RegisterEInvoicesRequest, answer: EInvoices },
  cancelEInvoices: { params: order, answer: EInvoices },
} as const satisfies Partial<CallShapes>
